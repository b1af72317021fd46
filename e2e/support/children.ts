// The children of a family, by the calls that a browser would make.
import type { NewStudent, Student } from '../../contracts/students.ts';
import { origin } from './config.ts';
import type { Enrolled } from './enrol.ts';

/** Adds a child who begins at level 1, unless `changes` says otherwise. */
export const addChild = (
  family: Enrolled,
  firstName: string,
  changes: Partial<NewStudent> = {},
): Promise<Student> =>
  family.call('POST', '/api/students', {
    ...{ firstName, age: 5, readingLevel: 1, avatar: 'koala' },
    ...changes,
  });

/** Calls the library about one child. */
export function callAs(
  { token }: Enrolled,
  student: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', student };
  return fetch(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
