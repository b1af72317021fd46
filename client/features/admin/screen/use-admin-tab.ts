// Which part of the workshop is shown. The address remembers it, as in /admin#phonics; the browser's
// way back leads out of the workshop, not through its parts.
import { useEffect, useState } from 'react';

/** In the order in which they stand; the first needs no name in the address. */
export const adminTabs = ['books', 'phonics', 'map', 'readers', 'file'] as const;

export type AdminTab = (typeof adminTabs)[number];

/** The part that an address' hash names; what it does not know is the first one. */
export function tabOf(hash: string): AdminTab {
  return adminTabs.find((tab) => `#${tab}` === hash) ?? adminTabs[0];
}

export function useAdminTab(): [AdminTab, (tab: AdminTab) => void] {
  const [tab, setTab] = useState(() => tabOf(location.hash));

  useEffect(() => {
    const follow = () => setTab(tabOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const show = (next: AdminTab) => {
    const hash = next === adminTabs[0] ? '' : `#${next}`;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    setTab(next);
  };
  return [tab, show];
}
