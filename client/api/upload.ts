// Uploads a file with progress events, which `fetch` does not have. All other calls go through api.ts.
import type { EndpointName, Endpoints } from '../../contracts/endpoints.ts';
import type { UploadedFile } from '../../contracts/endpoints/endpoint.ts';
import { type Answer, ApiError, callerHeaders, pathOf, UNREACHABLE } from './api.ts';

/** Calls whose body is a file. */
type UploadName = {
  [Name in EndpointName]: Endpoints[Name] extends { upload: UploadedFile } ? Name : never;
}[EndpointName];

/** How long the upload may make no progress, and how long the server may process the file, in milliseconds. */
const STALL_TIMEOUT = 30_000;
const PROCESSING_TIMEOUT = 300_000;

const STALLED = 'The upload has stalled. Please try again in a moment.';
const TIMED_OUT = 'The library is taking too long with this file. Please try again in a moment.';

/**
 * Uploads `file` with its media type as the owner and returns the parsed response. Calls `onProgress` with the
 * share that has been sent, from 0 to 1. Throws an ApiError for an unsuccessful response, an Error if there
 * was none, and the abort reason of `signal`.
 */
export async function upload<Name extends UploadName>(
  name: Name,
  file: Blob,
  {
    params = {},
    query = {},
    onProgress = () => {},
    signal,
  }: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
  } = {},
): Promise<Answer<Name>> {
  const [method = '', template = ''] = name.split(' ');
  const path = pathOf(template, params);
  const search = new URLSearchParams(query).toString();
  const headers = await callerHeaders('owner');
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimeout = (message: string, milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new Error(message)), milliseconds);
    };
    const onAbort = () => fail(signal?.reason);
    function cleanUp(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
    /** Rejects and aborts the request. */
    function fail(reason: unknown): void {
      cleanUp();
      reject(reason as Error);
      request.abort();
    }
    request.open(method, search === '' ? path : `${path}?${search}`);
    headers.forEach((value, header) => request.setRequestHeader(header, value));
    if (file.type) request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      startTimeout(STALLED, STALL_TIMEOUT);
      if (total > 0) onProgress(loaded / total);
    };
    request.upload.onload = () => startTimeout(TIMED_OUT, PROCESSING_TIMEOUT);
    request.onerror = () => fail(new Error(UNREACHABLE));
    request.onload = () => {
      cleanUp();
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) {
        return reject(new ApiError(status, responseText, statusText));
      }
      try {
        resolve(JSON.parse(responseText) as Answer<Name>);
      } catch {
        // A captive portal or proxy has responded instead of the server.
        reject(new Error(UNREACHABLE));
      }
    };
    signal?.addEventListener('abort', onAbort);
    startTimeout(STALLED, STALL_TIMEOUT);
    request.send(file);
  });
}
