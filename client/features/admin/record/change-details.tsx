// What one change was: its fields before and after.
import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldChange, WholeChange } from '../../../../contracts/record.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSessionEnd } from '../login/use-admin-session.ts';
import { fieldName } from './change-copy.ts';
import { fieldValue, isWords, wordsText } from './field-values.ts';
import { WordsDifference } from './words-difference.tsx';

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function Value({ field, label, text }: { field: string; label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.95rem] text-ink-soft">{label}</dt>
      <dd>
        {/* A long value scrolls, also by the keyboard. */}
        <div
          role="region"
          aria-label={`${field}: ${label}`}
          tabIndex={0}
          className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line"
        >
          {text}
        </div>
      </dd>
    </div>
  );
}

function ChangedField({ field, before, after }: FieldChange) {
  const timeZone = libraryTimeZone();
  const name = capitalised(fieldName(field));
  return (
    <div role="group" aria-label={name} className="flex min-w-0 flex-col gap-1">
      <p className="font-bold">{name}</p>
      {isWords(field) ? (
        <WordsDifference before={wordsText(before)} after={wordsText(after)} />
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {before !== undefined && (
            <Value field={name} label="Before" text={fieldValue(field, before, timeZone)} />
          )}
          {after !== undefined && (
            <Value field={name} label="After" text={fieldValue(field, after, timeZone)} />
          )}
        </dl>
      )}
    </div>
  );
}

/** Fields without a value on both sides say nothing, such as the flipbook address of an inline book that was added. */
const hasValue = ({ field, before, after }: FieldChange): boolean =>
  field === 'held' || [before, after].some((side) => (side ?? null) !== null);

export function ChangeDetails({
  query: { data, error, isFetching, refetch },
  onSessionOver,
}: {
  query: UseQueryResult<WholeChange>;
  onSessionOver: () => void;
}) {
  useSessionEnd(error, onSessionOver);
  if (error !== null) {
    return (
      <QueryProblem title="The change could not be loaded" {...{ error, isFetching, refetch }} />
    );
  }
  if (data === undefined) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading the change...
        </p>
        <Skeleton className="h-24" />
      </>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {data.changes.filter(hasValue).map((change) => (
        <ChangedField key={change.field} {...change} />
      ))}
      {data.isWithoutWords && (
        <p className="text-ink-soft">
          The words are not here any more: the record keeps them for thirty days.
        </p>
      )}
      {data.kind === 'book.deleted' && (
        <p className="font-bold">Deleting is final: this book cannot be restored.</p>
      )}
    </div>
  );
}
