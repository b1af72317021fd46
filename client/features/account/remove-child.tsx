import { useState } from 'react';
import type { Student } from '../../../contracts/students.ts';
import { Button } from '../../ui/button.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { RemoveChildDialog } from './remove-child-dialog.tsx';

/** Renders nothing for the last child: a family has at least one. */
export function RemoveChild({
  child,
  family,
  onRemoved,
}: {
  child: Student | null;
  family: readonly Student[];
  onRemoved: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const returnFocusTo = useReturnFocus(isAsking);
  if (child === null || family.length < 2) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="mt-4 -ml-3 text-loss! hover:bg-loss-wash!"
        onClick={({ currentTarget }) => {
          returnFocusTo(currentTarget);
          setIsAsking(true);
        }}
      >
        {`Remove ${child.firstName ?? 'this child'}…`}
      </Button>
      {isAsking && (
        <RemoveChildDialog
          child={child}
          others={family.filter(({ id }) => id !== child.id)}
          onRemoved={onRemoved}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
