// Explains why a database cannot be used, and what a person can do about it. Never reveals DATABASE_URL.
import { isUnavailable, tlsFailureOf } from './failures.ts';
import { LockRefused, sqliteCodeOf } from './sqlite/failures.ts';

/** By PostgreSQL's error code, or by the system's for a failed connection. */
const postgresRefusals: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Start it, or correct the host and port in DATABASE_URL',
  ENOTFOUND: 'its host has no address. Correct the host in DATABASE_URL',
  ETIMEDOUT: 'it does not answer. Check the firewall in between',
  '28P01': 'it refuses the password. Correct the password in DATABASE_URL',
  '28000':
    'it refuses the user. Correct the user in DATABASE_URL, or allow that user in pg_hba.conf',
  '3D000': 'it has no such database. Create it, or correct the name in DATABASE_URL',
  '42501': 'the user may not write there. Grant the user all rights on the database and its schema',
  '25006': 'it takes no writes: this is a read-only copy. Name the main server in DATABASE_URL',
};

const tlsRefusals = {
  unencrypted:
    'it does not encrypt. Turn encryption on there, or leave sslmode out of DATABASE_URL',
  untrusted:
    'no authority that this machine trusts has signed its certificate for that name. Name the file with the certificate of the authority as sslrootcert in DATABASE_URL, or correct the host',
  unreadable:
    'no encryption could be agreed on. Check sslrootcert, sslcert and sslkey in DATABASE_URL',
};

const LOCKED = 'Another process has locked it: SQLite serves only one. Stop that process first.';
const DAMAGED =
  'It is damaged, or not a database. Move it away and restore a backup (docs/operations.md).';
const CLOSED =
  'This user must be allowed to write to the folder and the file, on a disk that is well and has room.';

/** By SQLite's primary error code. */
const sqliteRefusals: Record<number, string> = {
  5: LOCKED,
  6: LOCKED,
  8: CLOSED,
  10: CLOSED,
  11: DAMAGED,
  13: CLOSED,
  14: CLOSED,
  26: DAMAGED,
};

/** Returns the explanation of a database error of either engine; null for any other error. */
export function explainDatabase(error: unknown): string | null {
  if (error instanceof LockRefused) return error.message;
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  const help = sqliteRefusals[sqliteCodeOf(error)];
  if (help) return `library.sqlite in DATA_DIR cannot be used (${message}). ${help}`;
  const tls = tlsFailureOf(error);
  const reason = tls ? tlsRefusals[tls] : postgresRefusals[code];
  if (reason) return `PostgreSQL cannot be used (${code || 'TLS'}): ${reason}.`;
  if (!isUnavailable(error) && syscall !== 'connect') return null;
  return `PostgreSQL cannot be used (${message || code}). Check the server, and DATABASE_URL.`;
}
