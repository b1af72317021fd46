// The tab 'Bring in': many files at once, each of which becomes a draft.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { askedLevels, type AskedLevel } from '../../../../contracts/incoming.ts';
import { levelNames, levelOf } from '../../../../domain/levels.ts';
import { messageOf } from '../../../api/api.ts';
import { Card } from '../../../ui/card.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookListCard } from '../book-list/book-list-card.tsx';
import { DropArea } from './drop-area.tsx';
import { rowsOf } from './file-rows.ts';
import { IncomingList } from './incoming-list.tsx';
import { incomingQuery } from './incoming-query.ts';
import { sendQueue } from './sending.ts';
import { useBringIn } from './use-bring-in.ts';

const nameOfLevel = (level: AskedLevel) =>
  level === 'words' ? 'From their words' : `Level ${levelOf(level)}: ${levelNames[level]}`;
const levelsToAsk: readonly AskedLevel[] = [
  'words',
  ...askedLevels.filter((one) => one !== 'words'),
];

function useIncoming() {
  const query = useQuery(incomingQuery());
  const { data } = query;
  const { files } = useStore(sendQueue.store);
  useEffect(() => {
    if (data !== undefined) sendQueue.noteListed(data);
  }, [data]);
  return { ...query, rows: rowsOf(files, data ?? []) };
}

export function BringInPart({
  onPublish,
  onSessionOver,
}: {
  /** Shows the drafts among the books. */
  onPublish: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const [level, setLevel] = useState<AskedLevel>('words');
  const { bringIn, status, failure } = useBringIn(level);
  const { data, error, isFetching, refetch, rows } = useIncoming();
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <Card.Title>Bring in books</Card.Title>
        <p className="mb-5 max-w-prose text-ink-soft">
          Each PDF, EPUB, ZIP or folder of pictures becomes a draft, one after the other. Go on with
          something else meanwhile; leave this page open until all files are sent.
        </p>
        <Field
          label="Level of these books"
          hint="For the files you bring in next. You can change it in each draft."
          className="mb-5 sm:max-w-md"
        >
          <Select value={level} onChange={({ target }) => setLevel(target.value as AskedLevel)}>
            {levelsToAsk.map((one) => (
              <option key={one} value={one}>
                {nameOfLevel(one)}
              </option>
            ))}
          </Select>
        </Field>
        <DropArea onFound={bringIn} status={status} failure={failure} />
      </Card>
      {data === undefined && error !== null && rows.length === 0 ? (
        <LoadProblem
          title="The files could not be loaded"
          text={messageOf(error, 'Please try again in a moment.')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined && rows.length === 0 ? (
        <Skeleton className="h-40 rounded-card" />
      ) : (
        <IncomingList
          {...{ rows, onPublish, onSessionOver }}
          listed={data ?? NONE}
          isOutdated={error !== null}
        />
      )}
      <BookListCard onShowDrafts={onPublish} onSessionOver={onSessionOver} />
    </div>
  );
}

const NONE: [] = [];
