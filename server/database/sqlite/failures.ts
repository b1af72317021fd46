/** The part of an extended code that holds the primary one (https://sqlite.org/rescode.html). */
const SQLITE_PRIMARY = 0xff;
export const SQLITE_BUSY = 5;

/** SQLite's primary code; 0 for an error that is not SQLite's. */
export const sqliteCodeOf = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & SQLITE_PRIMARY;

/** The library cannot be had for this process alone; the message says why, and what to do. */
export class LockRefused extends Error {}
