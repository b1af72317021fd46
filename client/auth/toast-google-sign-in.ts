import { toast } from '../ui/toast.tsx';

/** Says that a sign-in with Google has succeeded, in a popup or after a redirect. */
export function toastGoogleSignIn(): void {
  toast({ title: 'Welcome!', text: 'Successfully signed in with Google' });
}
