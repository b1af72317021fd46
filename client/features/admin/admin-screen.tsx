// The owner's workshop: add a book, see all books, delete one (specification, section 2), and say
// which words are taught whole.
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { AllBooks } from './all-books.tsx';
import { NewBookForm } from './new-book-form.tsx';
import { PhonicsCards, type PhonicsHandle } from './phonics-cards.tsx';
import { useAdminSession } from './use-admin-session.ts';

export function AdminScreen() {
  const { leave, logOut } = useAdminSession();
  const phonics = useRef<PhonicsHandle>(null);
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
            onClick={() => logOut.mutate()}
          >
            <LogOut aria-hidden="true" />
            Log out
          </Button>
        </SiteHeader>
      }
      heading="Library Admin"
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <NewBookForm onSessionOver={leave} phonics={phonics} />
        <div className="min-w-0 lg:col-span-2">
          <AllBooks onSessionOver={leave} />
        </div>
        <PhonicsCards ref={phonics} onSessionOver={leave} />
      </div>
    </Page>
  );
}
