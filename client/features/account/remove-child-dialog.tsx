import { useState } from 'react';
import type { Student } from '../../../contracts/students.ts';
import { messageOf } from '../../api/api.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { useRemoveChild } from '../../family/family-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { toast } from '../../ui/toast.tsx';
import { namesOf } from './children-copy.ts';

/** Says what is lost and what stays. `onRemoved` is called after the child has left the page. */
export function RemoveChildDialog({
  child,
  others,
  onRemoved,
  onClose,
}: {
  child: Student;
  others: readonly Student[];
  onRemoved: () => void;
  onClose: () => void;
}) {
  const remove = useRemoveChild(child);
  const [problem, setProblem] = useState<string | null>(null);
  const name = child.firstName ?? 'this child';

  async function onConfirm(): Promise<void> {
    setProblem(null);
    try {
      await remove.mutateAsync();
      onRemoved();
      toast({ title: `${name} is removed`, text: 'Nothing else of your family has changed.' });
    } catch (error) {
      if (handleUnauthorized(error)) return;
      setProblem(messageOf(error, `Failed to remove ${name}. Please try again.`));
    }
  }

  return (
    <Dialog
      open
      // Not while the child is being removed.
      {...(!remove.isPending && { onClose })}
      title={`Remove ${name}?`}
      description={`Everything the library keeps about ${name} is deleted for good.`}
    >
      <ul className="ml-5 flex list-disc flex-col gap-1.5">
        <li>{`The gold stars and achievements of ${name} are lost.`}</li>
        <li>
          So are the place in each book, the reading days, the words to practise and settings.
        </li>
        <li>{`${namesOf(others)} and your subscription stay as they are.`}</li>
      </ul>
      {problem !== null && <ErrorMessage>{problem}</ErrorMessage>}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={remove.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          busyText="Removing..."
          onClick={() => void onConfirm()}
        >
          {`Remove ${name}`}
        </Button>
      </div>
    </Dialog>
  );
}
