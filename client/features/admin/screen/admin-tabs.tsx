// The parts of the workshop, one at a time. A part is drawn when it is first looked at, and keeps what
// was typed or chosen in it while another is looked at.
import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { adminTabs, type AdminTab } from './use-admin-tab.ts';

const names: Record<AdminTab, string> = {
  books: 'Books',
  phonics: 'Phonics',
  map: 'Map',
  readers: 'Readers',
  file: 'Catalogue file',
};

export function AdminTabs({
  tab,
  onShow,
  needed,
  parts,
}: {
  tab: AdminTab;
  onShow: (tab: AdminTab) => void;
  /** Those that are there from the beginning, because another one leads into them. */
  needed: readonly AdminTab[];
  parts: Record<AdminTab, ReactNode>;
}) {
  const [seen, setSeen] = useState<readonly AdminTab[]>([...needed, tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => onShow(next as AdminTab)}
      // The arrow keys go from name to name, and what is large is fetched by a press alone.
      activationMode="manual"
    >
      <Tabs.List aria-label="Parts of the workshop" className="mb-6 flex flex-wrap gap-2">
        {adminTabs.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-12 rounded-control border-2 border-line-strong bg-page px-4 font-display font-semibold text-ink-soft transition-colors hover:bg-paper-deep data-[state=active]:border-sea-deep data-[state=active]:bg-sea data-[state=active]:text-page"
          >
            {names[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {adminTabs
        .filter((name) => seen.includes(name))
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
