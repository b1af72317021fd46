// Builds PDF files for tests: valid, damaged and malicious ones.
import { deflateSync } from 'node:zlib';

export interface TestPage {
  /** In points (1/72 inch). */
  width?: number;
  height?: number;
  /** The lines of text. */
  lines?: readonly string[];
  /** The whole content stream of the page, instead of lines. */
  content?: string | Buffer;
  /** The compression of `content`, such as `/FlateDecode`. */
  filter?: string;
  /** Other entries of the page's dictionary. */
  extra?: string;
}

type Body = (string | Buffer)[];

/** Returns a file of these objects, the first of which is the catalogue. `trailer` adds entries to the trailer. */
export function writePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Body = ['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'];
  const offsets: number[] = [];
  let length = Buffer.byteLength(parts[0] as string, 'latin1');
  const add = (part: string | Buffer) => {
    parts.push(part);
    length += typeof part === 'string' ? Buffer.byteLength(part, 'latin1') : part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
}

/** Returns a stream object. */
export function writeStream(data: string | Buffer, entries = ''): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

/** Returns the content of a page: a drawing, and lines of text below it. */
function draw({ width = 432, height = 576, lines = [] }: TestPage, index: number): string {
  const hue = ['0.66 0.89 0.80', '1 0.75 0.68', '0.84 0.78 0.96'][index % 3];
  const text = lines.map(
    (line, row) =>
      `BT /F1 24 Tf 0 g 36 ${height / 3 - row * 34} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`,
  );
  return [
    `${hue} rg 0 ${height / 2} ${width} ${height / 2} re f`,
    `1 0.8 0.2 rg ${width / 4} ${height * 0.6} ${width / 2} ${height / 4} re f`,
    ...text,
  ].join('\n');
}

/** Returns a PDF of these pages. */
export function makePdf(pages: readonly TestPage[], trailer = ''): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  pages.forEach((page, index) => {
    const { width = 432, height = 576, content, filter, extra = '' } = page;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${5 + index * 2} 0 R ` +
        `/Resources << /Font << /F1 3 0 R >> >> ${extra} >>`,
      writeStream(content ?? draw(page, index), filter === undefined ? '' : `/Filter ${filter}`),
    );
  });
  return writePdf(objects, trailer);
}

/** Returns a PDF with this number of pages, each with a sentence. */
export const bookOf = (pages: number): Buffer =>
  makePdf(
    Array.from({ length: pages }, (_, index) => ({ lines: [`Sam sat on mat ${index + 1}.`] })),
  );

/** Returns a PDF whose page unpacks to `bytes` bytes, compressed `times` times. */
export function bombOf(bytes: number, fill: string, times = 1): Buffer {
  let content: Buffer = Buffer.alloc(bytes, fill);
  for (let i = 0; i < times; i++) content = deflateSync(content, { level: 9 });
  const filter = `[${'/FlateDecode '.repeat(times)}]`;
  return makePdf([{ content, filter }]);
}
