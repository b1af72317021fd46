// Sends a file, and says how much of it has left: fetch cannot. Everything else goes through api.ts.
import { ApiError } from './api.ts';
import { adminToken } from './tokens.ts';

/** How long nothing may move, in milliseconds: the file on its way, or the library at work on it. */
const SILENCE = 30_000;

const UNREACHABLE =
  'The library cannot be reached just now. Please check your internet connection and try again.';
const SILENT = 'The upload has come to a halt. Please try again in a moment.';

/**
 * POSTs `file` in the owner's name and answers the JSON. `onProgress` hears the share that has left, from
 * 0 to 1. Throws an ApiError for an answer that is no success, an Error when none came, and what
 * `signal` was aborted with.
 */
export function upload<Answer>(
  address: string,
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(new Error(SILENT)), SILENCE);
    };
    const stop = () => end(signal.reason);
    /** Breaks it off, if it is under way. */
    function end(reason: unknown): void {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      reject(reason as Error);
      request.abort();
    }
    request.open('POST', address);
    request.setRequestHeader('admin-auth', adminToken.read() ?? '');
    if (file.type) request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      if (total > 0) onProgress(loaded / total);
    };
    request.onerror = () => end(new Error(UNREACHABLE));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return end(new ApiError(status, responseText, statusText));
      try {
        resolve(JSON.parse(responseText) as Answer);
      } catch {
        // Something on the way has answered in the library's place.
        reject(new Error(UNREACHABLE));
      }
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    listen();
    request.send(file);
  });
}
