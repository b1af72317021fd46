import { Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { TypedSounding } from '../drafts/drafts.ts';

/** A word and its sounding in the form of the soundings. */
export function SoundingRow({
  row,
  pathOf,
  edit,
  onChange,
  onRemove,
}: {
  row: TypedSounding;
  /** Returns the path of a field in the request body, which is also its name. */
  pathOf: (part: keyof TypedSounding) => string;
  edit: { issueAt: (path: string) => string | undefined; isSaving: boolean };
  onChange: (part: keyof TypedSounding, value: string) => void;
  onRemove: () => void;
}) {
  const inputProps = (part: keyof TypedSounding) => ({
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
    name: pathOf(part),
    value: row[part],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(part, target.value),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <Field label="Word" error={edit.issueAt(pathOf('word'))}>
        <TextInput {...inputProps('word')} />
      </Field>
      <Field
        label="Sounding"
        error={edit.issueAt(pathOf('sounding'))}
        className="max-sm:col-span-2"
      >
        <TextInput {...inputProps('sounding')} />
      </Field>
      <Button
        variant="quiet"
        disabled={edit.isSaving}
        className="mt-7 px-3! max-sm:col-start-2 max-sm:row-start-1 text-loss! hover:bg-loss-wash!"
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
        <span className="sr-only">{`Remove ${row.word || 'this word'}`}</span>
      </Button>
    </li>
  );
}
