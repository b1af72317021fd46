// The open tab of the admin screen, stored in the URL's hash, as in /admin#phonics. The browser's back button leaves the
// admin screen instead of going back through the tabs.
import { useEffect, useState } from 'react';
import type { Role } from '../../../../domain/access.ts';

/** In display order. The first tab has no hash. */
export const adminTabs = [
  'books',
  'bring-in',
  'phonics',
  'sounds',
  'map',
  'readers',
  'how-it-goes',
  'file',
  'owners',
  'changes',
  'my-sign-in',
] as const;

export type AdminTab = (typeof adminTabs)[number];

const OWNERS_TABS: readonly AdminTab[] = ['readers', 'how-it-goes', 'file', 'owners', 'changes'];

/** Returns the tabs that a role may open. */
export const tabsOf = (role: Role): readonly AdminTab[] =>
  adminTabs.filter((tab) => role === 'owner' || !OWNERS_TABS.includes(tab));

/** Returns the tab for a URL's hash, or the first tab for a hash that is none of `tabs`. */
export function tabOf(hash: string, tabs: readonly AdminTab[] = adminTabs): AdminTab {
  return tabs.find((tab) => `#${tab}` === hash) ?? adminTabs[0];
}

/** The open tab among `tabs`, and what opens another. */
export function useAdminTab(tabs: readonly AdminTab[]): [AdminTab, (tab: AdminTab) => void] {
  const [hash, setHash] = useState(() => location.hash);

  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const show = (next: AdminTab) => {
    const nextHash = next === adminTabs[0] ? '' : `#${next}`;
    history.replaceState(history.state, '', location.pathname + location.search + nextHash);
    setHash(nextHash);
  };
  return [tabOf(hash, tabs), show];
}
