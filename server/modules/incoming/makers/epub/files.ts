// The files of an EPUB, by the addresses that its documents use.
import { badBody, type Problem } from '../../../../problems/problem.ts';
import type { Archive, ArchiveFile } from '../zip/archive.ts';
import { LARGEST_DOCUMENT } from './xml.ts';

/** The most bytes of all documents together. */
const ALL_DOCUMENTS = 30 * 1_048_576;

/** Where the files of an EPUB seem to lie, so that an address that leaves them can be told. */
const ROOT = 'epub://files/';

export const damagedEpub = (): Problem =>
  badBody('This EPUB is damaged or incomplete. Export it again, and bring that in.');

/**
 * Returns the path of the file at an address, which stands in the file at `from`; null for an address outside of the
 * EPUB, such as one of the internet.
 */
export function resolvePath(address: string, from: string): string | null {
  const base = ROOT + from.split('/').map(encodeURIComponent).join('/');
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url?.href.startsWith(ROOT)) return null;
  const path = url.pathname.slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing.
    return path;
  }
}

export interface EpubFiles {
  find(path: string): ArchiveFile | undefined;
  /** Returns a document. Throws a Problem if it is missing or too long, or if all together are. */
  readDocument(path: string): Promise<Buffer>;
}

export function filesOf({ find, read }: Pick<Archive, 'find' | 'read'>): EpubFiles {
  let total = 0;
  return {
    find,
    async readDocument(path) {
      const file = find(path);
      if (file === undefined) throw damagedEpub();
      total += file.bytes;
      if (file.bytes > LARGEST_DOCUMENT) {
        const name = JSON.stringify(path.split('/').at(-1)!.slice(0, 100));
        throw badBody(`${name} in this EPUB has more than 1 MB of text. Split it into chapters.`);
      }
      if (total > ALL_DOCUMENTS)
        throw badBody('This EPUB has too much text. Split it into several books.');
      return read(file);
    },
  };
}
