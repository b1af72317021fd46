// The parts of the owner's workshop, each a tab: those that the role may open.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Role } from '../../../../domain/access.ts';
import { screen } from '../../../loading/screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AllBooks } from '../catalogue/all-books.tsx';
import { shelfPosition } from '../catalogue/shelf-position.ts';
import { fullView } from '../catalogue/use-table.ts';
import { guardStep } from '../drafts/guard-step.ts';
import { NewBookForm } from '../editor/new-book-form.tsx';
import { useSending } from '../incoming/use-sending.ts';
import { PhonicsCards, type PhonicsHandle } from '../phonics/phonics-cards.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { tabsOf, useAdminTab, type AdminTab } from './use-admin-tab.ts';

/** Loads the code of a part when its tab is first opened. */
const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  screen(load, <Skeleton className="h-160 rounded-card" />);

const BringInPart = lazyPart(
  async () => (await import('../incoming/bring-in-part.tsx')).BringInPart,
);
const RecordSoundsPart = lazyPart(
  async () => (await import('../recording/record-sounds-part.tsx')).RecordSoundsPart,
);
const PhonogramMapPart = lazyPart(
  async () => (await import('../insights/phonogram-map-part.tsx')).PhonogramMapPart,
);
const ReadersPart = lazyPart(
  async () => (await import('../insights/readers-part.tsx')).ReadersPart,
);
const FiguresPart = lazyPart(async () => (await import('../figures/figures-part.tsx')).FiguresPart);
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
  'bring-in': '/api/admin/incoming',
  'how-it-goes': '/api/admin/figures',
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
  useSending(onSessionOver);
  /** Counts how often the drafts were asked for; the table begins anew then. */
  const [draftsShown, setDraftsShown] = useState(0);
  const showDrafts = () =>
    guardStep(() => {
      shelfPosition.save({ view: { ...fullView(), state: 'draft' }, bookId: '' });
      setDraftsShown(draftsShown + 1);
      showTab('books');
    });
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
  const showReaders = () => {
    flushSync(() => showTab('readers'));
    // The button that was pressed is hidden now.
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  };
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
              <AllBooks key={draftsShown} onSessionOver={onSessionOver} />
            </div>
          </div>
        ),
        'bring-in': <BringInPart onShowDrafts={showDrafts} onSessionOver={onSessionOver} />,
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
        'how-it-goes': <FiguresPart onShowReaders={showReaders} onSessionOver={onSessionOver} />,
        file: <CatalogueFilePart onSessionOver={onSessionOver} />,
        owners: <OwnersPart onSessionOver={onSessionOver} />,
        changes: <RecordPart onSessionOver={onSessionOver} />,
        'my-sign-in': <MySignInPart onSessionOver={onSessionOver} />,
      }}
    />
  );
}
