// The tab 'Changes': what owners have changed, the newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { itemsOf, totalOf } from '../../../api/queries.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Card } from '../../../ui/card.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusNewItem } from '../../../ui/use-focus-new-item.ts';
import { useSessionEnd } from '../login/use-admin-session.ts';
import { RecordFilterBar } from './record-filter.tsx';
import { type Narrowing, RecordList } from './record-list.tsx';
import { recordQuery } from './record-query.ts';

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the changes...
      </p>
      <Skeleton className="h-120" />
    </>
  );
}

export function RecordPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const [narrowing, setNarrowing] = useState<Narrowing>({ filter: {}, subjectName: '' });
  const record = useInfiniteQuery(recordQuery(narrowing.filter));
  const { data, error, isFetching, refetch } = record;
  useSessionEnd(error, onSessionOver);
  const changes = data === undefined ? undefined : itemsOf(data);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const goOn = useFocusNewItem(list, 'li', changes?.length ?? 0);
  // The button that is pressed for it goes.
  const narrow = (next: Narrowing) => {
    setNarrowing(next);
    heading.current?.focus();
  };

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        Changes
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        Who changed what, and when. An entry is kept for two years, and the words of a book in it
        for thirty days: until then, they can be restored where the book is edited.
      </p>
      <RecordFilterBar
        {...narrowing}
        onFilter={(filter) => setNarrowing({ ...narrowing, filter })}
        onDrop={(filter) => narrow({ ...narrowing, filter })}
      />
      {changes === undefined && error !== null ? (
        <QueryProblem title="The changes could not be loaded" {...{ error, isFetching, refetch }} />
      ) : changes === undefined ? (
        <Loading />
      ) : changes.length === 0 ? (
        <Problem
          title={
            isNarrowed(narrowing) ? 'There are no such changes.' : 'Nothing has been changed yet.'
          }
        />
      ) : (
        <div ref={list}>
          <RecordList {...{ changes, narrowing, onSessionOver }} onNarrow={narrow} />
        </div>
      )}
      {data !== undefined && record.hasNextPage && (
        <ShowMore
          of="changes"
          shown={itemsOf(data).length}
          total={totalOf(data)}
          isFetching={record.isFetchingNextPage}
          hasFailed={record.isFetchNextPageError}
          onMore={() => {
            goOn();
            void record.fetchNextPage();
          }}
        />
      )}
    </Card>
  );
}

const isNarrowed = ({ filter }: Narrowing) => Object.keys(filter).length > 0;
