// Parses a large JSON object while it arrives, one book or picture at a time. Parsing it as a whole would block
// the server, and use unbounded memory.
import { readOut, type Upload } from '../../http/uploads.ts';
import { createPace } from '../../async/pace.ts';
import { JsonReader } from './json-reader.ts';

export interface Entry {
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

/** The file has ten members. The names of unknown ones are held in memory until they are reported. */
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
export async function* readEntries(upload: Upload, shape: Shape): AsyncGenerator<Entry> {
  const chunks = splitChunks(upload);
  try {
    yield* readMembers(new JsonReader(chunks), shape);
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
  reader: JsonReader,
  { members: known, streamed }: Shape,
): AsyncGenerator<Entry> {
  const pace = createPace();
  const members = new Set<string>();
  await reader.skipByteOrderMark();
  await reader.takeStart('{');
  for await (const member of reader.readKeys('}')) {
    // Fastify refuses these names in other bodies too.
    if (['__proto__', 'constructor'].includes(member))
      throw reader.errorAt(`"${member}" is not a field`);
    if (members.has(member)) throw reader.errorAt(`"${member.slice(0, 100)}" appears twice`);
    members.add(member);
    if (members.size > MAX_MEMBERS) throw reader.errorAt('too many fields');
    const open = streamed.includes(member) ? await reader.peek() : '';
    if (open === '[') {
      await reader.take('[');
      yield { member, key: null, value: [] };
      let index = 0;
      for (let more = !(await reader.takeIf(']')); more; more = await reader.hasNext(']')) {
        const value = await reader.readValue(`entry ${index + 1} of "${member}"`);
        await pace();
        yield { member, key: String(index++), value };
        await pace();
      }
    } else if (open === '{') {
      await reader.take('{');
      yield { member, key: null, value: {} };
      for await (const key of reader.readKeys('}')) {
        const value = await reader.readValue(`"${key.slice(0, 200)}" of "${member}"`);
        await pace();
        yield { member, key, value };
        await pace();
      }
    } else if (known.includes(member)) {
      yield { member, key: null, value: await reader.readValue(`"${member}"`, MAX_MEMBER_BYTES) };
    } else {
      await reader.skipValue(`"${member.slice(0, 200)}"`);
      yield { member, key: null, value: null };
    }
  }
  await reader.expectEnd();
}
