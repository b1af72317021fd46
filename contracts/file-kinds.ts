// Determines the type of a file from its bytes, because a file name can be wrong. A package detects most types.
import { PICTURES_ALLOWED } from './pictures.ts';

/** The number of bytes at the start of a file that are needed. */
export const KIND_HEAD = 4_100;

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** One of Apple's programs; their files do not say at their beginning which. */
export const IWORK = 'application/x-iwork';

const names: Record<string, string> = {
  'image/png': 'a PNG picture',
  'image/apng': 'a PNG picture',
  'image/jpeg': 'a JPEG picture',
  'image/webp': 'a WebP picture',
  'image/gif': 'a GIF picture',
  'image/avif': 'an AVIF picture',
  'image/heic': 'a HEIC picture',
  'image/heif': 'a HEIC picture',
  'image/heic-sequence': 'a HEIC picture',
  'image/heif-sequence': 'a HEIC picture',
  'image/tiff': 'a TIFF picture',
  'image/bmp': 'a BMP picture',
  'image/svg+xml': 'an SVG drawing',
  'image/vnd.adobe.photoshop': 'a Photoshop picture',
  'application/pdf': 'a PDF',
  'application/postscript': 'a PostScript or Illustrator file',
  'application/zip': 'a ZIP archive',
  'application/gzip': 'a packed file (gzip)',
  'application/epub+zip': 'an EPUB book',
  'application/rtf': 'a text document (RTF)',
  'application/x-cfb': 'a document of an older Office program',
  [`${OFFICE}wordprocessingml.document`]: 'a Word document',
  [`${OFFICE}presentationml.presentation`]: 'a PowerPoint presentation',
  [`${OFFICE}presentationml.slideshow`]: 'a PowerPoint presentation',
  [`${OFFICE}presentationml.template`]: 'a PowerPoint presentation',
  [`${OFFICE}wordprocessingml.template`]: 'a Word document',
  [`${OFFICE}spreadsheetml.sheet`]: 'an Excel sheet',
  [`${OFFICE}spreadsheetml.template`]: 'an Excel sheet',
  'application/vnd.ms-powerpoint': 'a PowerPoint presentation',
  'application/msword': 'a Word document',
  'application/vnd.ms-excel': 'an Excel sheet',
  'application/vnd.ms-publisher': 'a Publisher document',
  'application/vnd.oasis.opendocument.text': 'an OpenDocument text',
  'application/vnd.oasis.opendocument.presentation': 'an OpenDocument presentation',
  'application/vnd.oasis.opendocument.spreadsheet': 'an OpenDocument sheet',
  'application/vnd.oasis.opendocument.graphics': 'an OpenDocument drawing',
  'application/vnd.apple.pages': 'a Pages document',
  'application/vnd.apple.keynote': 'a Keynote presentation',
  'application/vnd.apple.numbers': 'a Numbers sheet',
  [IWORK]: 'a Pages, Keynote or Numbers document',
  'application/x-indesign': 'an InDesign document',
  'application/x-mobipocket-ebook': 'a Kindle book',
  'application/x-rar-compressed': 'a RAR archive',
  'application/x-7z-compressed': 'a 7z archive',
  'application/x-tar': 'a TAR archive',
  'text/csv': 'a table',
  'text/html': 'a web page',
};
const groups: Record<string, string> = {
  image: 'a picture of another kind',
  video: 'a video',
  audio: 'a recording',
};

const latin1 = new TextDecoder('latin1');

/**
 * Returns the media type of a file that begins with `head`; undefined if it is unknown. `found` is the type
 * that the package detected. The package does not separate AVIF from HEIC, and does not detect text formats.
 */
export function kindOf(found: string | undefined, head: Uint8Array): string | undefined {
  const start = latin1.decode(head.subarray(0, 1_024));
  if (found?.startsWith('image/hei') && start.slice(0, 64).includes('avif')) return 'image/avif';
  if (found !== undefined && found !== 'application/xml') return found;
  if (start.includes('%PDF-')) return 'application/pdf';
  if (/<svg[\s>]/i.test(start)) return 'image/svg+xml';
  if (/<(?:!doctype html|html)[\s>]/i.test(start)) return 'text/html';
  return found;
}

/** What is needed of the package `file-type`. */
interface Detector {
  fileTypeFromBuffer(head: Uint8Array): Promise<{ mime: string } | undefined>;
}

/**
 * Returns the media type of a file that begins with these bytes; undefined if it is unknown. `load` imports the
 * package, which server and browser do only when needed, because uploads are rare.
 */
export async function detectKind(
  bytes: Uint8Array,
  load: () => Promise<Detector>,
): Promise<string | undefined> {
  const head = bytes.subarray(0, KIND_HEAD);
  const { fileTypeFromBuffer } = await load();
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return kindOf(found?.mime, head);
}

/** Returns the name of a type, such as 'a HEIC picture'; null if it has none. */
export const nameOfKind = (kind: string | undefined): string | null =>
  kind === undefined ? null : (names[kind] ?? groups[kind.split('/')[0] ?? ''] ?? null);

/** Returns advice for an unsupported picture type, to append to the error message. */
export const pictureAdvice = (kind: string | undefined): string =>
  nameOfKind(kind) === 'a HEIC picture' ? ' Save it as JPEG, and upload that.' : '';

/** Returns why a file is refused where a picture is expected. `name` is the name of its type. */
export const pictureRefusal = (kind: string | undefined, name: string): string =>
  `This is ${name}. ${PICTURES_ALLOWED}${pictureAdvice(kind)}`;

/**
 * Whether a file of unknown type begins as a table does: two lines of text with the same separator equally often. What
 * stands between quotes is not counted.
 */
export function isTable(head: Uint8Array): boolean {
  const lines = latin1.decode(head).split(/\r?\n/).slice(0, 2);
  const [first = '', second = ''] = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const isEqual = [',', ';', '\t'].some((separator) => {
    const count = first.split(separator).length;
    return count > 1 && count === second.split(separator).length;
  });
  return isEqual && !lines.some((line) => /[^\P{Cc}\t]/u.test(line)) && !/^\s*[[{<]/.test(first);
}
