import { messageOf } from '../../../api/api.ts';
import { toast } from '../../../ui/toast.tsx';
import { isSessionOver } from './use-admin-session.ts';

/** Says that an owner's action failed, and why. `failed` is its title, such as 'Failed to delete book'. */
export function toastOwnerFailure(
  error: unknown,
  failed: string,
  onSessionOver: (failed: string) => void,
): void {
  if (isSessionOver(error)) return onSessionOver(failed);
  const text = messageOf(error, 'Please try again in a moment.');
  toast({ title: failed, text, destructive: true });
}
