// Checks a catalogue file as it arrives: lists everything that is wrong, and collects what can be imported.
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import {
  catalogueFile,
  type CatalogueFile,
  type FileBook,
  type FileFlipbook,
  MOST_BOOKS,
  type Remark,
  TOO_MANY_BOOKS,
} from '../../../contracts/catalogue-file.ts';
import type { Phonics } from '../../../contracts/phonics.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { someAtATime } from '../../async/some-at-a-time.ts';
import type { Upload } from '../../http/uploads.ts';
import { createBookCheck, nameOf, readPhonics, toRemarks } from './check-books.ts';
import { pagePicturesOf, readFlipbook } from './flipbooks.ts';
import { createPace } from '../../async/pace.ts';
import { picturesOf, checkPicture } from './pictures.ts';
import { readEntries } from './json-entries.ts';
import { refusalOf } from './refusal.ts';

/** The number of concurrent look-ups in the object store. */
const CONCURRENT_LOOKUPS = 16;

const SHAPE = {
  members: Object.keys(catalogueFile.shape),
  streamed: ['books', 'pictures', 'flipbooks'],
};

/** The check stops after this many problems, because they are held in memory. */
const MAX_PROBLEMS = 100_000;

export interface CheckedFile {
  /** The valid books, sanitised, by their index in the file. */
  books: Map<number, FileBook>;
  phonics: Partial<Phonics>;
  /** The addresses of the pictures that the library does not have yet. */
  pictures: Set<string>;
  /** The flipbooks whose pages the library does not have yet, by id. */
  flipbooks: Map<string, FileFlipbook>;
  /** The indexes of books whose flipbook's pages are neither in the library nor in the file. */
  pageless: Set<number>;
  problems: Remark[];
  /** Missing pictures, and books that cannot be opened. */
  warnings: Remark[];
}

/** The library that the file is imported into. */
export interface Target {
  objects: ObjectStore;
  flipbooks: Pick<Flipbooks, 'getRendered'>;
  /** Called with each picture that the library does not have yet. */
  stage: (address: string, bytes: Buffer) => Promise<void>;
}

/** Throws a Problem if the upload is not a catalogue file at all. */
export async function checkFile(target: Target, upload: Upload): Promise<CheckedFile> {
  const problems: Remark[] = [];
  const { books, take } = await createBookCheck(problems);
  const given: Record<string, unknown> = Object.create(null);
  const flipbooks = new Map<string, FileFlipbook>();
  const inFile = new Set<string>();
  const pictures = new Set<string>();
  let bookCount = 0;

  for await (const { member, key, value } of readEntries(upload, SHAPE)) {
    if (problems.length > MAX_PROBLEMS) throw refusalOf(problems);
    if (key === null) given[member] = value;
    else if (member === 'books') {
      if (!Array.isArray(given['books'])) continue;
      bookCount += 1;
      if (bookCount > MOST_BOOKS) throw refusalOf([{ field: 'books', message: TOO_MANY_BOOKS }]);
      take(Number(key), value);
    } else if (member === 'flipbooks') {
      const flipbook = readFlipbook(key, value, problems);
      if (flipbook) flipbooks.set(key, flipbook);
    } else {
      const picture = await checkPicture(key, value);
      if (typeof picture === 'string') {
        problems.push({ field: `pictures.${key.slice(0, 200)}`, message: picture });
        continue;
      }
      inFile.add(key);
      if (await target.objects.has(key)) continue;
      pictures.add(key);
      await target.stage(key, picture);
    }
  }

  // Validates the rest of the file. Each book is replaced with null, so that the schema still counts the books.
  const placeholders = Array.from({ length: bookCount }, () => null);
  const envelope = { ...given, ...(bookCount > 0 && { books: placeholders }) };
  const { data: file, error } = catalogueFile.safeParse(envelope);
  if (error) throw refusalOf(toRemarks(error, ''));

  const phonics = readPhonics(file, problems);
  for (const [id, flipbook] of flipbooks) {
    const isInLibrary = (await target.flipbooks.getRendered(id)) !== null;
    const pages = pagePicturesOf(id, flipbook);
    if (isInLibrary) for (const address of pages) pictures.delete(address);
    if (isInLibrary) flipbooks.delete(id);
    const needed = [...(isInLibrary ? [] : pages), flipbook.cover];
    const [missing] = await listMissing(target.objects, needed, inFile);
    if (missing === undefined) continue;
    const message = `A picture of this flipbook is not in the file: ${missing}`;
    problems.push({ field: `flipbooks.${id}`, message });
  }
  const checked = { books, phonics, pictures, flipbooks, problems };
  return { ...checked, ...(await checkReferences(target, checked, inFile, file)) };
}

