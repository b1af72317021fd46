// Builds EPUBs for tests.
import { type TestEntry, zipOf } from './zip/zip.test-support.ts';

interface TestItem {
  href: string;
  content: string | Buffer;
  type?: string;
  properties?: string;
  /** Attributes of its place in the spine; null for a file that is not in it. */
  spine?: string | null;
}

export interface TestEpub {
  /** Elements of the metadata. */
  metadata?: string;
  items: readonly TestItem[];
  /** What follows the spine. */
  guide?: string;
  /** Files that the package does not name. */
  others?: readonly TestEntry[];
}

/** Returns a page in XHTML. `head` stands in its head. */
export const xhtml = (body: string, head = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>A title of the file</title>${head}</head>
<body>${body}</body></html>`;

export const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

const XHTML = 'application/xhtml+xml';
export const TITLE = '<dc:title>Sam and the ship</dc:title>';

/** Returns an EPUB whose package and items lie in the folder OEBPS. */
export function epubOf({ metadata = TITLE, items, guide = '', others = [] }: TestEpub): Buffer {
  const manifest = items.map(
    ({ href, type = XHTML, properties }, index) =>
      `<item id="i${index}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  const spine = items.map(({ type = XHTML, spine = type === XHTML ? '' : null }, index) =>
    spine === null ? '' : `<itemref idref="i${index}" ${spine}/>`,
  );
  const opf = `<?xml version="1.0"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata>
<manifest>${manifest.join('')}</manifest><spine>${spine.join('')}</spine>${guide}</package>`;
  return zipOf([
    { name: 'mimetype', data: 'application/epub+zip' },
    { name: 'META-INF/container.xml', data: CONTAINER },
    { name: 'OEBPS/book.opf', data: opf, isDeflated: true },
    ...items.map(({ href, content }) => ({
      name: `OEBPS/${decodeURIComponent(href)}`,
      data: content,
      isDeflated: typeof content === 'string',
    })),
    ...others,
  ]);
}

/** Returns an EPUB with flowing text, a file for each chapter. `bodies` are in XHTML. */
export const chaptersOf = (...bodies: string[]): Buffer =>
  epubOf({
    items: bodies.map((body, index) => ({ href: `c${index}.xhtml`, content: xhtml(body) })),
  });
