import { expect, test } from 'vitest';
import { Problem } from '../../../problems/problem.ts';
import { CONTAINER } from './epub.test-support.ts';
import { kindOfIncoming } from './kind.ts';
import { fileWriter, pictureOf } from './maker.test-support.ts';
import { zipOf } from './zip/zip.test-support.ts';

const write = fileWriter();
const zipNamed = (...names: string[]) => zipOf(names.map((name) => ({ name, data: 'x' })));
const container = { name: 'META-INF/container.xml', data: CONTAINER };

test.each<[string, Buffer | string, string]>([
  ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf'],
  ['a PDF with something before it', 'From: Sam\r\n\r\n%PDF-1.7\n1 0 obj', 'pdf'],
  ['a ZIP', zipOf([{ name: '1.png', data: pictureOf('1') }]), 'pictures'],
  ['an empty ZIP', zipOf([]), 'pictures'],
  ['an EPUB', zipOf([{ name: 'mimetype', data: 'application/epub+zip' }, container]), 'epub'],
  ['an EPUB that does not begin as one', zipOf([{ name: 'a.png', data: 'x' }, container]), 'epub'],
])('%s is told by its bytes', async (_, bytes, kind) => {
  expect(await kindOfIncoming(write(bytes))).toBe(kind);
});

/** A document of an older Office program with a file of this name in it. */
function officeDocument(file: string): Buffer {
  const bytes = Buffer.alloc(5_000);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(7, 48);
  bytes.write(file, 8 * 512, 'utf16le');
  return bytes;
}
const types = '[Content_Types].xml';
const opened = (type: string) =>
  zipOf([{ name: 'mimetype', data: `application/vnd.oasis.opendocument.${type}` }]);

test.each<[string, Buffer | string, RegExp]>([
  ['nothing', '', /^This file is empty\./],
  [
    'PowerPoint',
    zipNamed(types, 'ppt/presentation.xml'),
    /PowerPoint presentation\. In PowerPoint, choose File > Export/,
  ],
  ['Word', zipNamed(types, 'word/document.xml'), /^This is a Word document\. In Word, choose/],
  [
    'Excel',
    zipNamed(types, 'xl/workbook.xml'),
    /^This is an Excel sheet\. Save it as CSV, .* "A book list"/,
  ],
  [
    'older PowerPoint',
    officeDocument('PowerPoint Document'),
    /^This is a PowerPoint presentation\./,
  ],
  ['older Word', officeDocument('WordDocument'), /^This is a Word document\./],
  [
    'Publisher',
    officeDocument('Quill'),
    /^This is a Publisher document\. In Publisher, choose File > Export/,
  ],
  ['older Excel', officeDocument('Workbook'), /^This is an Excel sheet\. Save it as CSV/],
  [
    'another older program',
    officeDocument('Sam'),
    /^This is a document of an older Office program\./,
  ],
  [
    'the beginning of one',
    officeDocument('Quill').subarray(0, 100),
    /^This is a document of an older/,
  ],
  [
    'Pages',
    zipNamed('Index/Document.iwa'),
    /^This is a Pages document\. In Pages, choose File > Export To/,
  ],
  [
    'one of these programs that does not say so at once',
    zipOf([{ name: 'Data/1.png', data: pictureOf('1', 5_000) }, { name: 'Index/Document.iwa' }]),
    /^This is a Pages, Keynote or Numbers document\. .* Export To > PDF/,
  ],
  ['OpenDocument text', opened('text'), /^This is an OpenDocument text\. In LibreOffice/],
  [
    'an OpenDocument sheet',
    opened('spreadsheet'),
    /^This is an OpenDocument sheet\. Save it as CSV/,
  ],
  [
    'one picture',
    pictureOf('1'),
    /^This is a PNG picture\. Put the pictures of one book into a folder or ZIP/,
  ],
  ['a table', 'title,level\nSam,1\n', /^This is a table\. Bring it in under "A book list"\.$/],
  ['a table of numbers', '1;2\r\n3;4\r\n', /"A book list"/],
  ['text', 'Sam sat.\nSam ran.', /kind that the library does not know.* Bring in a PDF/],
  ['a catalogue', '{"a":1,\n"b":2,\n', /kind that the library does not know/],
  ['half a ZIP', zipNamed('1.png').subarray(0, 40), /damaged or incomplete/],
])('%s is refused, with how to save it', async (_, bytes, said) => {
  const error: unknown = await kindOfIncoming(write(bytes)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(said) });
});
