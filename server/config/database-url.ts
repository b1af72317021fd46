// Validates the URL of a PostgreSQL database with the parser of `pg`.
import { parse } from 'pg-connection-string';
import { z } from 'zod';

const UNREADABLE =
  'DATABASE_URL cannot be read. It must be postgres://user:password@host:port/name, and in user and password / is written %2F, # %23, ? %3F, @ %40, : %3A and % %25';

/** Returns what is wrong with the URL, without quoting it, or null. */
function findFault(url: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'DATABASE_URL must begin with postgres://';
  // The parser ends the password at an unescaped `/`, `?` or `#`. An @ after it shows that this happened.
  if (url.includes('#') || /^[^:]+:\/\/[^/?]*[/?].*@/.test(url)) return UNREADABLE;
  try {
    const { port } = parse(url);
    return port && !/^\d{1,5}$/.test(port) ? 'DATABASE_URL has a port that is not a number' : null;
  } catch (error) {
    const { syscall, code, path } = error as NodeJS.ErrnoException;
    if (syscall === undefined) return UNREADABLE;
    return `DATABASE_URL names a file that cannot be read: ${path ?? code}`;
  }
}

export const databaseUrl = z.string().superRefine((url, { addIssue }) => {
  const message = findFault(url);
  if (message !== null) addIssue({ code: 'custom', message });
});

/** Returns host and database name, without secrets. */
export function placeOf(url: string): string {
  const { host, database } = parse(url);
  return `${host ?? ''}/${database ?? ''}`;
}