/** Returns the addresses that are neither in the file nor in the library. */
async function listMissing(
  objects: ObjectStore,
  addresses: Iterable<string>,
  inFile: ReadonlySet<string>,
): Promise<string[]> {
  const missing = new Set([...addresses].filter((address) => !inFile.has(address)));
  // Each look-up in a bucket has latency, so they run in parallel.
  await someAtATime(CONCURRENT_LOOKUPS, [...missing], async (address) => {
    if (await objects.has(address)) missing.delete(address);
  });
  return [...missing];
}

/** Finds pictures and flipbook pages that books refer to, but neither the file nor the library has. */
async function checkReferences(
  { objects, flipbooks }: Target,
  checked: Pick<CheckedFile, 'books' | 'flipbooks'>,
  inFile: ReadonlySet<string>,
  { picturesLeftOut = 0, flipbooksLeftOut = 0 }: CatalogueFile,
): Promise<Pick<CheckedFile, 'pageless' | 'warnings'>> {
  const pageless = new Set<number>();
  const warnings: Remark[] = [];
  const warn = (field: string, message: string) => warnings.push({ field, message });
  const pace = createPace();
  if (picturesLeftOut > 0) {
    warn('picturesLeftOut', `${picturesLeftOut} pictures are not in the file`);
  }
  if (flipbooksLeftOut > 0) {
    const message = `The pages of ${flipbooksLeftOut} flipbooks made of PDF files are not in the file`;
    warn('flipbooksLeftOut', message);
  }
  const referenced = new Set<string>();
  for (const book of checked.books.values()) {
    await pace();
    for (const address of picturesOf(book)) referenced.add(address);
  }
  const missingPictures = new Set(await listMissing(objects, referenced, inFile));
  for (const [index, book] of checked.books) {
    await pace();
    const missing = picturesOf(book).filter((address) => missingPictures.has(address));
    if (missing.length > 0) {
      const message = `${nameOf(book)}${missing.length === 1 ? 'a picture is' : `${missing.length} pictures are`} neither in the library nor in the file: ${missing[0]}`;
      warn(`books.${index}`, message);
    }
    const isInline = book.flipbookType === 'html';
    const ownId = isInline ? null : ownFlipbookId(book.flipbookUrl ?? '');
    if ((isInline ? book.content : book.flipbookUrl) === null) {
      const message = `${nameOf(book)}it cannot be read: it has no ${isInline ? 'content' : 'flipbook address'}`;
      warn(`books.${index}`, message);
    } else if (
      ownId !== null &&
      !checked.flipbooks.has(ownId) &&
      !(await flipbooks.getRendered(ownId))
    ) {
      pageless.add(index);
    }
  }
  return { pageless, warnings };
}

/**
 * Reports books whose flipbook has no pages, because they cannot be opened: as a problem if the import brings
 * the book or changes its flipbook, else as a warning.
 */
export function reportMissingPages(
  { books, pageless, problems, warnings }: CheckedFile,
  isBrought: (book: FileBook) => boolean,
): void {
  for (const index of pageless) {
    const book = books.get(index);
    if (!book) continue;
    const message = `${nameOf(book)}the pages of its flipbook are neither in the library nor in the file. Upload its PDF in this library first ("Upload a PDF" in the form for a new book): the same PDF gives the same flipbook`;
    (isBrought(book) ? problems : warnings).push({ field: `books.${index}.flipbookUrl`, message });
  }
}
