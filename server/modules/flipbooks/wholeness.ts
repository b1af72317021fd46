// Whether a PDF file is there to its end. A reader mends what it can: of half a file it would show half of
// the book. What mail and download programs add before and behind a file is no part of it.

const MARK = '%%EOF';
/** How far into a file its first mark may stand, in bytes; readers look no further. */
export const HEAD = 1_024 + '%PDF-'.length;
/** How far behind a mark the next part begins at most. */
const GAP = 256;

/** How many bytes the file says it has, by its first object; 0 where it does not say so. */
function saidLength(file: Buffer): number {
  const head = file.toString('latin1', 0, HEAD);
  const start = head.indexOf('%PDF-');
  const entries = head.slice(Math.max(0, head.indexOf('/Linearized')));
  const said = entries.startsWith('/Linearized')
    ? /\/L\s{1,9}(\d{1,12})/.exec(entries)?.[1]
    : undefined;
  return said === undefined ? 0 : start + Number(said);
}

export function isCutShort(file: Buffer): boolean {
  const end = file.lastIndexOf(MARK);
  if (end === -1 || file.length < saidLength(file)) return true;
  // Another part of the same file has begun, and does not end.
  const rest = file.subarray(end + MARK.length);
  const next = rest.toString('latin1', 0, GAP).trimStart();
  return /^\d{1,10} \d{1,5} obj/.test(next) || rest.includes('endobj');
}
