// Reads a large file of one JSON object while it arrives, a book or a picture at a time: parsed as a whole
// it would hold up every reader, and take as much memory as its sender likes.
import { readOut, type Upload } from '../../http/uploads.ts';
import { createPace } from '../../async/pace.ts';
import { Source } from './source.ts';

export interface Piece {
  /** A member of the file's object. */
  member: string;
  /** Of what is in it, where it is a list or an object that is parted: that one comes first, and empty. */
  key: string | null;
  value: unknown;
}

/** So many bytes a member may have that is not parted: parsed at once, a million words would hold up every reader. */
const LONGEST_WHOLE = 1_048_576;

/** In bytes. */
const CHUNK = 65_536;

/** The file has eight; the names of the others are told, and kept until then. */
const MOST_MEMBERS = 100;

export interface Shape {
  /** Whatever else stands there is told without its value. */
  members: readonly string[];
  /** Those of them that come in pieces. */
  parted: readonly string[];
}

/**
 * The members of the object in `upload`. Throws a Problem that says where it goes wrong. However it ends,
 * whoever stops taking pieces included, everything has arrived then: a browser hears of a refusal no earlier.
 */
export async function* readPieces(upload: Upload, shape: Shape): AsyncGenerator<Piece> {
  const chunks = cutSmall(upload);
  try {
    yield* readMembers(new Source(chunks), shape);
  } finally {
    await readOut(chunks);
  }
}

/** However large the parts are in which a file arrives: one is gone through before others have their turn. */
async function* cutSmall(upload: Upload): AsyncGenerator<Buffer> {
  const pace = createPace();
  for await (const chunk of upload) {
    for (let at = 0; at < chunk.length; at += CHUNK) {
      yield chunk.subarray(at, at + CHUNK);
      await pace();
    }
  }
}

async function* readMembers(
  source: Source,
  { members: known, parted }: Shape,
): AsyncGenerator<Piece> {
  const pace = createPace();
  const members = new Set<string>();
  await source.takeMark();
  await source.begin('{');
  for await (const member of source.keys('}')) {
    // As in every other body.
    if (['__proto__', 'constructor'].includes(member))
      throw source.fault(`"${member}" is no field`);
    if (members.has(member)) throw source.fault(`"${member.slice(0, 100)}" stands there twice`);
    members.add(member);
    if (members.size > MOST_MEMBERS) throw source.fault('too many fields');
    const open = parted.includes(member) ? await source.peek() : '';
    if (open === '[') {
      await source.take('[');
      yield { member, key: null, value: [] };
      let index = 0;
      for (let more = !(await source.takes(']')); more; more = await source.goesOn(']')) {
        const value = await source.value(`entry ${index + 1} of "${member}"`);
        await pace();
        yield { member, key: String(index++), value };
        await pace();
      }
    } else if (open === '{') {
      await source.take('{');
      yield { member, key: null, value: {} };
      for await (const key of source.keys('}')) {
        const value = await source.value(`"${key.slice(0, 200)}" of "${member}"`);
        await pace();
        yield { member, key, value };
        await pace();
      }
    } else if (known.includes(member)) {
      yield { member, key: null, value: await source.value(`"${member}"`, LONGEST_WHOLE) };
    } else {
      await source.skip(`"${member.slice(0, 200)}"`);
      yield { member, key: null, value: null };
    }
  }
  await source.end();
}
