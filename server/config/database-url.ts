// The address of a PostgreSQL database, read as `pg` reads it.
import { parse } from 'pg-connection-string';
import { z } from 'zod';

const UNREADABLE =
  'DATABASE_URL cannot be read. It must be postgres://user:password@host:port/name, and in user and password / is written %2F, # %23, ? %3F, @ %40, : %3A and % %25';

/** What is wrong with it, in a sentence that holds nothing of it; null where nothing is. */
function faultOf(url: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'DATABASE_URL must begin with postgres://';
  // A password is cut off at such a sign, and what follows taken for a path: its @ is left there.
  if (url.includes('#') || /^[^:]+:\/\/[^/?]*[/?].*@/.test(url)) return UNREADABLE;
  try {
    const { port } = parse(url);
    return port && !/^\d{1,5}$/.test(port) ? 'DATABASE_URL has a port that is no number' : null;
  } catch (error) {
    const { syscall, code, path } = error as NodeJS.ErrnoException;
    if (syscall === undefined) return UNREADABLE;
    return `DATABASE_URL names a file that cannot be read: ${path ?? code}`;
  }
}

export const databaseUrl = z.string().superRefine((url, { addIssue }) => {
  const message = faultOf(url);
  if (message !== null) addIssue({ code: 'custom', message });
});

/** Where it leads, without a secret: host and name. */
export function placeOf(url: string): string {
  const { host, database } = parse(url);
  return `${host ?? ''}/${database ?? ''}`;
}
