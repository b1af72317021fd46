// Handles a 401: the server no longer recognises the caller (specification, section 8).
import { isUnauthorized } from './api.ts';
import { returnPath } from './return-path.ts';
import { toast } from '../ui/toast.tsx';

/** Time to read the message before the sign-in page opens, in milliseconds. */
const DELAY = 500;
let redirectTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message and redirects to the sign-in page. It replaces this history entry, because going back would
 * only redirect again.
 */
export function sendToSignIn(): void {
  toast({
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
    destructive: true,
  });
  returnPath.save(location.pathname);
  // Several calls may fail at once; redirect only once.
  clearTimeout(redirectTimer);
  redirectTimer = setTimeout(() => location.replace('/api/login'), DELAY);
}

/** Calls `sendToSignIn` and returns true for a 401; returns false for any other error. */
export function handleUnauthorized(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  sendToSignIn();
  return true;
}
