// Everything that is wrong with a catalogue file, and the parts of it that could be imported.
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
import type { Flipbooks } from '../flipbooks/flipbooks.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { someAtATime } from '../../async/some-at-a-time.ts';
import type { Upload } from '../../http/uploads.ts';
import { createBookCheck, nameOf, readPhonics, remarksOf } from './check-books.ts';
import { pagePicturesOf, readFlipbook } from './flipbooks.ts';
import { createPace } from '../../async/pace.ts';
import { picturesOf, takePicture } from './pictures.ts';
import { readPieces } from './pieces.ts';
import { refusalOf } from './refusal.ts';

/** In the object store, at the same time. */
const LOOK_UPS = 16;

const SHAPE = {
  members: Object.keys(catalogueFile.shape),
  parted: ['books', 'pictures', 'flipbooks'],
};

/** A file with more of them is not read further: they are in memory, and nobody puts them right one by one. */
const MOST_PROBLEMS = 100_000;

export interface CheckedFile {
  /** Sanitised, by their places in the file. */
  books: Map<number, FileBook>;
  phonics: Partial<Phonics>;
  /** The addresses of those that the library does not have yet. */
  pictures: Set<string>;
  /** By their ids: those whose pages the library does not have. */
  flipbooks: Map<string, FileFlipbook>;
  /** The places of books whose flipbook's pages are nowhere. */
  pageless: Set<number>;
  problems: Remark[];
  /** Of pictures that are nowhere, and books that cannot be opened. */
  warnings: Remark[];
}

/** The library that a file is for. */
export interface Target {
  objects: ObjectStore;
  flipbooks: Pick<Flipbooks, 'getDrawn'>;
  /** Is given the pictures that the library does not have. */
  keep: (address: string, bytes: Buffer) => Promise<void>;
}

/** Throws a Problem for what is no catalogue file at all. */
export async function checkFile(target: Target, upload: Upload): Promise<CheckedFile> {
  const problems: Remark[] = [];
  const { books, take } = await createBookCheck(problems);
  const given: Record<string, unknown> = Object.create(null);
  const flipbooks = new Map<string, FileFlipbook>();
  const inFile = new Set<string>();
  const pictures = new Set<string>();
  let bookCount = 0;

  for await (const { member, key, value } of readPieces(upload, SHAPE)) {
    if (problems.length > MOST_PROBLEMS) throw refusalOf(problems);
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
      const taken = await takePicture(key, value);
      if (typeof taken === 'string') {
        problems.push({ field: `pictures.${key.slice(0, 200)}`, message: taken });
        continue;
      }
      inFile.add(key);
      if (await target.objects.has(key)) continue;
      pictures.add(key);
      await target.keep(key, taken);
    }
  }

  // What stands around books and pictures; how many books there are, it is told by as many nulls.
  const many = Array.from({ length: bookCount }, () => null);
  const around = { ...given, ...(bookCount > 0 && { books: many }) };
  const { data: file, error } = catalogueFile.safeParse(around);
  if (error) throw refusalOf(remarksOf(error, ''));

  const phonics = readPhonics(file, problems);
  for (const [id, flipbook] of flipbooks) {
    const isThere = (await target.flipbooks.getDrawn(id)) !== null;
    const pages = pagePicturesOf(id, flipbook);
    if (isThere) for (const address of pages) pictures.delete(address);
    if (isThere) flipbooks.delete(id);
    const needed = [...(isThere ? [] : pages), flipbook.cover];
    const [missing] = await listMissing(target.objects, needed, inFile);
    if (missing === undefined) continue;
    const message = `A picture of this flipbook is not in the file: ${missing}`;
    problems.push({ field: `flipbooks.${id}`, message });
  }
  const checked = { books, phonics, pictures, flipbooks, problems };
  return { ...checked, ...(await lookAround(target, checked, inFile, file)) };
}

/** Which of these addresses neither file nor library has. */
async function listMissing(
  objects: ObjectStore,
  addresses: Iterable<string>,
  inFile: ReadonlySet<string>,
): Promise<string[]> {
  const missing = new Set([...addresses].filter((address) => !inFile.has(address)));
  // A bucket takes its time for each, and has many hands.
  await someAtATime(LOOK_UPS, [...missing], async (address) => {
    if (await objects.has(address)) missing.delete(address);
  });
  return [...missing];
}

/** What books name and neither file nor library has. */
async function lookAround(
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
  const named = new Set<string>();
  for (const book of checked.books.values()) {
    await pace();
    for (const address of picturesOf(book)) named.add(address);
  }
  const nowhere = new Set(await listMissing(objects, named, inFile));
  for (const [index, book] of checked.books) {
    await pace();
    const missing = picturesOf(book).filter((address) => nowhere.has(address));
    if (missing.length > 0) {
      const message = `${nameOf(book)}${missing.length === 1 ? 'a picture is' : `${missing.length} pictures are`} neither in the library nor in the file: ${missing[0]}`;
      warn(`books.${index}`, message);
    }
    const isInline = book.flipbookType === 'html';
    const own = isInline ? null : ownFlipbookId(book.flipbookUrl ?? '');
    if ((isInline ? book.content : book.flipbookUrl) === null) {
      const message = `${nameOf(book)}it cannot be read: it has no ${isInline ? 'content' : 'flipbook address'}`;
      warn(`books.${index}`, message);
    } else if (own !== null && !checked.flipbooks.has(own) && !(await flipbooks.getDrawn(own))) {
      pageless.add(index);
    }
  }
  return { pageless, warnings };
}

/** A flipbook without pages opens onto nothing: told of a book that is so already, and refused of others. */
export function judgePageless(
  { books, pageless, problems, warnings }: CheckedFile,
  isMeant: (book: FileBook) => boolean,
): void {
  for (const index of pageless) {
    const book = books.get(index);
    if (!book) continue;
    const message = `${nameOf(book)}the pages of its flipbook are neither in the library nor in the file. Upload its PDF in this library first ("Upload a PDF" in the form for a new book): the same PDF gives the same flipbook`;
    (isMeant(book) ? problems : warnings).push({ field: `books.${index}.flipbookUrl`, message });
  }
}
