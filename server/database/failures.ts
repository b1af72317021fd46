// What an error of either engine means.

/** `code` is PostgreSQL's or Node's, `errcode` is SQLite's (https://sqlite.org/rescode.html). */
type DatabaseError = { code?: string; errcode?: number; message?: string };

/** The part of an extended code that holds the primary one. */
const SQLITE_PRIMARY = 0xff;
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** SQLite's primary code; 0 for an error that is not SQLite's. */
export const sqliteCodeOf = (error: unknown): number =>
  ((error as DatabaseError).errcode ?? 0) & SQLITE_PRIMARY;

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

const AWAY =
  /^(08...|25P03|57014|57P0.|53...|55P03|25006|ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const SILENT = 'Query read timeout';
/** What `pg` says of a connection that is gone, in the words of its various moments. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/;

/** No answer came; whether the statement was carried out is not known. */
export function isSilence(error: unknown): boolean {
  return (error as DatabaseError).message === SILENT;
}

/** The database cannot be reached or cannot serve; nothing is wrong with the query. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as DatabaseError;
  return AWAY.test(code) || AWAY_MESSAGE.test(message) || isSilence(error);
}
