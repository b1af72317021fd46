// What an error of either engine means.
import { SQLITE_BUSY, sqliteCodeOf } from './sqlite/failures.ts';

/** `code` is PostgreSQL's or Node's, `errcode` is SQLite's (https://sqlite.org/rescode.html). */
type DatabaseError = { code?: string; errcode?: number; message?: string };

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** The database gave way to another transaction: the same work may succeed at once. */
export function isConflict(error: unknown): boolean {
  const { code } = error as DatabaseError;
  return code === '40001' || code === '40P01';
}

/** Others were writing the same thing: the same work may succeed when it is tried again. */
export function isContention(error: unknown): boolean {
  return isConflict(error) || sqliteCodeOf(error) === SQLITE_BUSY;
}

/** A row it refers to is gone. */
export function isMissingReference(error: unknown): boolean {
  const { code, errcode } = error as DatabaseError;
  return code === '23503' || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** 28 and 3D: it refuses the user, her password or the name, which may be changed under a library that runs. */
const AWAY =
  /^(08...|25P03|28...|3D...|57014|57P0.|53...|55P03|25006|ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const SILENT = 'Query read timeout';
const UNENCRYPTED = 'The server does not support SSL connections';
/** What `pg` says of a connection that is gone, in the words of its various moments. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/;
/** The other end is not who it should be (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const UNTRUSTED = /^(CERT|CRL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT|HOSTNAME_MISMATCH)/;
const UNREADABLE = /^ERR_(OSSL|SSL|TLS)_/;

/** SQLite's for a file system that is full, and PostgreSQL's and the system's. */
const SQLITE_FULL = 13;
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Memory, a file system that takes no writes or fails, and a file that cannot be opened or is another now. */
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

/** The disk has no room for what was to be written; with room again the same work succeeds. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_FULL || FULL.has((error as DatabaseError).code ?? '');
}

/** The machine lacks what the work needs just now, such as file descriptors; nothing is wrong with the work. */
export function isShortage(error: unknown): boolean {
  return (
    SQLITE_SHORTAGES.has(sqliteCodeOf(error)) || SHORTAGES.has((error as DatabaseError).code ?? '')
  );
}

/** No answer came; whether the statement was carried out is not known. */
export function isSilence(error: unknown): boolean {
  return (error as DatabaseError).message === SILENT;
}

/** Why there is no encrypted connection; null for any other failure. */
export function tlsFailureOf(error: unknown): 'unencrypted' | 'untrusted' | 'unreadable' | null {
  const { code = '', message } = error as DatabaseError;
  if (message === UNENCRYPTED) return 'unencrypted';
  if (UNTRUSTED.test(code)) return 'untrusted';
  return UNREADABLE.test(code) ? 'unreadable' : null;
}

/** The database cannot be reached or cannot serve; nothing is wrong with the query. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as DatabaseError;
  if (AWAY.test(code) || AWAY_MESSAGE.test(message) || isSilence(error)) return true;
  return tlsFailureOf(error) !== null;
}
