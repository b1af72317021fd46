// Asks to which series the selected books belong.
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { bulkBody, type BulkChange } from '../../../../contracts/bulk-changes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { SeriesInput } from './series-input.tsx';
import { toSeriesNumber } from './series-number.ts';
import { seriesQuery } from './series-query.ts';

interface Asked {
  /** The selected books, in the order in which they are numbered. */
  ids: readonly string[];
  /** The series that is proposed; empty for none. */
  first: string;
  onChoose: (change: BulkChange) => void;
  onClose: () => void;
}

export function SeriesDialog({ open, title, ...asked }: Asked & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={asked.onClose} title={title}>
      <SeriesForm {...asked} />
    </Dialog>
  );
}

function SeriesForm({ ids, first, onChoose, onClose }: Asked) {
  const { data: known = [] } = useQuery(seriesQuery());
  const [series, setSeries] = useState(first);
  const [number, setNumber] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = { kind: 'series', series, firstNumber: toSeriesNumber(number) };
    const { data, error } = bulkBody.safeParse({ ids, change });
    if (error) {
      const messages = error.issues.map(({ path, message }) => [path.at(-1), message] as const);
      // The first message of each field is the one that counts.
      return setErrors(Object.fromEntries(messages.toReversed()));
    }
    onClose();
    onChoose(data.change);
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field
        label="Series"
        hint="Leave it empty to take the books out of their series."
        error={errors['series']}
      >
        <SeriesInput
          known={known}
          value={series}
          onChange={({ target }) => setSeries(target.value)}
        />
      </Field>
      <Field
        label="Number of the first book (optional)"
        hint="The others follow in the order of the table. Leave it empty to give no new numbers."
        error={errors['firstNumber']}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <FormFoot submit="Set series" onCancel={onClose} />
    </form>
  );
}
