// The cache with the files of kept books. Only one page at a time writes it.
import pMap from 'p-map';
import { ApiError, fetchBookFile } from '../api/api.ts';
import { KEPT_FILES } from './cache-names.ts';

export interface BookFile {
  /** Where it is fetched; for a page of a flipbook, with the ticket. */
  address: string;
  /** The address under which it is kept, without the ticket. */
  key: string;
}

/** How many files are fetched at once. */
const AT_ONCE = 4;
/** How long nothing of a file may come, in milliseconds. On a slow line a whole one may take minutes. */
const PATIENCE = 60_000;

/** Does something that no other tab does at the same time. */
export async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('kept-files', work);
}

/** Whether the browser has no room left. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

const keyOf = ({ url }: Request) => new URL(url).pathname;

/** Returns the keys of all files. */
export async function keptKeys(): Promise<ReadonlySet<string>> {
  // Opening would make one.
  if (!(await caches.has(KEPT_FILES))) return new Set();
  const cache = await caches.open(KEPT_FILES);
  return new Set((await cache.keys()).map(keyOf));
}

/** Removes all files but these. */
export async function removeFilesBut(used: ReadonlySet<string>): Promise<void> {
  const unused = [...(await keptKeys())].filter((key) => !used.has(key));
  if (unused.length === 0) return;
  const cache = await caches.open(KEPT_FILES);
  await Promise.all(unused.map((key) => cache.delete(key)));
}

/** Returns a copy of a file without anything about its sender or for whom it was. */
function plain(file: Blob): Response {
  const headers = { 'Content-Type': file.type, 'Content-Length': String(file.size) };
  return new Response(file, { headers });
}

/** Ends what is fetched once `onProgress` has not been called for some time. */
interface Waiting {
  signal: AbortSignal;
  onProgress: () => void;
}

async function fetchFile({ address, key }: BookFile, waiting: Waiting): Promise<Blob> {
  const response = await fetchBookFile(address, waiting.signal);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    waiting.onProgress();
    parts.push(part.value);
  }
  const file = new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
  // A captive portal, such as a hotel's sign-in page, answers anything.
  const type = key.startsWith('/api/') ? 'audio/' : 'image/';
  if (response.status !== 200 || !file.type.startsWith(type)) throw new Error('Not such a file');
  return file;
}

interface FileSize {
  key: string;
  bytes: number;
}

interface Fetching {
  signal: AbortSignal;
  /** Called after each file, with how far it is, from 0 to 100. */
  onPercent: (percent: number) => void;
  /** Called when the browser has no room left. Resolves with whether there is more now. */
  makeRoom: () => Promise<boolean>;
}

async function fetchInto(
  cache: Cache,
  file: BookFile,
  { makeRoom, ...waiting }: Waiting & Pick<Fetching, 'makeRoom'>,
): Promise<FileSize | null> {
  const { key } = file;
  const known = await cache.match(key);
  if (known !== undefined) return { key, bytes: Number(known.headers.get('Content-Length')) };
  try {
    const fetched = await fetchFile(file, waiting);
    const put = () => cache.put(key, plain(fetched));
    await put().catch(async (error: unknown) => {
      if (!isFull(error) || !(await makeRoom())) throw error;
      await put();
    });
    return { key, bytes: fetched.size };
  } catch (error) {
    // The library shows a book without this file, unless it is a page of a flipbook.
    const isGone = error instanceof ApiError && [404, 410].includes(error.status);
    if (isGone && !key.startsWith('/flipbooks/')) return null;
    throw error;
  }
}

/** Fetches files into the cache and returns those that there are. At a failure it stops, and leaves what it has written. */
export async function fetchFiles(
  files: readonly BookFile[],
  { signal, onPercent, makeRoom }: Fetching,
): Promise<FileSize[]> {
  const cache = await caches.open(KEPT_FILES);
  const rest = new AbortController();
  const stop = () => rest.abort();
  signal.addEventListener('abort', stop);
  let done = 0;
  const keep = async (file: BookFile) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, PATIENCE);
    };
    onProgress();
    try {
      rest.signal.throwIfAborted();
      const size = await fetchInto(cache, file, { signal: rest.signal, onProgress, makeRoom });
      done += 1;
      onPercent(Math.floor((100 * done) / files.length));
      return size;
    } catch (error) {
      stop();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    signal.throwIfAborted();
    // All that has begun ends before this does.
    const sizes = await pMap(files, keep, { concurrency: AT_ONCE, stopOnError: false });
    return sizes.filter((size) => size !== null);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
