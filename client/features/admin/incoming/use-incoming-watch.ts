// Watches what becomes of the files, whichever part of the workshop is open.
import { type Query, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { adminBooksQuery, queryClient } from '../../../api/queries.ts';
import { useSessionEnd } from '../login/use-admin-session.ts';
import { incomingQuery } from './incoming-query.ts';
import { sendQueue } from './sending.ts';

/** While books are made, in milliseconds, and more for each file: a long list is read less often. */
const POLL_INTERVAL = 1_500;
const MORE_FOR_EACH = 10;
/** While files only arrive: those that are sent from here say themselves how far they are. Also after a failure. */
const SLOW_INTERVAL = 15_000;

type Files = readonly IncomingFile[];

const isMaking = ({ state }: IncomingFile) => state === 'waiting' || state === 'working';
const isComing = (file: IncomingFile) => file.state === 'arriving' || isMaking(file);

function intervalFor({ state: { data, status } }: { state: Query<IncomingFile[]>['state'] }) {
  if (status === 'error') return SLOW_INTERVAL;
  if (data?.some(isMaking) === true) return POLL_INTERVAL + MORE_FOR_EACH * data.length;
  return data?.some(isComing) === true ? SLOW_INTERVAL : false;
}

/** Whether the list is worth reading while its tab is not open. Who has brought nothing in asks for no list. */
function isWatched({ state: { data, status } }: { state: Query<IncomingFile[]>['state'] }) {
  if (sendQueue.store.getState().files.length > 0) return true;
  return data !== undefined && (status === 'error' || data.some(isComing));
}

/** The ids of the drafts that were made, as one text: it is the same for the same drafts. */
const draftsOf = (files: Files) =>
  files
    .filter(({ state }) => state === 'ready')
    .map(({ id }) => id)
    .join(' ');

/** Reads the list again until all files are made, and the table of books once there is another draft. */
export function useIncomingWatch(onSessionOver: () => void): void {
  const { data: drafts = '', error } = useQuery({
    ...incomingQuery(),
    enabled: isWatched,
    refetchInterval: intervalFor,
    select: draftsOf,
  });
  useSessionEnd(error, onSessionOver);
  const known = useRef(drafts);
  useEffect(() => {
    const before = new Set(known.current.split(' '));
    known.current = drafts;
    if (drafts.split(' ').every((id) => id === '' || before.has(id))) return;
    void queryClient.invalidateQueries({ queryKey: adminBooksQuery().queryKey.slice(0, 1) });
  }, [drafts]);
}
