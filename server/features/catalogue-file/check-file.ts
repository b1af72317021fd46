// Everything that is wrong with a catalogue file, and the parts of it that could be imported.
import type { CatalogueFile, FileBook, Remark } from '../../../contracts/catalogue-file.ts';
import type { Phonics } from '../../../contracts/phonics.ts';
import type { Db } from '../../database/open.ts';
import type { ObjectStore } from '../../providers/objects.ts';
import { nameOf, readBooks, readPhonics } from './check-books.ts';
import { createPace } from './pace.ts';
import { picturesOf, takePicture } from './pictures.ts';
import { readFileBooks } from './store.ts';

export interface CheckedFile {
  /** Sanitised, by their places in the file. */
  books: Map<number, FileBook>;
  phonics: Partial<Phonics>;
  /** Those that the library does not have yet. */
  pictures: Map<string, Buffer>;
  problems: Remark[];
  /** Of pictures that are nowhere, and books that cannot be opened. */
  warnings: Remark[];
}

export async function checkFile(
  db: Db,
  objects: ObjectStore,
  file: CatalogueFile,
): Promise<CheckedFile> {
  const problems: Remark[] = [];
  const books = await readBooks(file.books, problems);
  await cleanBooks(db, books, problems);
  const phonics = readPhonics(file, problems);
  const pictures = await readPictures(objects, file.pictures ?? {}, problems);
  const warnings = await warn(objects, books, file);
  return { books, phonics, pictures, problems, warnings };
}

/** Sanitises content, and says what no book may have. What is stored already was sanitised then. */
async function cleanBooks(db: Db, books: Map<number, FileBook>, problems: Remark[]): Promise<void> {
  const byId = new Map([...books].map(([index, { id }]) => [id, index]));
  const clean = new Set<number>();
  for await (const batch of readFileBooks(db)) {
    for (const { id, content } of batch) {
      const index = byId.get(id);
      if (index !== undefined && books.get(index)?.content === content) clean.add(index);
    }
  }
  // Large, and rarely needed.
  const { listForbidden, sanitizeContent } = await import('../../catalogue/content.ts');
  const pace = createPace();
  for (const [index, book] of books) {
    if (clean.has(index) || book.content === null) continue;
    await pace();
    const content = sanitizeContent(book.content);
    if (content === book.content) continue;
    const forbidden = listForbidden(book.content);
    if (forbidden.length > 0) {
      const message = `${nameOf(book)}a book may not have ${forbidden.join(', ')}`;
      problems.push({ field: `books.${index}.content`, message });
    }
    // Written otherwise, and the same.
    books.set(index, { ...book, content });
  }
}

async function readPictures(
  objects: ObjectStore,
  given: Record<string, unknown>,
  problems: Remark[],
): Promise<Map<string, Buffer>> {
  const pace = createPace();
  const pictures = new Map<string, Buffer>();
  for (const [address, base64] of Object.entries(given)) {
    await pace();
    const taken = takePicture(address, base64);
    if (typeof taken === 'string') {
      problems.push({ field: `pictures.${address.slice(0, 200)}`, message: taken });
    } else if (!objects.has(address)) pictures.set(address, taken);
  }
  return pictures;
}

async function warn(
  objects: ObjectStore,
  books: Map<number, FileBook>,
  { pictures = {}, picturesLeftOut = 0 }: CatalogueFile,
): Promise<Remark[]> {
  const warnings: Remark[] = [];
  const pace = createPace();
  if (picturesLeftOut > 0) {
    const message = `${picturesLeftOut} pictures had no room in the file`;
    warnings.push({ field: 'picturesLeftOut', message });
  }
  for (const [index, book] of books) {
    await pace();
    const missing = picturesOf(book).filter(
      (address) => !Object.hasOwn(pictures, address) && !objects.has(address),
    );
    if (missing.length > 0) {
      const message = `${nameOf(book)}${missing.length === 1 ? 'a picture is' : `${missing.length} pictures are`} neither in the library nor in the file: ${missing[0]}`;
      warnings.push({ field: `books.${index}`, message });
    }
    const isInline = book.flipbookType === 'html';
    if ((isInline ? book.content : book.flipbookUrl) === null) {
      const message = `${nameOf(book)}it cannot be read: it has no ${isInline ? 'content' : 'flipbook address'}`;
      warnings.push({ field: `books.${index}`, message });
    }
  }
  return warnings;
}
