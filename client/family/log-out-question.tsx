import { ConfirmDialog } from '../ui/dialog.tsx';

/** Says what signing out without a network means. */
export function LogOutQuestion({
  onClose,
  onConfirm,
}: {
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Sign out without a network?"
      text="The kept books leave this device, and signing in again needs a network. What was read and earned is sent then."
      confirm="Sign out"
      destructive
      onConfirm={onConfirm}
    />
  );
}
