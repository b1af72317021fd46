// Asks at which level books belong.
import { useState, type FormEvent } from 'react';
import { categories, levelNames, levelOf, type Category } from '../../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';

export function LevelDialog({
  open,
  title,
  first,
  onChoose,
  onClose,
}: {
  open: boolean;
  title: string;
  /** The level that is proposed. */
  first: Category;
  onChoose: (category: Category) => void;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <LevelForm {...{ first, onChoose, onClose }} />
    </Dialog>
  );
}

function LevelForm({
  first,
  onChoose,
  onClose,
}: {
  first: Category;
  onChoose: (category: Category) => void;
  onClose: () => void;
}) {
  const [category, setCategory] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onChoose(category);
  };
  return (
    <form className="flex flex-col gap-5" onSubmit={submit}>
      <Field
        label="Level"
        hint="A book whose words do not fit the level needs a reason for it, which you can give when you edit it."
      >
        <Select value={category} onChange={({ target }) => setCategory(target.value as Category)}>
          {categories.map((one) => (
            <option key={one} value={one}>
              {`Level ${levelOf(one)}: ${levelNames[one]}`}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Set level</Button>
      </div>
    </form>
  );
}
