// Parses a large JSON object while it arrives, one book or picture at a time. Parsing it as a whole would block
// the server, and use unbounded memory.
import { readOut, type Upload } from '../../http/uploads.ts';
import { createPace } from '../../async/pace.ts';
import { Source } from './source.ts';

export interface Piece {
  /** The name of a top-level member. */
  member: string;
  /**
   * The index or key of an entry of a streamed member; null for a whole member. Before its entries, a streamed
   * member comes itself as an empty list or object.
   */
  key: string | null;
  value: unknown;
}

/** The most bytes of a member that is not streamed: it is parsed at once, which blocks the server. */
const MAX_MEMBER_BYTES = 1_048_576;

/** In bytes. */
const CHUNK_SIZE = 65_536;

/** The file has eight members. The names of unknown ones are held in memory until they are reported. */
const MAX_MEMBERS = 100;

export interface Shape {
  /** The known members. Others are yielded with the value null. */
  members: readonly string[];
  /** The known members whose entries are yielded one by one. */
  streamed: readonly string[];
}

/**
 * Yields the members of the object in `upload`. Throws a Problem with the line of a syntax error. Always reads
 * the upload to its end, even if the caller stops early: a browser ignores the response until it has sent all.
 */
export async function* readPieces(upload: Upload, shape: Shape): AsyncGenerator<Piece> {
  const chunks = splitChunks(upload);
  try {
    yield* readMembers(new Source(chunks), shape);
  } finally {
    await readOut(chunks);
  }
}

/** Splits large chunks, so that other requests are served in between. */
async function* splitChunks(upload: Upload): AsyncGenerator<Buffer> {
  const pace = createPace();
  for await (const chunk of upload) {
    for (let at = 0; at < chunk.length; at += CHUNK_SIZE) {
      yield chunk.subarray(at, at + CHUNK_SIZE);
      await pace();
    }
  }
}

async function* readMembers(
  source: Source,
  { members: known, streamed }: Shape,
): AsyncGenerator<Piece> {
  const pace = createPace();
  const members = new Set<string>();
  await source.skipByteOrderMark();
  await source.takeStart('{');
  for await (const member of source.readKeys('}')) {
    // Fastify refuses these names in other bodies too.
    if (['__proto__', 'constructor'].includes(member))
      throw source.errorAt(`"${member}" is no field`);
    if (members.has(member)) throw source.errorAt(`"${member.slice(0, 100)}" stands there twice`);
    members.add(member);
    if (members.size > MAX_MEMBERS) throw source.errorAt('too many fields');
    const open = streamed.includes(member) ? await source.peek() : '';
    if (open === '[') {
      await source.take('[');
      yield { member, key: null, value: [] };
      let index = 0;
      for (let more = !(await source.takeIf(']')); more; more = await source.hasNext(']')) {
        const value = await source.readValue(`entry ${index + 1} of "${member}"`);
        await pace();
        yield { member, key: String(index++), value };
        await pace();
      }
    } else if (open === '{') {
      await source.take('{');
      yield { member, key: null, value: {} };
      for await (const key of source.readKeys('}')) {
        const value = await source.readValue(`"${key.slice(0, 200)}" of "${member}"`);
        await pace();
        yield { member, key, value };
        await pace();
      }
    } else if (known.includes(member)) {
      yield { member, key: null, value: await source.readValue(`"${member}"`, MAX_MEMBER_BYTES) };
    } else {
      await source.skipValue(`"${member.slice(0, 200)}"`);
      yield { member, key: null, value: null };
    }
  }
  await source.expectEnd();
}
