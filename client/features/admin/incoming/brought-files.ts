// Makes of the files that were dropped or chosen what is sent: a PDF, a ZIP or an EPUB as it is, and the pictures of a folder
// as one book. What cannot be taken says why.
import { bookFileRefusal } from '../../../../contracts/book-files.ts';
import { isTable, KIND_HEAD } from '../../../../contracts/file-kinds.ts';
import { pictureTypes } from '../../../../contracts/pictures.ts';
import { PDF_BYTES, PDF_PAGES, PDF_TOO_LARGE } from '../../../../domain/flipbooks.ts';
import { INCOMING_BYTES, INCOMING_TOO_LARGE } from '../../../../domain/incoming.ts';
import { nameSome } from '../../../../domain/name-some.ts';
import { messageOf } from '../../../api/api.ts';
import { readKind } from '../files/chosen-file.ts';
import type { FoundFile } from './found-files.ts';

/** What becomes one book, or is refused. */
export interface BroughtFile {
  /** Names the file, or the folder, by its name, size and time: the same file has the same key on another day. */
  key: string;
  name: string;
  bytes: number;
  /** The file, or the pictures of the folder in their order. */
  files: readonly File[];
  isFolder: boolean;
  /** Why it is not sent; null if it is. */
  refusal: string | null;
}

const UNREADABLE = 'This file cannot be read.';
const BESIDE_A_BOOK =
  'These pictures lie beside a PDF, an EPUB or a ZIP, and were left out. Put the pictures of one book into a folder of their own.';
const LOOSE_PICTURES =
  'Pictures by themselves are not taken. Put the pictures of one book into a folder or ZIP, and bring that in.';

/** What systems put into folders by themselves. */
const isHidden = (name: string) => /^(?:\.|__MACOSX$|thumbs\.db$|desktop\.ini$)/i.test(name);

const inOrder = new Intl.Collator('en-AU', { numeric: true });

function keyOf(name: string, files: readonly File[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const latest = Math.max(0, ...files.map(({ lastModified }) => lastModified));
  return [name, files.length, bytes, latest].join('|');
}

function brought(name: string, files: readonly File[], refusal: string | null): BroughtFile {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { key: keyOf(name, files), name, bytes, files, isFolder: false, refusal };
}

interface SeenFile extends FoundFile {
  kind: string | undefined;
  /** Why it could not be read. */
  failure: string | null;
}

/** A table is text, which has no type of its own. */
async function tableKind(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, KIND_HEAD).arrayBuffer());
  return isTable(head) ? 'text/csv' : undefined;
}

async function look(found: FoundFile): Promise<SeenFile> {
  try {
    return {
      ...found,
      kind: (await readKind(found.file)) ?? (await tableKind(found.file)),
      failure: null,
    };
  } catch (error) {
    return { ...found, kind: undefined, failure: messageOf(error, UNREADABLE) };
  }
}

const isBook = ({ kind }: SeenFile) => bookFileRefusal(kind) === null;

/** The names of pictures and of books: such a file was meant, also where it is empty or damaged. */
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|bmp|hei[cf]|svg|tiff?)$/i;
const BOOK = /\.(?:pdf|epub|zip)$/i;

/** A damaged picture of a folder counts, so that its book is not made without it. */
const isPicture = ({ kind, folders, file }: SeenFile) =>
  kind === undefined ? folders.length > 0 && PICTURE.test(file.name) : kind.startsWith('image/');

function refusalOfOne({ kind, file, failure }: SeenFile): string | null {
  if (failure !== null) return failure;
  const refusal = bookFileRefusal(kind);
  if (refusal !== null) return refusal;
  if (kind === 'application/pdf') return file.size > PDF_BYTES ? PDF_TOO_LARGE : null;
  return file.size > INCOMING_BYTES ? INCOMING_TOO_LARGE : null;
}

/** Returns why the first of these pictures that is damaged or of another kind is not taken; null if none is. */
function refusalOfKinds(pictures: readonly SeenFile[]): string | null {
  const wrong = pictures.find(({ kind = '' }) => !pictureTypes.includes(kind));
  if (wrong === undefined) return null;
  return `"${wrong.file.name}": ${wrong.failure ?? bookFileRefusal(wrong.kind)}`;
}

function refusalOfPictures(pictures: readonly SeenFile[]): string | null {
  const wrong = refusalOfKinds(pictures);
  if (wrong !== null) return wrong;
  if (pictures.length > PDF_PAGES) {
    return `This folder has ${pictures.length} pictures; a book can have at most ${PDF_PAGES}. Split it into several books.`;
  }
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  return bytes > INCOMING_BYTES ? INCOMING_TOO_LARGE : null;
}

/** Whether a file lies in a folder beside the books, and is none itself: neither by what is in it, nor by its name. */
const isBesideBooks = (seen: SeenFile) =>
  seen.folders.length > 0 &&
  seen.kind === undefined &&
  !isPicture(seen) &&
  !BOOK.test(seen.file.name);

/** Returns what the pictures of one folder become. */
function ofPictures(pictures: readonly SeenFile[], isBesideBook: boolean): BroughtFile {
  const [first] = pictures;
  const files = pictures
    .map(({ file }) => file)
    .toSorted((one, other) => inOrder.compare(one.name, other.name));
  const folder = first?.folders.at(-1);
  if (folder === undefined) {
    return brought(
      nameSome(
        files.map(({ name }) => name),
        1,
      ),
      files,
      refusalOfKinds(pictures) ?? LOOSE_PICTURES,
    );
  }
  const refusal = isBesideBook ? BESIDE_A_BOOK : refusalOfPictures(pictures);
  return { ...brought(folder, files, refusal), isFolder: true };
}

/**
 * Returns what becomes of each file and folder, in natural order. The pictures of each folder are one book; all else is
 * taken file by file. `leftOut` names what lies beside the books.
 */
export async function broughtFilesOf(
  found: readonly FoundFile[],
): Promise<{ brought: BroughtFile[]; leftOut: string[] }> {
  const folders = new Map<string, SeenFile[]>();
  const leftOut: string[] = [];
  for (const one of found) {
    if ([...one.folders, one.file.name].some(isHidden)) continue;
    const seen = await look(one);
    const path = one.folders.join('/');
    if (isBesideBooks(seen)) leftOut.push(one.file.name);
    else folders.set(path, [...(folders.get(path) ?? []), seen]);
  }
  const inTheirOrder = [...folders].toSorted(([one], [other]) => inOrder.compare(one, other));
  const all = inTheirOrder.flatMap(([path, files]) => {
    const pictures = files.filter(isPicture);
    const others = files
      .filter((one) => !isPicture(one))
      .map((one) => brought(one.file.name, [one.file], refusalOfOne(one)))
      .toSorted((one, other) => inOrder.compare(one.name, other.name));
    return pictures.length === 0
      ? others
      : [...others, ofPictures(pictures, path !== '' && files.some(isBook))];
  });
  return { brought: all, leftOut };
}
