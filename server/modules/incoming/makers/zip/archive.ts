// Reads the files of a ZIP within limits. Nothing of it is written to the disk.
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { Problem } from '../../../../problems/problem.ts';
import { ArchiveReader } from './archive-reader.ts';
import {
  checkEntries,
  checkEntry,
  damaged,
  locked,
  MOST_ENTRIES,
  nameOf,
  tooManyEntries,
} from './archive-limits.ts';

export interface ArchiveFile {
  /** Its path in the ZIP, with slashes. */
  path: string;
  /** The size that it has when it is unpacked. */
  bytes: number;
}

export interface Archive {
  /** The files, without the folders, in the order of the ZIP. */
  files: readonly ArchiveFile[];
  /** Returns the file at a path, whatever the case of its letters. */
  find(path: string): ArchiveFile | undefined;
  /** Returns the bytes of a file. */
  read(file: ArchiveFile): Promise<Buffer>;
  /** Returns the bytes of a file in pieces. They are checked at their end. */
  stream(file: ArchiveFile): AsyncIterable<Buffer>;
}

interface Listed extends ArchiveFile {
  entry: Entry;
}

const keyOf = (path: string) => path.normalize('NFC').toLowerCase();

/**
 * Opens a ZIP, does some work with it, and closes it. Throws a Problem if it is damaged, locked or malicious, each
 * with a sentence for the owner.
 */
export async function withArchive<T>(
  file: string,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const handle = await open(file);
  const { size } = await handle.stat();
  // yauzl closes the file when the last one has ended with it, also if it could not be opened.
  const reader = new ArchiveReader(handle, size);
  const zip = await fromRandomAccessReaderPromise(reader, size, {
    autoClose: false,
    decodeStrings: false,
  }).catch(async (error: unknown) => {
    await handle.close();
    throw problemOfZip(error);
  });
  // Errors of yauzl come as rejections; an event without a listener would end the process.
  zip.on('error', () => {});
  try {
    return await work(archiveOf(zip, await listFiles(zip, size)));
  } finally {
    zip.close();
    await reader.closed;
  }
}

/** An error of yauzl or zlib says that the file is damaged. One of the system is passed on. */
function problemOfZip(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (error instanceof Problem || syscall !== undefined) return error;
  return /encrypt/.test(message) ? locked() : damaged();
}

async function listFiles(zip: ZipFile, fileSize: number): Promise<Listed[]> {
  if (zip.entryCount > MOST_ENTRIES) throw tooManyEntries();
  const listed: Listed[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const path = nameOf(entry);
      checkEntry(entry, path, fileSize);
      listed.push({ path, bytes: entry.uncompressedSize, entry });
    }
  } catch (error) {
    throw problemOfZip(error);
  }
  checkEntries(listed.map(({ entry }) => entry));
  return listed.filter(({ path }) => !path.endsWith('/'));
}

function archiveOf(zip: ZipFile, files: readonly Listed[]): Archive {
  const byKey = new Map(files.toReversed().map((file) => [keyOf(file.path), file]));
  const entries = new Map<ArchiveFile, Entry>(files.map((file) => [file, file.entry]));

  /** yauzl ends with an error where a file has more or fewer bytes than it should. */
  async function* stream(file: ArchiveFile): AsyncGenerator<Buffer> {
    const entry = entries.get(file)!;
    let sum = 0;
    try {
      const opened: Readable = await zip.openReadStreamPromise(entry);
      for await (const chunk of opened as AsyncIterable<Buffer>) {
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (error) {
      throw problemOfZip(error);
    }
    if (sum !== entry.crc32) throw damaged();
  }

  return {
    files,
    find: (path) => byKey.get(keyOf(path)),
    read: (file) => buffer(stream(file)),
    stream,
  };
}
