// Builds ZIP files for tests: valid, damaged and malicious ones.
import { crc32, deflateRawSync } from 'node:zlib';

export interface TestEntry {
  name: string | Buffer;
  data?: string | Buffer;
  isDeflated?: boolean;
  /** What the entry says of itself, true or not. */
  flags?: number;
  method?: number;
  attributes?: number;
  bytes?: number;
  sum?: number;
  offset?: number;
  /** The extra field of the central directory. */
  extra?: Buffer;
}

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text);

function fields(...pairs: [size: 2 | 4 | 8, value: number][]): Buffer {
  return Buffer.concat(
    pairs.map(([size, value]) => {
      const field = Buffer.alloc(size);
      if (size === 8) field.writeBigUInt64LE(BigInt(value));
      else field.writeUIntLE(value, 0, size);
      return field;
    }),
  );
}

/** Returns a ZIP with these entries. With `zip64`, the end of it is where ZIP64 says. */
export function zipOf(entries: readonly TestEntry[], { zip64 }: { zip64?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = bytesOf(entry.name);
    const data = bytesOf(entry.data ?? '');
    const packed = entry.isDeflated ? deflateRawSync(data) : data;
    const extra = entry.extra ?? Buffer.alloc(0);
    const about = fields(
      [2, entry.flags ?? 0],
      [2, entry.method ?? (entry.isDeflated ? 8 : 0)],
      [4, 0],
      [4, entry.sum ?? crc32(data)],
      [4, packed.length],
      [4, entry.bytes ?? data.length],
      [2, name.length],
    );
    const local = [fields([4, 0x04034b50], [2, 20]), about, fields([2, 0]), name, packed];
    locals.push(...local);
    const where = fields(
      [2, 0],
      [2, 0],
      [2, 0],
      [4, entry.attributes ?? 0],
      [4, entry.offset ?? at],
    );
    const head = fields([4, 0x02014b50], [2, 0x031e], [2, 20]);
    centrals.push(head, about, fields([2, extra.length]), where, name, extra);
    at += Buffer.concat(local).length;
  }
  const central = Buffer.concat(centrals);
  const count = entries.length;
  const ends: Buffer[] = [];
  if (zip64 !== undefined) {
    ends.push(fields([4, 0x07064b50], [4, 0], [8, zip64], [4, 1]));
  }
  ends.push(
    fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, central.length], [4, at], [2, 0]),
  );
  return Buffer.concat([...locals, central, ...ends]);
}
