// The tab 'Bring in': many files at once, each of which becomes a draft.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { AskedLevel } from '../../../../contracts/incoming.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookListCard } from '../book-list/book-list-card.tsx';
import { CategoryOptions } from '../catalogue/category-options.tsx';
import { chooseLevel, chosenLevel } from './chosen-level.ts';
import { DropArea } from './drop-area.tsx';
import { rowsOf } from './file-rows.ts';
import { IncomingList } from './incoming-list.tsx';
import { incomingQuery } from './incoming-query.ts';
import { sendQueue } from './sending.ts';
import { useBringIn } from './use-bring-in.ts';

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
  onShowDrafts,
  onSessionOver,
}: {
  /** Shows the drafts among the books. */
  onShowDrafts: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const { level } = useStore(chosenLevel);
  const { bringIn, status, failure } = useBringIn();
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
          <Select value={level} onChange={({ target }) => chooseLevel(target.value as AskedLevel)}>
            <option value="words">From their words</option>
            <CategoryOptions />
          </Select>
        </Field>
        <DropArea onFound={(find) => void bringIn(find, level)} status={status} failure={failure} />
      </Card>
      {data === undefined && error !== null && rows.length === 0 ? (
        <QueryProblem title="The files could not be loaded" {...{ error, isFetching, refetch }} />
      ) : data === undefined && rows.length === 0 ? (
        <Skeleton className="h-40 rounded-card" />
      ) : (
        <IncomingList
          {...{ rows, onShowDrafts, onSessionOver }}
          listed={data ?? NONE}
          isOutdated={error !== null}
        />
      )}
      <BookListCard onShowDrafts={onShowDrafts} onSessionOver={onSessionOver} />
    </div>
  );
}

const NONE: [] = [];
