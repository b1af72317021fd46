// Checks what the books of a catalogue file refer to: pictures, and the pages of flipbooks.
import pMap, { pMapSkip } from 'p-map';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { CatalogueFile, FileBook, Remark } from '../../../contracts/catalogue-file.ts';
import { createPace } from '../../async/pace.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { nameOf } from './check-books.ts';
import type { CheckedFile, Target } from './checked-file.ts';
import { picturesOf } from './pictures.ts';

/** The number of concurrent look-ups in the object store. */
const CONCURRENT_LOOKUPS = 16;

/** Returns the addresses that are neither in the file nor in the library. */
export async function listMissing(
  objects: ObjectStore,
  addresses: Iterable<string>,
  inFile: ReadonlySet<string>,
): Promise<string[]> {
  const notInFile = [...addresses].filter((address) => !inFile.has(address));
  // Each look-up in a bucket has latency, so they run in parallel.
  return pMap(notInFile, async (address) => ((await objects.has(address)) ? pMapSkip : address), {
    concurrency: CONCURRENT_LOOKUPS,
  });
}

/** Warns of pictures, flipbooks and recordings that the export left out of the file. */
export function warnOfLeftOut({
  picturesLeftOut = 0,
  flipbooksLeftOut = 0,
  recordingsLeftOut = 0,
}: CatalogueFile): Remark[] {
  const warnings: Remark[] = [];
  if (picturesLeftOut > 0) {
    const message = `${picturesLeftOut} pictures are not in the file`;
    warnings.push({ field: 'picturesLeftOut', message });
  }
  if (flipbooksLeftOut > 0) {
    const message = `The pages of ${flipbooksLeftOut} flipbooks made of PDF files are not in the file`;
    warnings.push({ field: 'flipbooksLeftOut', message });
  }
  if (recordingsLeftOut > 0) {
    const message = `${recordingsLeftOut} recordings are not in the file`;
    warnings.push({ field: 'recordingsLeftOut', message });
  }
  return warnings;
}

/** Finds pictures and flipbook pages that books refer to, but neither the file nor the library has. */
export async function checkReferences(
  { objects, flipbooks }: Pick<Target, 'objects' | 'flipbooks'>,
  checked: Pick<CheckedFile, 'books' | 'flipbooks'>,
  inFile: ReadonlySet<string>,
): Promise<Pick<CheckedFile, 'pageless' | 'warnings'>> {
  const pageless = new Set<number>();
  const warnings: Remark[] = [];
  const pace = createPace();
  const referenced = new Set<string>();
  for (const book of checked.books.values()) {
    await pace();
    for (const address of picturesOf(book)) referenced.add(address);
  }
  const missingPictures = new Set(await listMissing(objects, referenced, inFile));
  for (const [index, book] of checked.books) {
    await pace();
    const missing = picturesOf(book).filter((address) => missingPictures.has(address));
    const faults = [describeMissing(missing), describeUnreadable(book)];
    for (const fault of faults.filter((one) => one !== null)) {
      warnings.push({ field: `books.${index}`, message: nameOf(book) + fault });
    }
    const id = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl ?? '');
    if (id !== null && !checked.flipbooks.has(id) && !(await flipbooks.getRendered(id))) {
      pageless.add(index);
    }
  }
  return { pageless, warnings };
}

function describeMissing(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const what = missing.length === 1 ? 'a picture is' : `${missing.length} pictures are`;
  return `${what} neither in the library nor in the file: ${missing[0]}`;
}

/** Returns why a book cannot be opened; null if it can. */
function describeUnreadable({ flipbookType, content, flipbookUrl }: FileBook): string | null {
  const isInline = flipbookType === 'html';
  if ((isInline ? content : flipbookUrl) !== null) return null;
  return `it cannot be read: it has no ${isInline ? 'content' : 'flipbook address'}`;
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
