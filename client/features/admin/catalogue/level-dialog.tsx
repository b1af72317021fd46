// Asks at which level books belong.
import { useState, type FormEvent } from 'react';
import type { Category } from '../../../../domain/levels.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { CategoryOptions } from './category-options.tsx';

interface Asked {
  /** The level that is proposed. */
  first: Category;
  onChoose: (category: Category) => void;
  onClose: () => void;
}

export function LevelDialog({ open, title, ...asked }: Asked & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={asked.onClose} title={title}>
      <LevelForm {...asked} />
    </Dialog>
  );
}

function LevelForm({ first, onChoose, onClose }: Asked) {
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
        hint="A book whose words do not fit the level needs a reason for it, which you can give when you edit it. A draft needs it only to be published."
      >
        <Select value={category} onChange={({ target }) => setCategory(target.value as Category)}>
          <CategoryOptions />
        </Select>
      </Field>
      <FormFoot submit="Set level" onCancel={onClose} />
    </form>
  );
}
