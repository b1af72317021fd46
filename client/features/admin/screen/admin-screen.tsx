// The owner's admin screen (specification, section 2): add, list, edit and delete books, edit the phonics data, and see
// the insights. Each part is a tab.
import { LogOut } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Page } from '../../../ui/page.tsx';
import { screen } from '../../../loading/screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { hasUnsaved } from '../../../browser/unsaved.ts';
import { AdminTabs } from './admin-tabs.tsx';
import { AllBooks } from '../catalogue/all-books.tsx';
import { hasDrafts } from '../drafts/drafts.ts';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import { NewBookForm } from '../editor/new-book-form.tsx';
import { PhonicsCards, type PhonicsHandle } from '../phonics/phonics-cards.tsx';
import { useAdminSession } from '../login/use-admin-session.ts';
import { useAdminTab } from './use-admin-tab.ts';

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

export function AdminScreen() {
  const { endSession, logOut } = useAdminSession();
  const [tab, showTab] = useAdminTab();
  const [isConfirmingLogOut, setIsConfirmingLogOut] = useState(false);
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
    <Page
      width="wide"
      header={
        <SiteHeader>
          <Button
            variant="quiet"
            className="px-3!"
            busy={logOut.isPending}
            busyText="Logging out..."
            onClick={() =>
              hasUnsaved() || hasDrafts() ? setIsConfirmingLogOut(true) : logOut.mutate()
            }
          >
            <LogOut aria-hidden="true" />
            Log out
          </Button>
        </SiteHeader>
      }
      heading="Library Admin"
    >
      <AdminTabs
        tab={tab}
        onShow={showTab}
        preloaded={['books', 'phonics']}
        parts={{
          books: (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <NewBookForm onSessionOver={endSession} phonics={phonics} />
              <div className="min-w-0 lg:col-span-2">
                <AllBooks onSessionOver={endSession} />
              </div>
            </div>
          ),
          phonics: (
            <PhonicsCards
              ref={cards}
              onSessionOver={endSession}
              onReturn={() => showTab('books')}
            />
          ),
          sounds: <RecordSoundsPart onSessionOver={endSession} />,
          map: <PhonogramMapPart onSessionOver={endSession} />,
          readers: <ReadersPart onSessionOver={endSession} />,
          file: <CatalogueFilePart onSessionOver={endSession} />,
        }}
      />
      <LeaveQuestion />
      <ConfirmDialog
        open={isConfirmingLogOut}
        onClose={() => setIsConfirmingLogOut(false)}
        title="Log out?"
        text="What you have typed and not saved is deleted, so that nobody else finds it in this browser."
        confirm="Log out"
        destructive
        onConfirm={() => logOut.mutate()}
      />
    </Page>
  );
}
