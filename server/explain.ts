// Why a process could not start, in a sentence for the person at the terminal.
import { BadConfiguration } from './config.ts';
import { BucketFailure } from './providers/bucket-failure.ts';

const FOLDER_REFUSED = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOSPC',
  'ERR_SQLITE_ERROR',
]);

/** The sentence for what a person can mend; anything else is shown as it is. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof BadConfiguration) return error.message;
  if (error instanceof Error && error.cause instanceof BucketFailure) {
    return `The bucket of S3_BUCKET cannot be used (${error.cause.code}). npm run doctor says why.`;
  }
  const { code, message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Close what uses it, or set PORT.`;
  if (FOLDER_REFUSED.has(code ?? '')) {
    return `The data folder cannot be written (${path ?? message}). Set DATA_DIR to another.`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database of DATABASE_URL cannot be reached (${code}).`;
  }
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
