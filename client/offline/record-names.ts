// Which answers of the server are kept, and under which names: those of the home of each child, and those of each kept book.
import type { QueryKey } from '@tanstack/react-query';
import { progressQuery } from '../api/queries.ts';
import { keptBookIds } from './kept-list.ts';

const OF_HOME: readonly unknown[] = [
  '/api/subscription/status',
  '/api/auth/user',
  '/api/students',
  '/api/proposal',
  '/api/achievements',
  '/api/path',
  '/api/practice',
  '/api/voice',
];
/** The family's own children are also in the record of a device that has not been told who reads. */
export const STUDENTS = '/api/students';

/** Returns the name of the record of a child's home. */
export const homeOf = (childKey: string) => `home:${childKey}`;
/** Returns the name of the record of a kept book. */
export const bookOf = (childKey: string, bookId: string) => `book:${childKey}:${bookId}`;

function isHomeList([path, asked]: QueryKey): boolean {
  if (path === progressQuery().queryKey[0]) return asked === undefined;
  if (path !== '/api/books' || typeof asked !== 'object') return false;
  const { list } = { ...asked } as { list?: object };
  return list === undefined || !('search' in list || 'state' in list);
}

/** Returns the names of the records that an answer belongs to; none if it is not kept. */
export function recordsOf(queryKey: QueryKey, uid: string, childKey: string): string[] {
  const [path, asked] = queryKey;
  if (path === STUDENTS) return [...new Set([homeOf(childKey), homeOf(uid)])];
  if (OF_HOME.includes(path) || isHomeList(queryKey)) return [homeOf(childKey)];
  const isOfBook = path === '/api/books' || path === progressQuery().queryKey[0];
  if (!isOfBook || typeof asked !== 'string' || !keptBookIds().includes(asked)) return [];
  return [bookOf(childKey, asked)];
}
