// The tabs of the admin screen. A tab is rendered when it is first opened, and keeps its state while another is open.
import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AdminTab } from './use-admin-tab.ts';

const names: Record<AdminTab, string> = {
  books: 'Books',
  'bring-in': 'Bring in',
  phonics: 'Phonics',
  sounds: 'Sounds',
  map: 'Map',
  readers: 'Readers',
  'how-it-goes': 'How it goes',
  file: 'Catalogue file',
  owners: 'Owners',
  changes: 'Changes',
  'my-sign-in': 'My sign-in',
};

export function AdminTabs({
  tabs,
  tab,
  onShow,
  preloaded,
  parts,
}: {
  /** The tabs there are, in display order. */
  tabs: readonly AdminTab[];
  tab: AdminTab;
  onShow: (tab: AdminTab) => void;
  /** The tabs rendered from the beginning, because other tabs use them. */
  preloaded: readonly AdminTab[];
  parts: Record<AdminTab, ReactNode>;
}) {
  const [visited, setVisited] = useState<readonly AdminTab[]>([...preloaded, tab]);
  if (!visited.includes(tab)) setVisited([...visited, tab]);
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(tabs.length);
  // Tabs go with the role of whoever is signed in, and with them what had the focus.
  useEffect(() => {
    const hasLost = tabs.length < known.current && document.activeElement === document.body;
    known.current = tabs.length;
    if (hasLost) list.current?.querySelector<HTMLElement>('[data-state=active]')?.focus();
  }, [tabs.length]);
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => onShow(next as AdminTab)}
      // The arrow keys move between tabs. A tab opens, and fetches its code, only when it is pressed.
      activationMode="manual"
    >
      <Tabs.List
        ref={list}
        aria-label="Parts of the workshop"
        className="mb-6 flex flex-wrap gap-2"
      >
        {tabs.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-12 rounded-control border-2 border-line-strong bg-page px-4 font-display font-semibold text-ink-soft transition-colors hover:bg-paper-deep data-[state=active]:border-sea-deep data-[state=active]:bg-sea data-[state=active]:text-page"
          >
            {names[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs
        .filter((name) => visited.includes(name))
        .map((name) => (
          <Tabs.Content
            key={name}
            value={name}
            forceMount
            hidden={name !== tab}
            className="rounded-card"
          >
            {parts[name]}
          </Tabs.Content>
        ))}
    </Tabs.Root>
  );
}
