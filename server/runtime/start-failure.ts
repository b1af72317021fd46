// Explains why a process could not start, in a sentence for the operator at the terminal.
import { BadConfiguration } from '../config/config.ts';
import { explainDatabase } from '../database/explain.ts';
import { BucketFailure } from '../providers/storage/bucket-failure.ts';

const FOLDER_REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** `port` is set for listen errors, `hostname` for DNS errors. */
type SystemError = NodeJS.ErrnoException & { port?: number; hostname?: string };

/** Returns a sentence for an error that the operator can fix. Returns the stack of any other error. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof BadConfiguration) return error.message;
  if (error instanceof Error && error.cause instanceof BucketFailure) {
    return `The bucket of S3_BUCKET cannot be used (${error.cause.code}). npm run doctor says why.`;
  }
  const { code, syscall, message, port, hostname } = error as SystemError;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Close what uses it, or set PORT.`;
  if (syscall === 'listen') {
    return `The server cannot listen on HOST and PORT (${message}). HOST must be an address of this machine, and PORT one that this user may open.`;
  }
  if (syscall === 'getaddrinfo') {
    return `The host ${hostname} has no address (${code}). Correct it in HOST or in DATABASE_URL.`;
  }
  const databaseFailure = explainDatabase(error);
  if (databaseFailure !== null) return databaseFailure;
  if (code === 'EMFILE' || code === 'ENFILE') {
    return `No more files can be opened (${code}). Raise the limit of open files (LimitNOFILE).`;
  }
  if (FOLDER_REFUSED.has(code ?? '') || syscall === 'mkdir') {
    return `The data folder cannot be written (${message}). Let this user write there, make room, or correct DATA_DIR.`;
  }
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
