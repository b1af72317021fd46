// Makes a book of an EPUB, of version 2 or 3, with laid-out pages or flowing text.
import {
  LARGEST_PICTURE,
  type PicturePurpose,
  type StoredPicture,
} from '../../../../contracts/pictures.ts';
import type { InlinePage } from '../../../../contracts/inline-pages.ts';
import { cutText, hasWords, lineOf } from '../../../../domain/text.ts';
import { badBody, Problem } from '../../../problems/problem.ts';
import { PictureNotDrawn } from '../../pictures/re-encode.ts';
import { readDocument } from './epub/document.ts';
import { filesOf } from './epub/files.ts';
import { readPackage } from './epub/package.ts';
import type { DraftPage } from './epub/pages.ts';
import { requireReadable } from './epub/protection.ts';
import { nothingToRead, readBook } from './epub/read-book.ts';
import { type BookRemark, describeRemarks, type Remark } from './epub/remarks.ts';
import { goodTitle } from './good-title.ts';
import { joinNotes, type MadeBook, type MakerParts, ONLY_PICTURES } from './maker.ts';
import { titleOf } from './title.ts';
import { type Archive, withArchive } from './zip/archive.ts';

/**
 * Makes a book of the EPUB at `file`, which has the name `name`. All words are read before the first picture is stored.
 * Throws a Problem that says why no book can be made, and the reason of `signal` if that stops it.
 */
export async function makeOfEpub(file: string, name: string, parts: MakerParts): Promise<MadeBook> {
  return withArchive(file, async (archive) => {
    const files = filesOf(archive);
    await requireReadable(files);
    const about = await readPackage(files);
    const { pages, cover, remarks } = await readBook(files, about, parts.signal);
    const store = pictureStore(archive, parts);
    const { content, kept } = await storePages(pages, store, parts, remarks);
    if (content.length === 0) throw nothingToRead();
    const hasNoWords = !content.some(({ words }) => hasWords(words));
    const storedCover = cover === null ? null : await store(cover, 'cover');
    return {
      title: goodTitle(about.title) ?? titleOf(name),
      author: about.author,
      description: await plainText(about.description),
      coverImageUrl: storedCover?.address ?? null,
      content,
      note: joinNotes(hasNoWords ? ONLY_PICTURES : null, describeRemarks(remarks, kept)),
    };
  });
}

/** Each may have taken long. */
const MOST_NOT_DRAWN = 3;
const NOT_DRAWN =
  'Several pictures of this EPUB cannot be prepared. Export it as a PDF, and bring that in.';

type StorePicture = (path: string, purpose: PicturePurpose) => Promise<StoredPicture | null>;

/** Returns a function that stores each picture once, and returns null for one that the library does not take. */
function pictureStore(archive: Archive, { storePicture, signal }: MakerParts): StorePicture {
  const stored = new Map<string, StoredPicture>();
  /** The paths of pictures that were left out: they are no better as a cover. */
  const leftOut = new Set<string>();
  let notDrawn = 0;
  /** A picture that is refused or cannot be drawn is left out. Any other failure is not the file's fault. */
  const nullIfRefused = (error: unknown): null => {
    if (!(error instanceof Problem)) throw error;
    if (error instanceof PictureNotDrawn) {
      if (++notDrawn > MOST_NOT_DRAWN) throw badBody(NOT_DRAWN);
      return null;
    }
    if (error.code !== 'invalid_request' && error.code !== 'too_large') throw error;
    return null;
  };
  return async (path, purpose) => {
    const key = `${purpose} ${path}`;
    const known = stored.get(key);
    if (known !== undefined) return known;
    if (leftOut.has(path)) return null;
    signal.throwIfAborted();
    const file = archive.find(path);
    const picture =
      file === undefined || file.bytes > LARGEST_PICTURE
        ? null
        : await storePicture(archive.stream(file), purpose).catch(nullIfRefused);
    if (picture === null) leftOut.add(path);
    else stored.set(key, picture);
    return picture;
  };
}

const LONGEST_ALT = 500;
/** Programs write the name of a picture's file where nobody has described the picture. */
const PICTURE_FILE = /\.(?:avif|bmp|gif|jpe?g|png|svgz?|tiff?|webp)$/i;

const altOf = (written: string): string => {
  const alt = lineOf(written, LONGEST_ALT);
  return PICTURE_FILE.test(alt) ? '' : alt;
};

async function storePages(
  pages: readonly DraftPage[],
  store: StorePicture,
  { onProgress }: MakerParts,
  remarks: Set<BookRemark>,
): Promise<{ content: InlinePage[]; kept: Remark[][] }> {
  const content: InlinePage[] = [];
  const kept: Remark[][] = [];
  for (const [index, page] of pages.entries()) {
    const stored = page.picture && (await store(page.picture.path, 'page'));
    const alt = altOf(page.picture?.alt ?? '');
    if (stored || page.words !== '') {
      content.push({ picture: stored && { ...stored, alt }, words: page.words });
      kept.push(page.picture && !stored ? [...page.remarks, 'refused picture'] : page.remarks);
    } else remarks.add('empty pages');
    onProgress(index + 1, pages.length);
  }
  return { content, kept };
}

const LONGEST_DESCRIPTION = 2_000;

/** Descriptions often have tags, and may be as long as a book. */
async function plainText(description: string | null): Promise<string | null> {
  if (description === null) return null;
  const start = cutText(description, 10 * LONGEST_DESCRIPTION);
  const { blocks } = await readDocument(Buffer.from(`<div>${start}</div>`));
  const paragraphs = blocks.flatMap((block) => (block.kind === 'words' ? [block.text] : []));
  return cutText(paragraphs.join('\n\n'), LONGEST_DESCRIPTION).trim() || null;
}
