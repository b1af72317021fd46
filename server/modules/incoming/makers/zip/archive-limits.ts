// What a ZIP may be, judged by what it says of itself. What is unpacked is counted again (archive.ts).
import { type Entry, getFileNameLowLevel, validateFileName } from 'yauzl';
import { isUtf8 } from 'node:buffer';
import { badBody, type Problem } from '../../../../problems/problem.ts';

/** The most files and folders in a ZIP. */
export const MOST_ENTRIES = 2_000;
/** The most bytes that a ZIP may unpack to. */
const MOST_UNPACKED = 1_073_741_824;
/** A file of this many bytes and more may not shrink to less than a part of `MOST_RATIO`. */
const RATIO_FROM = 10 * 1_048_576;
const MOST_RATIO = 200;
/** The bytes of a local header before its name. */
const LOCAL_HEADER = 30;

const AGAIN = 'Make it again, and bring that in.';
export const damaged = (): Problem => badBody(`This file is damaged or incomplete. ${AGAIN}`);
export const locked = (): Problem =>
  badBody(
    'This file is locked with a password. Make a copy without a password, and bring that in.',
  );
export const tooManyEntries = (): Problem =>
  badBody(`This file has more than ${MOST_ENTRIES} files in it. Split it into several books.`);

/** Returns the name of an entry. Many programs write UTF-8 and do not say so. */
export function nameOf(entry: Entry): string {
  const { fileNameRaw, generalPurposeBitFlag, extraFields } = entry;
  const name = isUtf8(fileNameRaw)
    ? fileNameRaw.toString()
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  return name.replaceAll('\\', '/').normalize('NFC');
}

/** Unix systems keep the kind of a file in the upper half of its attributes. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0xf000) === 0xa000;

/** Throws a Problem for an entry that no honest book has. `fileSize` is the size of the ZIP, in bytes. */
export function checkEntry(entry: Entry, name: string, fileSize: number): void {
  const { compressedSize, uncompressedSize, relativeOffsetOfLocalHeader } = entry;
  const shown = JSON.stringify(name.slice(0, 100));
  if (validateFileName(name) !== null || name.includes('\0')) {
    throw badBody(`${shown} in this file leads out of its folder. ${AGAIN}`);
  }
  if (isLink(entry)) throw badBody(`${shown} in this file is a link to another file. ${AGAIN}`);
  if (entry.isEncrypted()) throw locked();
  if (!entry.canDecodeFileData()) {
    throw badBody(`${shown} is packed in a way that the library cannot open. ${AGAIN}`);
  }
  if (!(relativeOffsetOfLocalHeader + LOCAL_HEADER + compressedSize <= fileSize)) throw damaged();
  if (uncompressedSize >= RATIO_FROM && uncompressedSize > MOST_RATIO * compressedSize) {
    throw tooLargeUnpacked();
  }
}

const tooLargeUnpacked = () =>
  badBody('This file unpacks to more than the library takes. Split it into several books.');

/** Throws a Problem if the entries together unpack to too much, or lie on top of each other. */
export function checkEntries(entries: readonly Entry[]): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED) throw tooLargeUnpacked();
  const parts = entries
    .map(({ relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength }) => ({
      start,
      end: start + LOCAL_HEADER + fileNameLength + compressedSize,
    }))
    .sort((one, other) => one.start - other.start);
  if (parts.some(({ start }, index) => start < (parts[index - 1]?.end ?? 0))) throw damaged();
}
