// The dialogs that add a child to the family, and change a child's profile.
import type { Student } from '../../../contracts/students.ts';
import { useAddChild, useChangeChild } from '../../family/family-changes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { ChildForm } from './child-form.tsx';
import { changesOf, changesResolver, newChildResolver } from './child-values.ts';

/** `onAdded` is called before the dialog closes. */
export function AddChildDialog({
  onAdded,
  onClose,
}: {
  onAdded: (child: Student) => void;
  onClose: () => void;
}) {
  const add = useAddChild();
  return (
    <Dialog
      open
      // What is on its way would close another dialog later.
      {...(!add.isPending && { onClose })}
      title="Add a child"
      description="With books, stars and a place in each book of their own."
    >
      <ChildForm
        child={null}
        resolver={newChildResolver}
        save={async (child) => {
          const added = await add.mutateAsync(child);
          const name = added.firstName ?? 'The child';
          toast({
            title: `${name} is in your family`,
            text: `To read as ${name}, choose ${name} here or in the library.`,
          });
          onAdded(added);
          onClose();
        }}
        submit="Add this child"
        busyText="Adding..."
        onCancel={onClose}
      />
    </Dialog>
  );
}

export function ChangeChildDialog({ child, onClose }: { child: Student; onClose: () => void }) {
  const change = useChangeChild(child);
  return (
    <Dialog
      open
      {...(!change.isPending && { onClose })}
      title={`Change ${child.firstName ?? 'the profile'}`}
    >
      <ChildForm
        child={child}
        resolver={changesResolver(child)}
        save={async (fields) => {
          const changes = changesOf(child, fields);
          if (changes !== null) await change.mutateAsync(changes);
          onClose();
        }}
        submit="Save"
        busyText="Saving..."
        onCancel={onClose}
      />
    </Dialog>
  );
}
