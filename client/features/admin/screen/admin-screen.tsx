// The owner's workshop: add a book, see all books, delete one (specification, section 2), and say
// which words are taught whole. Its parts stand side by side, the books first.
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

/** A part that is fetched when it is first looked at. */
const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  screen(load, <Skeleton className="h-160 rounded-card" />);

const PhonogramMapPart = part(
  async () => (await import('../insights/phonogram-map-part.tsx')).PhonogramMapPart,
);
const ReadersPart = part(async () => (await import('../insights/readers-part.tsx')).ReadersPart);
const CatalogueFilePart = part(
  async () => (await import('../transfer/catalogue-file-part.tsx')).CatalogueFilePart,
);

export function AdminScreen() {
  const { leave, logOut } = useAdminSession();
  const [tab, showTab] = useAdminTab();
  const [isAsked, setIsAsked] = useState(false);
  const cards = useRef<PhonicsHandle>(null);
  // A book's words are mended in another part of the workshop, which has to be seen to be gone to.
  const phonics = useRef<PhonicsHandle>({
    teachWhole(...asked) {
      flushSync(() => showTab('phonics'));
      cards.current?.teachWhole(...asked);
    },
    sound(...asked) {
      flushSync(() => showTab('phonics'));
      cards.current?.sound(...asked);
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
            onClick={() => (hasUnsaved() || hasDrafts() ? setIsAsked(true) : logOut.mutate())}
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
        needed={['books', 'phonics']}
        parts={{
          books: (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <NewBookForm onSessionOver={leave} phonics={phonics} />
              <div className="min-w-0 lg:col-span-2">
                <AllBooks onSessionOver={leave} />
              </div>
            </div>
          ),
          phonics: (
            <PhonicsCards ref={cards} onSessionOver={leave} onReturn={() => showTab('books')} />
          ),
          map: <PhonogramMapPart onSessionOver={leave} />,
          readers: <ReadersPart onSessionOver={leave} />,
          file: <CatalogueFilePart onSessionOver={leave} />,
        }}
      />
      <LeaveQuestion />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Log out?"
        text="What you have typed and not saved is thrown away, so that nobody else finds it in this browser."
        confirm="Log out"
        destructive
        onConfirm={() => logOut.mutate()}
      />
    </Page>
  );
}
