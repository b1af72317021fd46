// Logs a family out, by 'Logout' or 'Sign Out'. Without a network somebody is asked first: the kept books go, and nobody can
// sign in again there.
import { useState } from 'react';
import { useSession } from '../auth/session.tsx';
import { askFirst } from '../grown-ups/ask-first.ts';
import { useIsCutOff } from '../offline/cut-off.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import type { Elements } from '../ui/elements.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';

/** Returns what a button does, and the question, which the screen shows. `onLoggedOut` follows a logout. */
export function useLogOut(onLoggedOut = () => {}): { logOut: () => void; question: Elements } {
  const { signOut } = useSession();
  const isCutOff = useIsCutOff();
  const [isAsking, setIsAsking] = useState(false);
  const returnFocusTo = useReturnFocus(isAsking);
  const leave = () => {
    void signOut();
    onLoggedOut();
  };
  const ask = () => {
    returnFocusTo(document.activeElement);
    setIsAsking(true);
  };
  return {
    logOut: () => askFirst(isCutOff ? ask : leave),
    question: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Sign out without a network?"
        text="The kept books leave this device, and signing in again needs a network. What was read and earned is sent then."
        confirm="Sign out"
        destructive
        onConfirm={leave}
      />
    ),
  };
}
