// Detects truncated PDF files. PDFium repairs what it can, so it would show half of the book for half of a file.
// Bytes that mail and download programs add before and after a file are ignored.

const END_MARK = '%%EOF';
/** The header must start within the first 1,024 bytes, as in other PDF readers. */
export const HEADER_BYTES = 1_024 + '%PDF-'.length;
/** The most bytes between an end mark and the next part of a file. */
const MAX_GAP = 256;

/** Returns the length that a linearized file declares in its first object, in bytes; 0 for other files. */
function declaredLength(file: Buffer): number {
  const head = file.toString('latin1', 0, HEADER_BYTES);
  const start = head.indexOf('%PDF-');
  const entries = head.slice(Math.max(0, head.indexOf('/Linearized')));
  const length = entries.startsWith('/Linearized')
    ? /\/L\s{1,9}(\d{1,12})/.exec(entries)?.[1]
    : undefined;
  return length === undefined ? 0 : start + Number(length);
}

export function isTruncated(file: Buffer): boolean {
  const end = file.lastIndexOf(END_MARK);
  if (end === -1 || file.length < declaredLength(file)) return true;
  // A later part of the file, such as an update, has begun and has no end mark.
  const rest = file.subarray(end + END_MARK.length);
  const next = rest.toString('latin1', 0, MAX_GAP).trimStart();
  return /^\d{1,10} \d{1,5} obj/.test(next) || rest.includes('endobj');
}
