// Reads JSON values one after another from a stream of bytes. Syntax errors name the line.
import { isUtf8 } from 'node:buffer';
import { nameOfKind } from '../../../contracts/file-kinds.ts';
import { badBody } from '../../problems/problem.ts';
import { readKind } from '../../providers/storage/file-kind.ts';

/** The most bytes of a value: a picture of 20 MB in base64. */
const MAX_VALUE_BYTES = 28 * 1_048_576;

/** The most nested values in a value, which is parsed at once. A flipbook of many pages has some hundred. */
const MAX_ITEMS = 20_000;

/** The addresses of pictures, the longest names, are far shorter. */
const MAX_NAME_BYTES = 10_000;

const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
/** Some editors write the byte order mark of UTF-8 at the start of a file. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const isOneOf = (characters: string) => {
  const codes = new Set(Buffer.from(characters));
  return (code: number) => codes.has(code);
};
const isSpace = isOneOf(' \t\r\n');
const isOpening = isOneOf('[{');
const startsItem = isOneOf('[{,');
const isClosing = isOneOf(']}');
const endsScalar = isOneOf(',]} \t\r\n');

/** A buffered stream of bytes with a position, from which JSON values are read. */
export class JsonReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #bytes = Buffer.alloc(0);
  /** The number of filled bytes, and the position of the next unread byte. */
  #length = 0;
  #at = 0;
  /** The bytes and lines that were dropped from the start of the buffer. */
  #before = 0;
  #linesBefore = 0;

  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks;
  }

  /** Appends the next chunk to the buffer. Returns false at the end of the stream. */
  async #fill(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    if (this.#length + value.length > this.#bytes.length) {
      // Drops the bytes that were read. Doubles the size, so that a long value is not copied for every chunk.
      const rest = this.#bytes.subarray(this.#at, this.#length);
      this.#linesBefore += countLines(this.#bytes.subarray(0, this.#at));
      this.#before += this.#at;
      const room = Buffer.allocUnsafe(2 * (rest.length + value.length));
      rest.copy(room);
      [this.#bytes, this.#length, this.#at] = [room, rest.length, 0];
    }
    value.copy(this.#bytes, this.#length);
    this.#length += value.length;
    return true;
  }

  async skipByteOrderMark(): Promise<void> {
    while (this.#length < BYTE_ORDER_MARK.length && (await this.#fill()));
    const isMarked = this.#bytes
      .subarray(0, Math.min(this.#length, BYTE_ORDER_MARK.length))
      .equals(BYTE_ORDER_MARK);
    if (isMarked) this.#at = BYTE_ORDER_MARK.length;
  }

  /** Returns an error with the line of the position `at`, in bytes from the current position. */
  errorAt(what: string, at = 0): Error {
    const line = this.#linesBefore + countLines(this.#bytes.subarray(0, this.#at + at)) + 1;
    return badBody(`The file cannot be read (it is not valid JSON). Line ${line}: ${what}`);
  }

  /** Returns the error for a file that ends within a value. The cause may be earlier, such as a missing quote. */
  #endsEarly(name = ''): Error {
    const text = this.#bytes.toString('utf8', this.#at, this.#length);
    const at = name === '' ? null : errorPosition(text);
    if (at !== null && at < text.length) {
      return this.errorAt(`${name} is not valid`, Buffer.byteLength(text.slice(0, at)));
    }
    const bytes = (this.#before + this.#length).toLocaleString('en-AU');
    return badBody(
      `The file ends in the middle, after ${bytes} bytes: it was not saved or sent completely. Please download it again.`,
    );
  }

  /** Returns the next character that is not white space, without reading past it. */
  async peek(): Promise<string> {
    for (;;) {
      while (this.#at < this.#length) {
        const code = this.#bytes[this.#at] ?? 0;
        if (!isSpace(code)) return String.fromCharCode(code);
        this.#at++;
      }
      if (!(await this.#fill())) throw this.#endsEarly();
    }
  }

  /** Reads the next character if it is this one. Returns whether it was. */
  async takeIf(character: string): Promise<boolean> {
    if ((await this.peek()) !== character) return false;
    this.#at++;
    return true;
  }

  /** Reads the first character of the file. If it is another one, the error names the kind of file, if known. */
  async takeStart(character: string): Promise<void> {
    if ((await this.peek()) !== character) {
      const name = nameOfKind(await readKind(this.#bytes.subarray(0, this.#length)));
      if (name !== null) throw badBody(`This file is ${name}, and not a catalogue file.`);
    }
    await this.take(character);
  }

  async take(character: string): Promise<void> {
    if (await this.takeIf(character)) return;
    throw this.errorAt(`"${character}" is expected, but "${await this.peek()}" was found`);
  }

  /** Reads a comma or `close` after a value. Returns whether another value follows. */
  async hasNext(close: string): Promise<boolean> {
    if (await this.takeIf(close)) return false;
    await this.take(',');
    return true;
  }

  async *readKeys(close: string): AsyncGenerator<string> {
    for (let more = !(await this.takeIf(close)); more; more = await this.hasNext(close)) {
      if ((await this.peek()) !== '"') throw this.errorAt('a name in quotes is expected');
      const key = (await this.readValue('a name', MAX_NAME_BYTES)) as string;
      await this.take(':');
      yield key;
    }
  }

  /** Throws if anything but white space follows. */
  async expectEnd(): Promise<void> {
    do {
      while (this.#at < this.#length) {
        if (!isSpace(this.#bytes[this.#at++] ?? 0)) throw this.errorAt('something follows its end');
      }
    } while (await this.#fill());
  }

  /** Skips the next value without parsing it. */
  async skipValue(name: string): Promise<void> {
    await this.peek();
    const length = await this.#measure(name, MAX_VALUE_BYTES, Infinity);
    this.#at += length;
  }

  /** Reads and parses the next value. */
  async readValue(name: string, longest = MAX_VALUE_BYTES): Promise<unknown> {
    await this.peek();
    const length = await this.#measure(name, longest, MAX_ITEMS);
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (!isUtf8(bytes)) throw this.errorAt(`${name} is not UTF-8`);
    const text = bytes.toString();
    try {
      const value: unknown = JSON.parse(text);
      this.#at += length;
      return value;
    } catch {
      const before = text.slice(0, errorPosition(text) ?? 0);
      throw this.errorAt(`${name} is not valid`, Buffer.byteLength(before));
    }
  }

  /** Buffers the next value, and returns its length in bytes. */
  async #measure(name: string, longest: number, mostValues: number): Promise<number> {
    let [depth, length, values, isInString] = [0, 0, 1, false];
    for (;;) {
      while (this.#at + length < this.#length) {
        const at = this.#at + length;
        if (isInString) {
          const quote = this.#bytes.subarray(0, this.#length).indexOf(QUOTE, at);
          length = (quote === -1 ? this.#length : quote + 1) - this.#at;
          if (quote === -1 || this.#isEscaped(quote)) continue;
          isInString = false;
          if (depth === 0) return length;
          continue;
        }
        const code = this.#bytes[at] ?? 0;
        if (depth === 0 && endsScalar(code)) return length;
        length++;
        if (code === QUOTE) isInString = true;
        else if (startsItem(code) && ++values > mostValues)
          throw this.errorAt(`${name} is too large`);
        if (isOpening(code)) depth++;
        else if (isClosing(code) && --depth === 0) return length;
      }
      if (length > longest) throw this.errorAt(`${name} is too large`);
      if (!(await this.#fill())) throw this.#endsEarly(name);
    }
  }

  #isEscaped(quote: number): boolean {
    let slashes = 0;
    while (this.#bytes[quote - 1 - slashes] === BACKSLASH) slashes++;
    return slashes % 2 === 1;
  }
}

/** Returns the index of a syntax error in JSON; null if the text only ends too early. */
function errorPosition(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    return at === undefined ? null : Number(at);
  }
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}
