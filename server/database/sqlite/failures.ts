/** Masks the primary code in an extended result code (https://sqlite.org/rescode.html). */
const SQLITE_PRIMARY = 0xff;
export const SQLITE_BUSY = 5;

/** Returns SQLite's primary result code; 0 for an error that is not SQLite's. */
export const sqliteCodeOf = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & SQLITE_PRIMARY;

/** This process cannot lock the library for itself. The message says why, and what to do. */
export class LockRefused extends Error {}
