// Checks a catalogue file as it arrives: lists everything that is wrong, and collects what can be imported.
import {
  catalogueFile,
  type CatalogueFile,
  type FileFlipbook,
  MOST_BOOKS,
  type Remark,
  TOO_MANY_BOOKS,
} from '../../../contracts/catalogue-file.ts';
import type { Upload } from '../../http/uploads.ts';
import { createBookCheck, readPhonics, toRemarks } from './check-books.ts';
import { checkReferences, listMissing, warnOfLeftOut } from './check-references.ts';
import type { CheckedFile, Target } from './checked-file.ts';
import { pagePicturesOf, readFlipbook } from './flipbooks.ts';
import { checkPicture } from './pictures.ts';
import { checkRecording } from './recordings.ts';
import { readEntries } from './json-entries.ts';
import { refusalOf } from './refusal.ts';

const SHAPE = {
  members: Object.keys(catalogueFile.shape),
  streamed: ['books', 'pictures', 'flipbooks', 'recordings'],
};

/** The check stops after this many problems, because they are held in memory. */
const MAX_PROBLEMS = 100_000;

/** What the library takes from a file that was read once. Books are checked on the way. */
interface Collected extends Pick<CheckedFile, 'books' | 'pictures' | 'flipbooks' | 'recordings'> {
  /** The file without its books, pictures, flipbooks and recordings. */
  file: CatalogueFile;
  /** The addresses of all pictures of the file. */
  inFile: Set<string>;
}

/** Throws a Problem if the upload is not a catalogue file at all. */
export async function checkFile(target: Target, upload: Upload): Promise<CheckedFile> {
  const problems: Remark[] = [];
  const collected = await collect(target, upload, problems);
  const { file, books, pictures, flipbooks, recordings, inFile } = collected;
  const phonics = readPhonics(file, problems);
  await checkFlipbooks(target, collected, problems);
  const checked = { books, phonics, pictures, flipbooks, recordings, problems };
  const { pageless, warnings } = await checkReferences(target, checked, inFile);
  return { ...checked, pageless, warnings: [...warnOfLeftOut(file), ...warnings] };
}

/** Reads the file to its end, and adds what is wrong with its parts to `problems`. */
async function collect(target: Target, upload: Upload, problems: Remark[]): Promise<Collected> {
  const { books, take } = await createBookCheck(problems);
  const given: Record<string, unknown> = Object.create(null);
  const flipbooks = new Map<string, FileFlipbook>();
  const inFile = new Set<string>();
  const pictures = new Set<string>();
  const recordings: CheckedFile['recordings'] = [];
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
    } else if (member === 'recordings') {
      const checked = await checkRecording(target.recordings, key, value, problems);
      if (!checked) continue;
      recordings.push(checked.row);
      await target.stageRecording(key, checked.wav);
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
  const file = readEnvelope(given, bookCount);
  return { file, books, pictures, flipbooks, recordings, inFile };
}

/** Validates the rest of the file. Each book is replaced with null, so that the schema still counts the books. */
function readEnvelope(given: Record<string, unknown>, bookCount: number): CatalogueFile {
  const placeholders = Array.from({ length: bookCount }, () => null);
  const envelope = { ...given, ...(bookCount > 0 && { books: placeholders }) };
  const { data, error } = catalogueFile.safeParse(envelope);
  if (error) throw refusalOf(toRemarks(error, ''));
  return data;
}

/** Drops the flipbooks and pages that the library has already, and looks for the pictures of the others. */
async function checkFlipbooks(
  target: Target,
  { flipbooks, pictures, inFile }: Collected,
  problems: Remark[],
): Promise<void> {
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
}
