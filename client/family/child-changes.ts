// Follows what changes who reads on this device, other than a tap on a child: another tab chooses, or the child that
// reads is removed elsewhere.
import { navigate } from 'wouter/use-browser-location';
import type { User } from '../../contracts/accounts.ts';
import type { Student } from '../../contracts/students.ts';
import { childsPages, findPage, pages } from '../../contracts/pages.ts';
import { setRemovedChildListener } from '../api/api.ts';
import { queryClient, userQuery } from '../api/queries.ts';
import {
  childKeyOf,
  chosenChild,
  readingChild,
  rememberChild,
  rememberedChild,
  watchChosenChild,
} from '../auth/chosen-child.ts';
import { noteAsksGrownUp } from '../auth/asks-grown-up.ts';
import { sessionStore } from '../auth/session-state.ts';
import { forgetChild, forgetShown, studentsQuery } from './family.ts';
import { forgetAllBut, forgetKept } from './kept-keys.ts';
import { noteGone } from './gone-child.ts';

/** Another child does not go on with what one is in the middle of. */
function leaveScreenOfChild(): void {
  const page = findPage(location.pathname);
  if (page !== null && childsPages.includes(page.name)) navigate(pages.home, { replace: true });
}

const knownRecord = () => queryClient.getQueryData(userQuery().queryKey);
const uidNow = () => sessionStore.getState().identity?.uid ?? '';

/** The server has refused a call because this child is not in the family. */
function onRemoved(id: string): void {
  forgetKept(childKeyOf(uidNow(), id));
  if (id !== readingChild()) return void queryClient.invalidateQueries(studentsQuery());
  noteGone(rememberedChild()?.firstName ?? knownRecord()?.firstName ?? null);
  navigate(pages.home, { replace: true });
  forgetChild();
}

/** The account's first child was removed, and one is left: this device reads as that one. */
function readAsTheOnlyOne({ id, firstName, avatar }: User): void {
  if (chosenChild() !== null || knownRecord()?.id !== id) return;
  forgetKept(uidNow());
  leaveScreenOfChild();
  rememberChild({ id, firstName, avatar });
  forgetShown();
}

function onRecord(record: User): void {
  if (uidNow() !== '') noteAsksGrownUp(uidNow(), record.asksGrownUp);
  const { id, firstName, avatar, children } = record;
  const chosen = rememberedChild();
  if (chosen === null) {
    // Not now: the record's query is being updated.
    if (children === 1 && id !== uidNow()) queueMicrotask(() => readAsTheOnlyOne(record));
    return;
  }
  const isNew = chosen.firstName !== firstName || chosen.avatar !== avatar;
  if (chosen.id === id && isNew) rememberChild({ id, firstName, avatar });
}

/** Starts to follow, for as long as the page is open. */
export function followChild(): void {
  setRemovedChildListener(onRemoved);
  watchChosenChild(() => {
    leaveScreenOfChild();
    forgetShown();
  });
  const [userPath] = userQuery().queryKey;
  const [studentsPath] = studentsQuery().queryKey;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const [path] = query.queryKey;
    const { data } = query.state as { data: unknown };
    if (path === userPath && data !== undefined) onRecord(data as User);
    // Not what is put back from the last visit.
    if (path !== studentsPath || action.type !== 'success' || action.manual) return;
    forgetAllBut(uidNow(), data as Student[]);
  });
}
