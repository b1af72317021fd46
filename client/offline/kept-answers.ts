// Keeps the answers that the home and the kept books show, each child's apart, and puts them back at the next visit. There
// they are stale: a screen shows them at once and fetches them again.
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';
import { queryClient, statusQuery } from '../api/queries.ts';
import { childKeyNow, watchChildKey } from '../auth/chosen-child.ts';
import { sessionStore } from '../auth/session-state.ts';
import { toast } from '../ui/toast.tsx';
import { forgetKeptLibrary } from './forget-kept.ts';
import { REMOVED_WITH_SUBSCRIPTION } from './keep-copy.ts';
import { keptBookIds, watchKeptBooks } from './kept-list.ts';
import {
  hasLeftovers,
  isMarked,
  keptListKeys,
  mark,
  mayOpenAnswers,
  unmark,
} from './kept-marks.ts';
import {
  addToRecord,
  type KeptAnswer,
  readRecords,
  removeRecords,
  removeRecordsOf,
} from './kept-records.ts';
import { mayOpenKept, noteSeenActive } from './last-active.ts';
import { bookOf, homeOf, recordsOf, STUDENTS } from './record-names.ts';
import { canKeep, whenKeeping } from './worker.ts';

/** How long after the last answer they are written, in milliseconds. */
const PAUSE = 1_000;

const uidNow = () => sessionStore.getState().identity?.uid;

/** What waits to be written: the answers of each record. */
const waiting = new Map<string, { childKey: string; answers: Map<string, KeptAnswer> }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isPuttingBack = false;
/** The keys of children that were removed while this page was open. Nothing is kept of them any more. */
const removed = new Set<string>();
let writing = Promise.resolve();

function write(): void {
  clearTimeout(timer);
  writing = writing.then(writeWaiting);
}

async function writeWaiting(): Promise<void> {
  const records = [...waiting];
  waiting.clear();
  const uid = uidNow();
  if (uid === undefined || !canKeep() || !mayOpenKept(uid)) return;
  // Signed out, or the subscription has ended.
  const isForgotten = () => uidNow() !== uid || !mayOpenKept(uid);
  for (const [name, { childKey, answers }] of records) {
    if (removed.has(childKey)) continue;
    // What a release has left that this one does not understand.
    if (!isMarked(childKey)) await removeRecordsOf([homeOf(childKey), bookOf(childKey, '')]);
    if (isForgotten()) return;
    if (!(await addToRecord(name, answers)) || isForgotten()) continue;
    if (!removed.has(childKey)) mark(childKey);
  }
}

type Known = ReturnType<ReturnType<typeof queryClient.getQueryCache>['getAll']>[number];

function note({ queryKey, queryHash, state }: Known): void {
  const [uid, childKey] = [uidNow(), childKeyNow()];
  if (isPuttingBack || uid === undefined || childKey === undefined || !canKeep()) return;
  if (state.data === undefined) return;
  for (const name of recordsOf(queryKey, uid, childKey)) {
    const of = name === homeOf(uid) ? uid : childKey;
    const record = waiting.get(name) ?? { childKey: of, answers: new Map() };
    record.answers.set(queryHash, { queryKey, data: state.data, updatedAt: state.dataUpdatedAt });
    waiting.set(name, record);
    clearTimeout(timer);
    timer = setTimeout(() => write(), PAUSE);
  }
}

const noteAll = () => queryClient.getQueryCache().getAll().forEach(note);

function onStatus({ hasSubscription }: SubscriptionStatusAnswer): void {
  const uid = uidNow();
  if (uid === undefined) return;
  if (hasSubscription && canKeep()) noteSeenActive(uid);
  if (hasSubscription || keptListKeys().length === 0) return;
  if (keptListKeys().some((key) => key.startsWith('kept_books:'))) toast(REMOVED_WITH_SUBSCRIPTION);
  forgetAll();
}

function forgetAll(): void {
  clearTimeout(timer);
  waiting.clear();
  void forgetKeptLibrary();
}

const isStatus = ({ queryKey }: Known) => queryKey[0] === statusQuery().queryKey[0];

/** What the server has answered before anything was followed. */
function onStatusSoFar(): void {
  const known = queryClient.getQueryCache().find({ queryKey: statusQuery().queryKey });
  if (known?.state.data === undefined || known.state.isInvalidated) return;
  onStatus(known.state.data as SubscriptionStatusAnswer);
}

function followBooks(): void {
  let before = { childKey: childKeyNow(), ids: keptBookIds() };
  watchKeptBooks(() => {
    const now = { childKey: childKeyNow(), ids: keptBookIds() };
    const { childKey } = now;
    if (childKey !== undefined && childKey === before.childKey) {
      const gone = before.ids.filter((id) => !now.ids.includes(id));
      if (gone.length > 0) void removeRecords(gone.map((id) => bookOf(childKey, id)));
      if (now.ids.some((id) => !before.ids.includes(id))) {
        noteAll();
        // The car may leave now.
        write();
      }
    }
    before = now;
  });
}

/** Whether the answers of a book on the list are stored, without which it does not open. */
export async function areAnswersStored(bookId: string): Promise<boolean> {
  const childKey = childKeyNow();
  await writing;
  return childKey !== undefined && (await readRecords([bookOf(childKey, bookId)])).length > 0;
}

let isFollowing = false;

/** Keeps the answers from now on, and what was answered before. */
export function followAnswers(): void {
  if (isFollowing) return;
  isFollowing = true;
  // Another account was signed in before.
  if (hasLeftovers(uidNow() ?? null)) forgetAll();
  const cache = queryClient.getQueryCache();
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    // The answer to a call for the child before, which nothing shows any more.
    if (cache.get(query.queryHash) !== query) return;
    // Also a status that another call has brought. One that is put back is old.
    if (isStatus(query) && !isPuttingBack) onStatus(query.state.data as SubscriptionStatusAnswer);
    note(query);
  });
  whenKeeping(() => {
    onStatusSoFar();
    noteAll();
  });
  followBooks();
  watchChildKey(() => void restoreAnswers());
  sessionStore.subscribe(({ identity }, before) => {
    if (before.identity !== null && before.identity.uid !== identity?.uid) forgetAll();
  });
  addEventListener('pagehide', () => write());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
}

function putBack({ queryKey, data, updatedAt }: KeptAnswer): void {
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  queryClient.setQueryData(queryKey, data, { updatedAt });
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Puts back what is kept for the child that reads, unless it may not be opened. What is known by now stays. */
export async function restoreAnswers(): Promise<void> {
  const [uid, childKey] = [uidNow(), childKeyNow()];
  if (uid === undefined || childKey === undefined || !canKeep()) return;
  if (!mayOpenAnswers(uid, childKey)) return;
  const books = keptBookIds().map((id) => bookOf(childKey, id));
  const [own, ofFamily] = await Promise.all([
    readRecords([homeOf(childKey), ...books]),
    childKey === uid ? [] : readRecords([homeOf(uid)]),
  ]);
  if (childKeyNow() !== childKey) return;
  const students = ofFamily.filter(({ queryKey }) => queryKey[0] === STUDENTS);
  isPuttingBack = true;
  [...own, ...students].forEach(putBack);
  isPuttingBack = false;
}

/** Removes the answers of a child that was removed. */
export function forgetAnswersOf(childKey: string): void {
  removed.add(childKey);
  // What is being written now comes first.
  void writing.then(() => {
    unmark(childKey);
    return removeRecordsOf([homeOf(childKey), bookOf(childKey, '')]);
  });
}
