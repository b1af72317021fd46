// Sends a file, and says how much of it has left: fetch cannot. Everything else goes through api.ts.
import type { EndpointName, Endpoints } from '../../contracts/endpoints.ts';
import type { UploadedFile } from '../../contracts/endpoints/endpoint.ts';
import { type Answer, ApiError, callerHeaders, UNREACHABLE } from './api.ts';

/** Calls whose body is a file. */
type UploadName = {
  [Name in EndpointName]: Endpoints[Name] extends { upload: UploadedFile } ? Name : never;
}[EndpointName];

/** How long nothing of the file may move, and how long the library may be at work on it, in milliseconds. */
const SILENCE = 30_000;
const WORK = 300_000;

const HALTED = 'The upload has come to a halt. Please try again in a moment.';
const SILENT = 'The library is taking too long with this file. Please try again in a moment.';

/**
 * Sends `file`, by its media type, in the owner's name and answers the JSON. `onProgress` hears the share
 * that has left, from 0 to 1. Throws an ApiError for an answer that is no success, an Error when none came,
 * and what `signal` was aborted with.
 */
export async function upload<Name extends UploadName>(
  name: Name,
  file: Blob,
  {
    query = {},
    onProgress = () => {},
    signal,
  }: {
    query?: Record<string, string>;
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
  } = {},
): Promise<Answer<Name>> {
  const [method = '', path = ''] = name.split(' ');
  const search = new URLSearchParams(query).toString();
  const headers = await callerHeaders('owner');
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const wait = (message: string, patience: number) => {
      clearTimeout(silence);
      silence = setTimeout(() => end(new Error(message)), patience);
    };
    const stop = () => end(signal?.reason);
    function settle(): void {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
    }
    /** Breaks it off, if it is under way. */
    function end(reason: unknown): void {
      settle();
      reject(reason as Error);
      request.abort();
    }
    request.open(method, search === '' ? path : `${path}?${search}`);
    headers.forEach((value, header) => request.setRequestHeader(header, value));
    if (file.type) request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      wait(HALTED, SILENCE);
      if (total > 0) onProgress(loaded / total);
    };
    request.upload.onload = () => wait(SILENT, WORK);
    request.onerror = () => end(new Error(UNREACHABLE));
    request.onload = () => {
      settle();
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) {
        return reject(new ApiError(status, responseText, statusText));
      }
      try {
        resolve(JSON.parse(responseText) as Answer<Name>);
      } catch {
        // Something on the way has answered in the library's place.
        reject(new Error(UNREACHABLE));
      }
    };
    signal?.addEventListener('abort', stop);
    wait(HALTED, SILENCE);
    request.send(file);
  });
}
