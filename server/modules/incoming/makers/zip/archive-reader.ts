// Reads parts of a file for yauzl. Its own reader lets Node throw, outside of any promise, for a position that is no
// safe integer, as a damaged ZIP64 file can name.
import { read } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** How much is read at once, in bytes. */
const PIECE = 65_536;

export class ArchiveReader extends RandomAccessReader {
  readonly #handle: FileHandle;
  readonly #size: number;
  readonly #closed = Promise.withResolvers<void>();

  /** `size` is the size of the file, in bytes. The reader closes the file when yauzl has ended with it. */
  constructor(handle: FileHandle, size: number) {
    super();
    this.#handle = handle;
    this.#size = size;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#readRange(start, end));
  }

  /** A stream of Node's own would close the file with itself. */
  async *#readRange(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const length = Math.min(PIECE, end - at);
      const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const ended = new Error('The file ends before this part');
    if (position + length > this.#size) return void setImmediate(callback, ended);
    read(this.#handle.fd, buffer, offset, length, position, (error, bytesRead) =>
      callback(error ?? (bytesRead < length ? ended : null)),
    );
  }

  override close(callback: (error: Error | null) => void): void {
    this.#handle
      .close()
      .then(() => callback(null), callback)
      .finally(this.#closed.resolve);
  }

  /** Resolves when the file has been closed. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }
}
