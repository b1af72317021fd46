// A file of JSON as it arrives: values are taken from it one after the other, and a fault is told by its line.
import { isUtf8 } from 'node:buffer';
import { nameOfKind } from '../../../contracts/file-kinds.ts';
import { badBody } from '../../problems/problem.ts';
import { readKind } from '../../providers/storage/file-kind.ts';

/** So many bytes a piece may have: a picture of 20 MB in base64. */
const LONGEST_PIECE = 28 * 1_048_576;

/** So many values may stand in a piece, which is parsed at once: a flipbook of many pages has some hundred. */
const MOST_VALUES = 20_000;

/** An address of a picture is far shorter. */
const LONGEST_NAME = 10_000;

const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
/** Of UTF-8; some editors write it at a file's head. */
const MARK = Buffer.from('\uFEFF');
const isOneOf = (signs: string) => {
  const codes = new Set(Buffer.from(signs));
  return (code: number) => codes.has(code);
};
const isSpace = isOneOf(' \t\r\n');
const opens = isOneOf('[{');
const parts = isOneOf('[{,');
const closes = isOneOf(']}');
const ends = isOneOf(',]} \t\r\n');

/** The bytes of the file, from which values are taken one after the other. */
export class Source {
  readonly #chunks: AsyncIterator<Buffer>;
  #bytes = Buffer.alloc(0);
  /** What of it is filled, and what is taken already. */
  #length = 0;
  #at = 0;
  /** What is gone by, in bytes and lines. */
  #before = 0;
  #linesBefore = 0;

  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks;
  }

  /** Says whether there is more. */
  async #fill(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    if (this.#length + value.length > this.#bytes.length) {
      // What is taken makes room; twice the room, so that a long piece is not moved with every chunk.
      const rest = this.#bytes.subarray(this.#at, this.#length);
      this.#linesBefore += linesIn(this.#bytes.subarray(0, this.#at));
      this.#before += this.#at;
      const room = Buffer.allocUnsafe(2 * (rest.length + value.length));
      rest.copy(room);
      [this.#bytes, this.#length, this.#at] = [room, rest.length, 0];
    }
    value.copy(this.#bytes, this.#length);
    this.#length += value.length;
    return true;
  }

  /** Where the file begins with a mark, what follows is its beginning. */
  async takeMark(): Promise<void> {
    while (this.#length < MARK.length && (await this.#fill()));
    const isMarked = this.#bytes.subarray(0, Math.min(this.#length, MARK.length)).equals(MARK);
    if (isMarked) this.#at = MARK.length;
  }

  /** `at` counts bytes from here on. */
  fault(what: string, at = 0): Error {
    const line = this.#linesBefore + linesIn(this.#bytes.subarray(0, this.#at + at)) + 1;
    return badBody(`The file cannot be read (it is not valid JSON). Line ${line}: ${what}`);
  }

  /** It ends within a value; the fault may be further up, such as a quote that is missing. */
  #broken(name = ''): Error {
    const text = this.#bytes.toString('utf8', this.#at, this.#length);
    const at = name === '' ? null : faultOf(text);
    if (at !== null && at < text.length) {
      return this.fault(
        `${name} is not written as it should be`,
        Buffer.byteLength(text.slice(0, at)),
      );
    }
    const bytes = (this.#before + this.#length).toLocaleString('en-AU');
    return badBody(
      `The file ends in the middle, after ${bytes} bytes: it was not saved or sent as a whole. Please download it again.`,
    );
  }

  /** The next sign that is no space; it is not taken. */
  async peek(): Promise<string> {
    for (;;) {
      while (this.#at < this.#length) {
        const code = this.#bytes[this.#at] ?? 0;
        if (!isSpace(code)) return String.fromCharCode(code);
        this.#at++;
      }
      if (!(await this.#fill())) throw this.#broken();
    }
  }

  async takes(sign: string): Promise<boolean> {
    if ((await this.peek()) !== sign) return false;
    this.#at++;
    return true;
  }

  /** Takes the sign with which the file begins. Throws what the file is where it is of another kind. */
  async begin(sign: string): Promise<void> {
    if ((await this.peek()) !== sign) {
      const name = nameOfKind(await readKind(this.#bytes.subarray(0, this.#length)));
      if (name !== null) throw badBody(`This file is ${name}, and not a catalogue file.`);
    }
    await this.take(sign);
  }

  async take(sign: string): Promise<void> {
    if (await this.takes(sign)) return;
    throw this.fault(`"${sign}" is expected, and "${await this.peek()}" stands there`);
  }

  /** After a value: whether another follows before `close`. */
  async goesOn(close: string): Promise<boolean> {
    if (await this.takes(close)) return false;
    await this.take(',');
    return true;
  }

  async *keys(close: string): AsyncGenerator<string> {
    for (let more = !(await this.takes(close)); more; more = await this.goesOn(close)) {
      if ((await this.peek()) !== '"') throw this.fault('a name in quotes is expected');
      const key = (await this.value('a name', LONGEST_NAME)) as string;
      await this.take(':');
      yield key;
    }
  }

  /** Nothing but space follows. */
  async end(): Promise<void> {
    do {
      while (this.#at < this.#length) {
        if (!isSpace(this.#bytes[this.#at++] ?? 0)) throw this.fault('something follows its end');
      }
    } while (await this.#fill());
  }

  /** Leaves the next value aside. */
  async skip(name: string): Promise<void> {
    await this.peek();
    const length = await this.#measure(name, LONGEST_PIECE, Infinity);
    this.#at += length;
  }

  /** The next value as JSON has it. */
  async value(name: string, longest = LONGEST_PIECE): Promise<unknown> {
    await this.peek();
    const length = await this.#measure(name, longest, MOST_VALUES);
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (!isUtf8(bytes)) throw this.fault(`${name} is not UTF-8`);
    const text = bytes.toString();
    try {
      const value: unknown = JSON.parse(text);
      this.#at += length;
      return value;
    } catch {
      const before = text.slice(0, faultOf(text) ?? 0);
      throw this.fault(`${name} is not written as it should be`, Buffer.byteLength(before));
    }
  }

  /** How many bytes the next value has. */
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
        if (depth === 0 && ends(code)) return length;
        length++;
        if (code === QUOTE) isInString = true;
        else if (parts(code) && ++values > mostValues) throw this.fault(`${name} is too large`);
        if (opens(code)) depth++;
        else if (closes(code) && --depth === 0) return length;
      }
      if (length > longest) throw this.fault(`${name} is too large`);
      if (!(await this.#fill())) throw this.#broken(name);
    }
  }

  #isEscaped(quote: number): boolean {
    let slashes = 0;
    while (this.#bytes[quote - 1 - slashes] === BACKSLASH) slashes++;
    return slashes % 2 === 1;
  }
}

/** Where JSON goes wrong; null where it ends too early. */
function faultOf(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    return at === undefined ? null : Number(at);
  }
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}
