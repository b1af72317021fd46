// The entries of the record by day. An entry opens to its details, and to what the record can be narrowed to.
import { useQuery } from '@tanstack/react-query';
import type { Change } from '../../../../contracts/record.ts';
import { editPage } from '../../../../contracts/pages.ts';
import { clockInWords } from '../../../../domain/local-time.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { openedFile } from '../drafts/way-back.ts';
import { ChangeDetails } from './change-details.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { byDay } from './record-days.ts';
import { changeQuery, type RecordFilter } from './record-query.ts';

/** What the record is narrowed to. */
export interface Narrowing {
  filter: RecordFilter;
  /** The name of what `filter.subject` is. */
  subjectName: string;
}

interface Shown {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
  onSessionOver: () => void;
}

function Opened({ change, narrowing, onNarrow, onSessionOver }: Shown & { change: Change }) {
  const { id, by, subject } = change;
  const { filter, subjectName } = narrowing;
  const query = useQuery(changeQuery(id));
  const bookId = query.data?.bookId ?? null;
  return (
    <>
      <ChangeDetails query={query} onSessionOver={onSessionOver} />
      <div className="flex flex-wrap gap-3">
        {bookId !== null && (
          <ButtonLink
            variant="secondary"
            className="wrap-anywhere"
            href={editPage(bookId)}
            onClick={openedFile.clear}
          >
            {`Edit “${subject?.name ?? ''}”`}
          </ButtonLink>
        )}
        {filter.by === undefined && (
          <Button
            variant="secondary"
            onClick={() => onNarrow({ filter: { ...filter, by }, subjectName })}
          >
            {`Only changes by ${by}`}
          </Button>
        )}
        {subject !== null && filter.subject === undefined && (
          <Button
            variant="secondary"
            className="wrap-anywhere"
            onClick={() =>
              onNarrow({ filter: { ...filter, subject: subject.id }, subjectName: subject.name })
            }
          >
            {`Only changes of “${subject.name}”`}
          </Button>
        )}
      </div>
    </>
  );
}

export function RecordList({ changes, ...shown }: Shown & { changes: readonly Change[] }) {
  const timeZone = libraryTimeZone();
  return byDay(changes, timeZone).map(({ day, name, changes: ofDay }) => (
    <section key={day} aria-label={name} className="mt-5 first-of-type:mt-0">
      <h3 className="mb-1 text-lg">{name}</h3>
      <ul className="divide-y divide-line">
        {ofDay.map((change) => (
          <ChangeEntry key={change.id} change={change} when={clockInWords(change.at, timeZone)}>
            {() => <Opened change={change} {...shown} />}
          </ChangeEntry>
        ))}
      </ul>
    </section>
  ));
}
