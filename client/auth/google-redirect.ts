// Where popups are blocked, the page leaves for Google. This tab records that, so the page that comes back
// finishes the sign-in.
import { saveItemOrThrow } from '../browser/storages.ts';
import { toast } from '../ui/toast.tsx';

const KEY = 'sign_in_redirect';

export const googleRedirect = {
  isPending: (): boolean => sessionStorage.getItem(KEY) !== null,
  note: (): void => saveItemOrThrow(sessionStorage, KEY, 'pending'),
  drop: (): void => sessionStorage.removeItem(KEY),
};

export function toastGoogleSignIn(): void {
  toast({ title: 'Welcome!', text: 'Successfully signed in with Google' });
}
