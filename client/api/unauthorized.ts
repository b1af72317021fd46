// What happens when the server no longer knows who is calling (specification, section 8).
import { isUnauthorized } from './api.ts';
import { returnPlace } from './return-place.ts';
import { toast } from '../ui/toast.tsx';

/** Time to read the message before the sign-in page opens, in milliseconds. */
const DELAY = 500;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Says that nobody is signed in (any more), and goes to the sign-in page, which takes this one's place: going
 * back from there would only lead to it again.
 */
export function sendToSignIn(): void {
  toast({
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
    destructive: true,
  });
  returnPlace.keep(location.pathname);
  // Several calls may be refused at once; one leads away.
  clearTimeout(leaving);
  leaving = setTimeout(() => location.replace('/api/login'), DELAY);
}

/** For a 401 it does that and answers true; for any other error false. */
export function handleUnauthorized(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  sendToSignIn();
  return true;
}
