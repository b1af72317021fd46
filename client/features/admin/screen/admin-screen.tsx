// The owner's admin screen (specification, section 2): add, list, edit and delete books, edit the phonics data, see the
// insights, and look after the owners. Each part is a tab.
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Page } from '../../../ui/page.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { hasUnsaved } from '../../../browser/unsaved.ts';
import { hasDrafts } from '../drafts/drafts.ts';
import { SHOWN_ONCE } from '../drafts/shown-once.ts';
import { UNSAVED_ORDER } from '../drafts/unsaved-order.ts';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import { isSending, sendQueue } from '../incoming/sending.ts';
import { useAdminSession } from '../login/use-admin-session.ts';
import { RoleGate } from './role-gate.tsx';
import { Workshop } from './workshop.tsx';

const TYPED =
  'What you have typed and not saved is deleted, so that nobody else finds it in this browser.';

const SENDING = 'Files that are on their way stop. Choose them again to go on.';

/** Returns what is lost when the owner logs out now. */
function lossAtLogOut(): string {
  const isTyped = hasUnsaved('typed') || hasDrafts();
  return [
    hasUnsaved('shown-once') ? SHOWN_ONCE : '',
    hasUnsaved('order') ? UNSAVED_ORDER : '',
    isSending() ? SENDING : '',
    isTyped ? TYPED : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export function AdminScreen() {
  const { endSession, logOut } = useAdminSession();
  /** What would be lost, while the owner is asked whether to log out. */
  const [loss, setLoss] = useState('');
  const leave = () => {
    sendQueue.dropAll();
    logOut.mutate();
  };
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
            onClick={() => {
              const lost = lossAtLogOut();
              if (lost === '') leave();
              else setLoss(lost);
            }}
          >
            <LogOut aria-hidden="true" />
            Log out
          </Button>
        </SiteHeader>
      }
      heading="Library Admin"
    >
      <RoleGate onSessionOver={endSession}>
        {(role) => <Workshop role={role} onSessionOver={endSession} />}
      </RoleGate>
      <LeaveQuestion />
      <ConfirmDialog
        open={loss !== ''}
        onClose={() => setLoss('')}
        title="Log out?"
        text={loss}
        confirm="Log out"
        destructive
        onConfirm={leave}
      />
    </Page>
  );
}
