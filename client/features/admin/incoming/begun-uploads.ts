// The ids of the uploads that were begun in this browser, by file, so that a file that is chosen again goes on where it
// stopped, also after the browser was closed. They stay after the log-out, so the names of the files are not among them.
import { saveItem } from '../../../browser/storages.ts';

const KEY = 'begun_uploads';
/** More than the library takes at once. */
const MOST = 500;

type Pair = [hash: string, id: string];

const FNV_PRIME = BigInt('0x100000001b3');
const FNV_BASIS = BigInt('0xcbf29ce484222325');

/** Returns the FNV-1a hash of 64 bits. The browser's own hashes need HTTPS, which a library at home may not have. */
function hashOf(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * FNV_PRIME), FNV_BASIS);
  return hash.toString(36);
}

function read(): Pair[] {
  try {
    const pairs: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(pairs) ? (pairs as Pair[]) : [];
  } catch {
    return [];
  }
}

const without = (pairs: readonly Pair[], hash: string) => pairs.filter(([one]) => one !== hash);

/** `key` names a file by its name, size and time. */
export const begunUploads = {
  idOf(key: string): string | null {
    const hash = hashOf(key);
    return read().find(([one]) => one === hash)?.[1] ?? null;
  },
  /** Where the storage is full, the file begins anew the next time. */
  save(key: string, id: string): void {
    const hash = hashOf(key);
    const pairs: Pair[] = [...without(read(), hash), [hash, id]];
    saveItem(localStorage, KEY, JSON.stringify(pairs.slice(-MOST)));
  },
  forget: (key: string): void =>
    void saveItem(localStorage, KEY, JSON.stringify(without(read(), hashOf(key)))),
};
