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
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import { useAdminSession } from '../login/use-admin-session.ts';
import { RoleGate } from './role-gate.tsx';
import { Workshop } from './workshop.tsx';

export function AdminScreen() {
  const { endSession, logOut } = useAdminSession();
  const [isConfirmingLogOut, setIsConfirmingLogOut] = useState(false);
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
      <RoleGate onSessionOver={endSession}>
        {(role) => <Workshop role={role} onSessionOver={endSession} />}
      </RoleGate>
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
