// A change that another service makes, such as the payment provider, cannot be noted in the transaction that makes it. It is
// noted as asked for before the service is called, and as done afterwards. If the process ends in between, the record says
// that it was asked for, which is true whether or not it was done.
import type { ChangeKind } from '../../../contracts/record.ts';
import type { Db } from '../../database/tables.ts';
import { type NotedChange, noteChange } from './note-change.ts';
import { getIdOfPress, saveKind } from './store.ts';

/** The kinds of an entry before and after the service has answered. */
export interface AskedKinds {
  asked: ChangeKind;
  done: ChangeKind;
}

/** A press of an owner's button: 16 hexadecimal digits, which the entry's id ends with. */
interface Pressed {
  subjectId: string;
  press: string;
}

/** Notes that a change is asked for. A repeated press is noted once. */
export async function noteAsked(
  transaction: Db,
  { asked, done }: AskedKinds,
  change: Omit<NotedChange, 'kind' | 'subject'> & Pressed,
): Promise<void> {
  const { subjectId, press } = change;
  const known = await getIdOfPress(transaction, { subjectId, press, kinds: [asked, done] });
  if (known !== undefined) return;
  const subject = { id: subjectId, name: subjectId };
  await noteChange(transaction, { ...change, kind: asked, subject });
}

/** Notes that what was asked for is done. Safe to repeat. Returns false if it was not asked for by this press. */
export async function noteDone(
  db: Db,
  { asked, done }: AskedKinds,
  pressed: Pressed,
): Promise<boolean> {
  const id = await getIdOfPress(db, { ...pressed, kinds: [asked, done] });
  if (id !== undefined) await saveKind(db, id, done);
  return id !== undefined;
}
