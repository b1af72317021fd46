// Of which types of files the library makes a book, and how to save the others as one of these.
import { nameOfKind } from './file-kinds.ts';
import { pictureTypes } from './pictures.ts';

/** The types of which the library makes a book. */
const bookTypes = ['application/pdf', 'application/zip', 'application/epub+zip'];

const TAKEN = 'Bring in a PDF, an EPUB, or a folder or ZIP of pictures.';
const EXPORT = 'choose File > Export, save it as a PDF, and bring that in.';
const OFFICE_PDF = (program: string) => `In ${program}, ${EXPORT}`;
const TABLE = 'Save it as CSV, and bring it in under "A book list".';
const PICTURES = 'Put the pictures of one book into a folder or ZIP, and bring that in.';
const UNPACK = 'Unpack it, and bring in the files by themselves, or make a ZIP of its pictures.';

/** How to save what the library does not take, by the name of its type. */
const savingAdvice: Record<string, string> = {
  'a PowerPoint presentation': OFFICE_PDF('PowerPoint'),
  'a Word document': 'In Word, choose File > Save As, save it as a PDF, and bring that in.',
  'a Publisher document': OFFICE_PDF('Publisher'),
  'a document of an older Office program':
    'Open it in its program, save it as a PDF, and bring that in.',
  'an OpenDocument text': OFFICE_PDF('LibreOffice'),
  'an OpenDocument presentation': OFFICE_PDF('LibreOffice'),
  'an OpenDocument drawing': OFFICE_PDF('LibreOffice'),
  'a Pages document': 'In Pages, choose File > Export To > EPUB or PDF, and bring that in.',
  'a Keynote presentation': 'In Keynote, choose File > Export To > PDF, and bring that in.',
  'a Pages, Keynote or Numbers document':
    'Open it in its program, choose File > Export To > PDF, and bring that in.',
  'an InDesign document':
    'In InDesign, choose File > Export, save it as EPUB or PDF, and bring that in.',
  'a PostScript or Illustrator file': 'Save it as a PDF, and bring that in.',
  'a text document (RTF)': 'Open it in Word or Pages, save it as a PDF, and bring that in.',
  'a web page': 'Print it to a PDF, and bring that in.',
  'a Kindle book': 'Bring in the EPUB or the PDF that it was made of.',
  'an Excel sheet': TABLE,
  'an OpenDocument sheet': TABLE,
  'a Numbers sheet':
    'In Numbers, choose File > Export To > CSV, and bring it in under "A book list".',
  'a table': 'Bring it in under "A book list".',
  'a RAR archive': UNPACK,
  'a 7z archive': UNPACK,
  'a TAR archive': UNPACK,
  'a packed file (gzip)': UNPACK,
};

/** Returns how to save a picture that is none of the types that the library takes. */
const pictureSavingAdvice = (kind: string | undefined): string =>
  kind?.startsWith('image/')
    ? pictureTypes.includes(kind)
      ? PICTURES
      : `Save it as ${kind.startsWith('image/hei') ? 'JPEG' : 'PNG or JPEG'}. ${PICTURES}`
    : TAKEN;

/**
 * Returns why the library makes no book of a file of this type, and how to save it as one that is taken; null for a
 * type that it takes. `undefined` is a type that nobody knows.
 */
export function bookFileRefusal(kind: string | undefined): string | null {
  if (kind !== undefined && bookTypes.includes(kind)) return null;
  const name = nameOfKind(kind);
  if (name === null)
    return `This file is of a kind that the library does not know, or it is damaged. ${TAKEN}`;
  return `This is ${name}. ${savingAdvice[name] ?? pictureSavingAdvice(kind)}`;
}
