// Logs a family out, by 'Logout' or 'Sign Out'. Without a network somebody is asked first: the kept books go, and nobody can
// sign in again there.
import { useState } from 'react';
import { useSession } from '../auth/session.tsx';
import { askFirst } from '../grown-ups/ask-first.ts';
import { useIsCutOff } from '../offline/cut-off.ts';
import { screen } from '../loading/screen.tsx';
import type { Elements } from '../ui/elements.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';

/** Hardly ever asked: its code is fetched then, from the worker. */
const LogOutQuestion = screen(
  async () => (await import('./log-out-question.tsx')).LogOutQuestion,
  null,
);

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
    question: isAsking && <LogOutQuestion onClose={() => setIsAsking(false)} onConfirm={leave} />,
  };
}
