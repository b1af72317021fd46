// Asks when books are published by themselves, in the library's time zone.
import { useState, type FormEvent } from 'react';
import { refusalOfSchedule } from '../../../../domain/book-states.ts';
import { localTimeOf, timeOfLocal, zoneInWords } from '../../../../domain/local-time.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { libraryTimeAndZone } from './state-copy.ts';

const DAY = 86_400_000;

/** Tomorrow at seven in the morning. */
const firstProposal = (timeZone: string) =>
  `${localTimeOf(Date.now() + DAY, timeZone).slice(0, 10)}T07:00`;

const refusalNow = (publishAt: number) => refusalOfSchedule(publishAt, Date.now());

function ScheduleForm({
  publishAt,
  onSchedule,
  onCancel,
}: {
  publishAt: number | null;
  onSchedule: (publishAt: number) => void;
  onCancel: () => void;
}) {
  const [timeZone] = useState(libraryTimeZone);
  const [local, setLocal] = useState(() =>
    publishAt === null ? firstProposal(timeZone) : localTimeOf(publishAt, timeZone),
  );
  const [error, setError] = useState<string>();
  const at = timeOfLocal(local, timeZone);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand over another form.
    event.stopPropagation();
    const refusal = at === null ? 'Choose a date and a time' : refusalNow(at);
    setError(refusal);
    if (at !== null && refusal === undefined) onSchedule(at);
  };

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <Field
        label={`Date and time (${zoneInWords(timeZone)})`}
        hint={at !== null && `Published on ${libraryTimeAndZone(at)}.`}
        error={error}
        required
      >
        <TextInput
          type="datetime-local"
          value={local}
          onChange={({ target }) => setLocal(target.value)}
        />
      </Field>
      <FormFoot submit="Schedule" onCancel={onCancel} />
    </form>
  );
}

export function ScheduleDialog({
  open,
  title,
  note,
  publishAt = null,
  onSchedule,
  onClose,
}: {
  open: boolean;
  title: string;
  /** What there is to know first. */
  note?: string | undefined;
  /** The time that is set already, in epoch milliseconds. */
  publishAt?: number | null;
  /** Called with a time that lies ahead, in epoch milliseconds. */
  onSchedule: (publishAt: number) => void;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={note}>
      <ScheduleForm
        publishAt={publishAt}
        onCancel={onClose}
        onSchedule={(chosen) => {
          onClose();
          onSchedule(chosen);
        }}
      />
    </Dialog>
  );
}
