import { expect, test } from 'vitest';
import { bookFileRefusal } from './book-files.ts';
import { pictureTypes } from './pictures.ts';

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
