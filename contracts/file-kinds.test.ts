import { expect, test } from 'vitest';
import { bookFileRefusal, isTable, kindOf, nameOfKind, pictureAdvice } from './file-kinds.ts';
import { pictureTypes } from './pictures.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['image/png', '', 'a PNG picture'],
  ['image/heic', 'ftypheic', 'a HEIC picture'],
  // AVIF, although detected as HEIF.
  ['image/heif', '....ftypmif1....mif1avif', 'an AVIF picture'],
  [undefined, '\n<svg width="1">', 'an SVG drawing'],
  ['application/xml', '<?xml version="1.0"?><svg>', 'an SVG drawing'],
  [undefined, '<!DOCTYPE html>', 'a web page'],
  [undefined, 'Content-Type: x\r\n\r\n%PDF-1.7', 'a PDF'],
  ['video/mp4', '', 'a video'],
  ['image/jxl', '', 'a picture of another kind'],
  [undefined, 'Sam sat.', null],
  ['application/x-sqlite3', '', null],
])('%s with the content %j is: %s', (found, head, name) => {
  expect(nameOfKind(kindOf(found, bytes(head)))).toBe(name);
});

test('only a HEIC picture gets advice', () => {
  expect(pictureAdvice('image/heif')).toBe(' Save it as JPEG, and upload that.');
  expect(pictureAdvice('image/tiff')).toBe('');
});

test.each(['application/pdf', 'application/zip', 'application/epub+zip'])(
  'a book is made of %s',
  (kind) => {
    expect(bookFileRefusal(kind)).toBeNull();
  },
);

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const FOLDER = 'Put the pictures of one book into a folder or ZIP, and bring that in.';

test.each([
  [
    `${OFFICE}presentationml.slideshow`,
    'This is a PowerPoint presentation. In PowerPoint, choose File > Export, save it as a PDF, and bring that in.',
  ],
  [
    `${OFFICE}wordprocessingml.document`,
    'This is a Word document. In Word, choose File > Save As, save it as a PDF, and bring that in.',
  ],
  [
    `${OFFICE}spreadsheetml.sheet`,
    'This is an Excel sheet. Save it as CSV, and bring it in under "A book list".',
  ],
  ['text/csv', 'This is a table. Bring it in under "A book list".'],
  [
    'application/x-indesign',
    'This is an InDesign document. In InDesign, choose File > Export, save it as EPUB or PDF, and bring that in.',
  ],
  [
    'application/vnd.apple.pages',
    'This is a Pages document. In Pages, choose File > Export To > EPUB or PDF, and bring that in.',
  ],
  [
    'application/vnd.ms-publisher',
    'This is a Publisher document. In Publisher, choose File > Export, save it as a PDF, and bring that in.',
  ],
  [
    'application/x-mobipocket-ebook',
    'This is a Kindle book. Bring in the EPUB or the PDF that it was made of.',
  ],
  [
    'application/x-rar-compressed',
    'This is a RAR archive. Unpack it, and bring in the files by themselves, or make a ZIP of its pictures.',
  ],
  ['image/heic', `This is a HEIC picture. Save it as JPEG. ${FOLDER}`],
  ['image/tiff', `This is a TIFF picture. Save it as PNG or JPEG. ${FOLDER}`],
  ['image/vnd.adobe.photoshop', `This is a Photoshop picture. Save it as PNG or JPEG. ${FOLDER}`],
  ['image/svg+xml', `This is an SVG drawing. Save it as PNG or JPEG. ${FOLDER}`],
  ['image/jpeg', `This is a JPEG picture. ${FOLDER}`],
  ['video/mp4', 'This is a video. Bring in a PDF, an EPUB, or a folder or ZIP of pictures.'],
  [
    undefined,
    'This file is of a kind that the library does not know, or it is damaged. Bring in a PDF, an EPUB, or a folder or ZIP of pictures.',
  ],
])('no book is made of %s, and the owner is told what to do', (kind, said) => {
  expect(bookFileRefusal(kind)).toBe(said);
});

test('a picture that the library takes is to be put into a folder, whatever its type', () => {
  for (const kind of pictureTypes) expect(bookFileRefusal(kind)).toContain(`picture. ${FOLDER}`);
});

test.each([
  ['title,level\nSam,1', true],
  ['title;level\r\nSam;1\r\n', true],
  ['title\tlevel\nSam\t1', true],
  ['title,words\nSam,"Sam sat, and ran."', true],
  ['sep=;\ntitle;level', true],
  ['title,level', false],
  ['Sam sat, and Pam ran.\nPam sat, and ran, and sat.', false],
  ['Sam sat, and ran.\nPam sat; Sam ran.', false],
  ['Sam sat.\nSam ran.', false],
  ['{"a":1,\n"b":2}', false],
  ['<a b="1,2">\n,</a>', false],
  ['a,b\0\nc,d', false],
  ['', false],
])('%j begins as a table: %s', (text, expected) => {
  expect(isTable(bytes(text))).toBe(expected);
});
