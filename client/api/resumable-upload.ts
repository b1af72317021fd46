// Uploads a file so that it can go on where it stopped, after a lost connection or in another window (tus 1.0.0). How often
// it is tried again is decided by who calls this.
import { type DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import type { AskedLevel } from '../../contracts/incoming.ts';
import { ApiError, callerHeaders, UNREACHABLE } from './api.ts';

const UPLOADS = '/api/admin/uploads';

/** How long an upload may make no progress, and how long the server may take once all has been sent, in milliseconds. */
const STALL_TIMEOUT = 30_000;
const CLOSING_TIMEOUT = 120_000;

/** What the library is told of a file. */
interface Metadata {
  filename: string;
  category: AskedLevel;
}

/** A file that will be sent, and its size in bytes. */
export interface Announcement {
  bytes: number;
  metadata: Metadata;
}

export interface ResumableUpload {
  /** The id of an upload of this file that was begun before; null to begin one. */
  id: string | null;
  metadata: Metadata;
  /** Is called with the upload's id once the server knows it. */
  onBegun: (id: string) => void;
  /** Is called with the number of bytes that have been sent. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Returns the error of an upload as those of other calls are: an ApiError if the server refused, an Error if it did not answer. */
export function failureOf(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  // Another status comes from a captive portal or a proxy, without what the protocol asks for.
  if (response === null || status < 400) return new Error(UNREACHABLE, { cause: error });
  return new ApiError(status, response.getBody(), '');
}

/** The address of an upload. A proxy may have changed the one that the server gave. */
const addressOf = (id: string) => new URL(`${UPLOADS}/${id}`, location.href).href;

/** Without it, an upload that cannot go on fails, and is not silently begun anew. */
const endpoint = () => new URL(UPLOADS, location.href).href;
const idOf = ({ url }: Upload) => url?.split('/').at(-1) ?? '';

async function authenticate(request: HttpRequest): Promise<void> {
  const headers = await callerHeaders('owner');
  headers.forEach((value, header) => request.setHeader(header, value));
}

/** Announces a file as the owner, and sends nothing of it. Returns the id of its upload. Throws like `uploadResumably`. */
export async function announceUpload({ bytes, metadata }: Announcement): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: Error) => {
      clearTimeout(timer);
      void upload.abort();
      reject(reason);
    };
    const timer = setTimeout(() => fail(new Error(UNREACHABLE)), STALL_TIMEOUT);
    const upload = new Upload(new Blob(), {
      endpoint: endpoint(),
      uploadSize: bytes,
      metadata: { ...metadata },
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: authenticate,
      onUploadUrlAvailable() {
        clearTimeout(timer);
        // It would begin to send now.
        void upload.abort();
        resolve(idOf(upload));
      },
      onError: (error) => fail(failureOf(error)),
    });
    upload.start();
  });
}

/**
 * Uploads a file as the owner, or what is missing of it. Throws an ApiError for an unsuccessful response, an Error if there
 * was none, and the abort reason of `signal`.
 */
export async function uploadResumably(
  file: File,
  { id, metadata, onBegun, onProgress, signal }: ResumableUpload,
): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (reason: unknown) => {
      cleanUp();
      void upload.abort();
      reject(reason as Error);
    };
    const watch = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new Error(UNREACHABLE)), milliseconds);
    };
    const onAbort = () => fail(signal.reason);
    function cleanUp(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }
    const upload = new Upload(file, {
      ...(id === null ? { endpoint: endpoint() } : { uploadUrl: addressOf(id) }),
      metadata: { ...metadata },
      retryDelays: null,
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        watch(STALL_TIMEOUT);
        await authenticate(request);
      },
      onUploadUrlAvailable() {
        const given = idOf(upload);
        upload.url = addressOf(given);
        onBegun(given);
      },
      onProgress(sent, total) {
        watch(sent < total ? STALL_TIMEOUT : CLOSING_TIMEOUT);
        onProgress(sent);
      },
      onSuccess() {
        cleanUp();
        resolve();
      },
      onError: (error) => fail(failureOf(error)),
    });
    signal.addEventListener('abort', onAbort);
    upload.start();
  });
}
