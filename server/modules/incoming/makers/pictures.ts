// Makes a book of a ZIP of pictures: a page of each, in natural order.
import type { InlinePage } from '../../../../contracts/inline-pages.ts';
import { MOST_PAGES } from '../../../../contracts/inline-pages.ts';
import { KIND_HEAD, nameOfKind, pictureAdvice } from '../../../../contracts/file-kinds.ts';
import {
  LARGEST_PICTURE,
  PICTURE_TOO_LARGE,
  PICTURES_ALLOWED,
  pictureTypes,
} from '../../../../contracts/pictures.ts';
import { badBody, Problem } from '../../../problems/problem.ts';
import { readKind } from '../../../providers/storage/file-kind.ts';
import { PictureNotDrawn } from '../../pictures/re-encode.ts';
import { type MadeBook, type MakerParts, ONLY_PICTURES } from './maker.ts';
import { titleOf } from './title.ts';
import { type Archive, type ArchiveFile, withArchive } from './zip/archive.ts';

/**
 * Makes a book of the ZIP at `file`, which has the name `name`. Every file is looked at before the first picture is
 * stored. Throws a Problem that names what is no picture, and the reason of `signal` if that stops it.
 */
export async function makeOfPictures(
  file: string,
  name: string,
  { storePicture, onProgress, signal }: MakerParts,
): Promise<MadeBook> {
  return withArchive(file, async (archive) => {
    const pictures = await findPictures(archive, signal);
    const { cover, pages } = arrange(pictures);
    const store = async (picture: ArchiveFile, purpose: 'cover' | 'page') => {
      signal.throwIfAborted();
      return storePicture(archive.stream(picture), purpose).catch((error: unknown) => {
        throw named(picture, error);
      });
    };
    const { address: coverImageUrl } = await store(cover, 'cover');
    const content: InlinePage[] = [];
    for (const picture of pages) {
      const stored = await store(picture, 'page');
      content.push({ picture: { ...stored, alt: '' }, words: '' });
      onProgress(content.length, pages.length);
    }
    return {
      title: titleOf(name),
      author: null,
      description: null,
      coverImageUrl,
      content,
      note: ONLY_PICTURES,
    };
  });
}

/** What computers put into folders by themselves. */
const ADDED = /^(?:__macosx|thumbs\.db|desktop\.ini|ehthumbs\.db|\..*)$/i;

async function findPictures(archive: Archive, signal: AbortSignal): Promise<ArchiveFile[]> {
  const found = archive.files.filter(
    ({ path }) => !path.split('/').some((part) => ADDED.test(part)),
  );
  if (found.length === 0) {
    throw badBody(`There are no pictures in this file. ${PICTURES_ALLOWED}`);
  }
  for (const file of found) {
    signal.throwIfAborted();
    await requirePicture(archive, file);
  }
  return found.sort((one, other) => comparePaths(one.path, other.path));
}

async function requirePicture(archive: Archive, file: ArchiveFile): Promise<void> {
  const head = await readHead(archive, file);
  const kind = await readKind(head);
  if (kind === undefined || !pictureTypes.includes(kind)) {
    const isPicture = kind?.startsWith('image/') === true;
    const what = nameOfKind(kind) ?? 'no picture';
    const advice = isPicture
      ? `${PICTURES_ALLOWED}${pictureAdvice(kind)}`
      : 'Put only the pictures of one book into a folder or ZIP.';
    throw badBody(`${quoted(file)} is ${what}. ${advice}`);
  }
  if (file.bytes > LARGEST_PICTURE) throw badBody(`${quoted(file)}: ${PICTURE_TOO_LARGE}`);
}

async function readHead(archive: Archive, file: ArchiveFile): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of archive.stream(file)) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= KIND_HEAD) break;
  }
  return head;
}

const names = new Intl.Collator('en', { numeric: true });

/** Compares folder by folder, so that page 2 comes before page 10, and a chapter's pages stay together. */
function comparePaths(one: string, other: string): number {
  const [parts, otherParts] = [one.split('/'), other.split('/')];
  for (const [index, part] of parts.entries()) {
    const order = names.compare(part, otherParts[index] ?? '');
    if (order !== 0) return order;
  }
  return parts.length - otherParts.length;
}

/** A picture named cover is the cover and no page. Without one, the first page is the cover too. */
function arrange(pictures: readonly ArchiveFile[]): { cover: ArchiveFile; pages: ArchiveFile[] } {
  const named = pictures.find(({ path }) => /(?:^|\/)cover\.\w+$/i.test(path));
  const others = pictures.filter((picture) => picture !== named);
  const pages = others.length > 0 ? others : [...pictures];
  if (pages.length > MOST_PAGES) {
    throw badBody(
      `There are ${pages.length} pictures in this file, and a book can have at most ${MOST_PAGES} pages. Split it into several books.`,
    );
  }
  return { cover: named ?? pages[0]!, pages };
}

const NOT_DRAWN =
  'This picture cannot be prepared. Save it again, as PNG or JPEG, and bring the book in again.';

const quoted = ({ path }: ArchiveFile) => JSON.stringify(path.slice(-100));

/** Says which picture it was that could not be stored. One that cannot be drawn is refused as a damaged one is. */
function named(picture: ArchiveFile, error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  if (error instanceof PictureNotDrawn) {
    return new Problem('invalid_request', `${quoted(picture)}: ${NOT_DRAWN}`, { cause: error });
  }
  return new Problem(error.code, `${quoted(picture)}: ${error.message}`, { cause: error });
}
