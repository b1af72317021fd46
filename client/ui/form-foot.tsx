import { Button } from './button.tsx';

/** The end of a form in a dialog: 'Cancel', and the button that submits. What is on its way cannot be cancelled. */
export function FormFoot({
  submit,
  onCancel,
  busy = false,
  ...rest
}: {
  /** The label of the button that submits. */
  submit: string;
  onCancel: () => void;
  busy?: boolean;
  busyText?: string;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} {...rest}>
        {submit}
      </Button>
    </div>
  );
}
