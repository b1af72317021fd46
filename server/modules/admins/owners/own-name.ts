// The record of changes says who by a username alone, so nobody joins under a name that stands for somebody else there.
import { fold } from '../../../../domain/text.ts';
import type { Db } from '../../../database/tables.ts';
import { badField } from '../../../problems/problem.ts';
import { listNames } from '../../record/service.ts';
import { COMMAND_LINE } from './owners.ts';
import { listOwners } from './store.ts';

/** Two names of the same key look alike: spaces, capitals, accents and dashes do not tell them apart. */
const keyOf = (username: string) => fold(username).replaceAll(/\s+/g, '');

/**
 * Throws `invalid_request` for the username of somebody who has just joined if it looks like another's, like one in the
 * record, such as a removed owner's, or like what the record calls the command line.
 */
export async function requireOwnName(transaction: Db, username: string): Promise<void> {
  const others = (await listOwners(transaction)).filter((owner) => owner.username !== username);
  const names = [COMMAND_LINE, ...others.map((owner) => owner.username)];
  names.push(...(await listNames(transaction)));
  const key = keyOf(username);
  if (!names.some((name) => keyOf(name) === key)) return;
  throw badField(
    'username',
    'This username could be mistaken for another that is or was in use here. Choose another name.',
  );
}
