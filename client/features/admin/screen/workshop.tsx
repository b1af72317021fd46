// The parts of the owner's workshop, each a tab: those that the role may open.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Role } from '../../../../domain/access.ts';
import { screen } from '../../../loading/screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AllBooks } from '../catalogue/all-books.tsx';
import { NewBookForm } from '../editor/new-book-form.tsx';
import { PhonicsCards, type PhonicsHandle } from '../phonics/phonics-cards.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { tabsOf, useAdminTab, type AdminTab } from './use-admin-tab.ts';

/** Loads the code of a part when its tab is first opened. */
const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  screen(load, <Skeleton className="h-160 rounded-card" />);

const RecordSoundsPart = lazyPart(
  async () => (await import('../recording/record-sounds-part.tsx')).RecordSoundsPart,
);
const PhonogramMapPart = lazyPart(
  async () => (await import('../insights/phonogram-map-part.tsx')).PhonogramMapPart,
);
const ReadersPart = lazyPart(
  async () => (await import('../insights/readers-part.tsx')).ReadersPart,
);
const CatalogueFilePart = lazyPart(
  async () => (await import('../transfer/catalogue-file-part.tsx')).CatalogueFilePart,
);
const OwnersPart = lazyPart(async () => (await import('../owners/owners-part.tsx')).OwnersPart);
const RecordPart = lazyPart(async () => (await import('../record/record-part.tsx')).RecordPart);
const MySignInPart = lazyPart(
  async () => (await import('../my-sign-in/my-sign-in-part.tsx')).MySignInPart,
);

/** What is read again each time its tab is shown: the owner, or somebody else, may have changed it meanwhile. */
const READ_AGAIN: Partial<Record<AdminTab, string>> = {
  owners: '/api/admin/owners',
  changes: '/api/admin/changes',
  'my-sign-in': '/api/admin/me/sessions',
};

function useReadAgain(tab: AdminTab): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const path = READ_AGAIN[tab];
    if (path === undefined) return;
    // A tab that is opened for the first time reads by itself.
    const filter = { queryKey: [path], type: 'active' } as const;
    void queryClient.refetchQueries(filter, { cancelRefetch: false });
  }, [tab, queryClient]);
}

export function Workshop({
  role,
  onSessionOver,
}: {
  role: Role;
  onSessionOver: (failure?: string) => void;
}) {
  const tabs = tabsOf(role);
  const [tab, showTab] = useAdminTab(tabs);
  useReadAgain(tab);
  const cards = useRef<PhonicsHandle>(null);
  // A book's words are edited in the phonics tab, which must be visible before it can take the focus.
  const phonics = useRef<PhonicsHandle>({
    teachWhole(...args) {
      flushSync(() => showTab('phonics'));
      cards.current?.teachWhole(...args);
    },
    sound(...args) {
      flushSync(() => showTab('phonics'));
      cards.current?.sound(...args);
    },
  });
  return (
    <AdminTabs
      tabs={tabs}
      tab={tab}
      onShow={showTab}
      preloaded={['books', 'phonics']}
      parts={{
        books: (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <NewBookForm onSessionOver={onSessionOver} phonics={phonics} />
            <div className="min-w-0 lg:col-span-2">
              <AllBooks onSessionOver={onSessionOver} />
            </div>
          </div>
        ),
        phonics: (
          <PhonicsCards
            ref={cards}
            onSessionOver={onSessionOver}
            onReturn={() => showTab('books')}
          />
        ),
        sounds: <RecordSoundsPart onSessionOver={onSessionOver} />,
        map: <PhonogramMapPart onSessionOver={onSessionOver} />,
        readers: <ReadersPart onSessionOver={onSessionOver} />,
        file: <CatalogueFilePart onSessionOver={onSessionOver} />,
        owners: <OwnersPart onSessionOver={onSessionOver} />,
        changes: <RecordPart onSessionOver={onSessionOver} />,
        'my-sign-in': <MySignInPart onSessionOver={onSessionOver} />,
      }}
    />
  );
}
