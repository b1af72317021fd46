// The token of an invitation. It comes in the hash of the link, which no server is sent, and leaves the address bar at once,
// so that it stays in no bookmark and on no screen that is shared. The history entry keeps it for a reload.
import { useEffect, useState } from 'react';
import { invitationLook } from '../../../../contracts/admin.ts';

function readToken(): string | null {
  const { invitation } = (history.state ?? {}) as { invitation?: unknown };
  const read = invitationLook.safeParse({ token: location.hash.slice(1) || invitation });
  return read.success ? read.data.token : null;
}

function clearAddress(): void {
  if (location.hash === '') return;
  history.replaceState({ invitation: location.hash.slice(1) }, '', location.pathname);
}

/** Lets a reload find no token any more, once the invitation is over. */
export const forgetToken = (): void => history.replaceState(null, '', location.pathname);

/** Returns the token, or null if this page was opened without one. */
export function useInvitationToken(): string | null {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    clearAddress();
    // A second link may be opened in the same tab.
    const follow = () => {
      setToken(readToken());
      clearAddress();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return token;
}
