// Classifies the errors of both engines.
import { SQLITE_BUSY, sqliteCodeOf } from './sqlite/failures.ts';

/** `code` is PostgreSQL's or Node's, `errcode` is SQLite's (https://sqlite.org/rescode.html). */
type DatabaseError = { code?: string; errcode?: number; message?: string };

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** The database aborted this transaction in favour of another: a retry may succeed at once. */
export function isConflict(error: unknown): boolean {
  const { code } = error as DatabaseError;
  return code === '40001' || code === '40P01';
}

/** Another transaction was writing the same data: a retry may succeed. */
export function isContention(error: unknown): boolean {
  return isConflict(error) || sqliteCodeOf(error) === SQLITE_BUSY;
}

/** The row that a foreign key refers to does not exist. */
export function isMissingReference(error: unknown): boolean {
  const { code, errcode } = error as DatabaseError;
  return code === '23503' || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** 28 and 3D are a refused user, password or database name: they can be changed while the library runs. */
const UNAVAILABLE =
  /^(08...|25P03|28...|3D...|57014|57P0.|53...|55P03|25006|ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const TIMEOUT_MESSAGE = 'Query read timeout';
const UNENCRYPTED_MESSAGE = 'The server does not support SSL connections';
/** The messages of `pg` for a lost connection. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/;
/** The server's certificate is not trusted (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const UNTRUSTED = /^(CERT|CRL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT|HOSTNAME_MISMATCH)/;
const UNREADABLE = /^ERR_(OSSL|SSL|TLS)_/;

/** A full file system: SQLite's code, then those of PostgreSQL and of the system. */
const SQLITE_FULL = 13;
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Out of memory, a read-only or failing file system, and a file that cannot be opened or was replaced. */
const SQLITE_SHORTAGES = new Set([7, 8, 10, 14]);
const SHORTAGES = new Set([
  '58030',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EAGAIN',
  'EIO',
  'EROFS',
  'ESTALE',
]);

/** The disk is full. The same work succeeds once there is room. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_FULL || FULL.has((error as DatabaseError).code ?? '');
}

/** The machine lacks a resource at the moment, such as file descriptors. The work itself is valid. */
export function isShortage(error: unknown): boolean {
  return (
    SQLITE_SHORTAGES.has(sqliteCodeOf(error)) || SHORTAGES.has((error as DatabaseError).code ?? '')
  );
}

/** The query timed out. The statement may or may not have been executed. */
export function isQueryTimeout(error: unknown): boolean {
  return (error as DatabaseError).message === TIMEOUT_MESSAGE;
}

/** Returns why there is no encrypted connection; null for any other failure. */
export function tlsFailureOf(error: unknown): 'unencrypted' | 'untrusted' | 'unreadable' | null {
  const { code = '', message } = error as DatabaseError;
  if (message === UNENCRYPTED_MESSAGE) return 'unencrypted';
  if (UNTRUSTED.test(code)) return 'untrusted';
  return UNREADABLE.test(code) ? 'unreadable' : null;
}

/** The database is unavailable: unreachable, or unable to serve. The query itself is valid. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as DatabaseError;
  if (UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGE.test(message) || isQueryTimeout(error))
    return true;
  return tlsFailureOf(error) !== null;
}
