// The open tab of the admin screen, stored in the URL's hash, as in /admin#phonics. The browser's back button leaves the
// admin screen instead of going back through the tabs.
import { useEffect, useState } from 'react';

/** In display order. The first tab has no hash. */
export const adminTabs = ['books', 'phonics', 'sounds', 'map', 'readers', 'file'] as const;

export type AdminTab = (typeof adminTabs)[number];

/** Returns the tab for a URL's hash, or the first tab for an unknown hash. */
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
