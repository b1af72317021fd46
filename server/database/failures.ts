// What an error of either engine means.

/** `code` is PostgreSQL's or Node's, `errcode` is SQLite's (https://sqlite.org/rescode.html). */
type DatabaseError = { code?: string; errcode?: number; message?: string };

/** The part of an extended code that holds the primary one. */
const SQLITE_PRIMARY = 0xff;
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** Others were writing the same thing: the same work may succeed when it is tried again. */
export function isContention(error: unknown): boolean {
  const { code, errcode } = error as DatabaseError;
  return code === '40001' || code === '40P01' || ((errcode ?? 0) & SQLITE_PRIMARY) === SQLITE_BUSY;
}

/** A row it refers to is gone. */
export function isMissingReference(error: unknown): boolean {
  const { code, errcode } = error as DatabaseError;
  return code === '23503' || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

const AWAY = /^(08...|57P0.|53300|25006|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
const AWAY_MESSAGE = /Connection terminated|timeout exceeded when trying to connect/;

/** The database cannot be reached or cannot serve; nothing is wrong with the query. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as DatabaseError;
  return AWAY.test(code) || AWAY_MESSAGE.test(message);
}
