// Takes that are recorded and not kept yet, in this browser: a closed tab loses none. Samples are too large for
// localStorage, so they lie in IndexedDB; localStorage names them, so that all drafts can be counted at once.
import type { FinishedTake } from '../../../../audio/take.ts';
import { saveItem } from '../../../browser/storages.ts';

interface StoredTake extends FinishedTake {
  /** The recording that was on the server when the take was made; null if there was none. */
  replaces: string | null;
}

/** A take, and whether it would outlast this tab. */
export interface UnkeptTake extends StoredTake {
  isStored: boolean;
}

const DATABASE = 'takes';
const STORE = 'takes';
const MARK = 'take_draft ';

/** How long the browser may take to store one, in milliseconds. Some never open their storage. */
const STORED_WITHIN = 5000;

/** The takes of this tab, for a browser that stores nothing. */
const inMemory = new Map<string, StoredTake>();

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage failed.'));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** Runs one request on the takes. Throws if this browser stores nothing, or its storage is full. */
async function onTakes<T>(
  mode: IDBTransactionMode,
  ask: (takes: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The storage is full.'));
    });
    const [result] = await Promise.all([settled(ask(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}

/** Stores the take of a recording, in place of an earlier one. */
export async function storeTake(key: string, take: StoredTake): Promise<UnkeptTake> {
  inMemory.set(key, take);
  try {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The storage does not open.')), STORED_WITHIN),
    );
    await Promise.race([onTakes('readwrite', (takes) => takes.put(take, key)), late]);
    return { ...take, isStored: saveItem(localStorage, MARK + key, 'x') };
  } catch {
    return { ...take, isStored: false };
  }
}

/** Returns the take of a recording, also of an earlier visit; null if there is none. */
export async function readTake(key: string): Promise<UnkeptTake | null> {
  const isStored = hasTake(key);
  const known = inMemory.get(key);
  if (known !== undefined) return { ...known, isStored };
  if (!isStored) return null;
  try {
    const stored = await onTakes<StoredTake | undefined>('readonly', (takes) => takes.get(key));
    return stored === undefined ? null : { ...stored, isStored };
  } catch {
    return null;
  }
}

/** Returns the keys of all takes. */
export function takeKeys(): string[] {
  const stored = Object.keys(localStorage)
    .filter((name) => name.startsWith(MARK))
    .map((name) => name.slice(MARK.length));
  return [...new Set([...stored, ...inMemory.keys()])];
}

/** Forgets the take of a recording, because it was kept or thrown away. */
export async function discardTake(key: string): Promise<void> {
  inMemory.delete(key);
  localStorage.removeItem(MARK + key);
  await onTakes('readwrite', (takes) => takes.delete(key)).catch(() => {});
}

/** Forgets all takes. Their names are removed with the other drafts. */
export function discardTakes(): void {
  inMemory.clear();
  onTakes('readwrite', (takes) => takes.clear()).catch(() => {});
}

/** Whether this browser has a take of the recording that is not kept. */
export const hasTake = (key: string): boolean => localStorage.getItem(MARK + key) !== null;
