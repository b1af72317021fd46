// Reads the pages of an EPUB, before anything of it is stored.
import { MOST_PAGES } from '../../../../../contracts/inline-pages.ts';
import { LONGEST_BOOK_TEXT } from '../../../../../contracts/phonics.ts';
import { createPace } from '../../../../async/pace.ts';
import { badBody, type Problem } from '../../../../problems/problem.ts';
import { type Block, isContents, readDocument, TOO_MANY_WORDS } from './document.ts';
import { type EpubFiles, resolvePath } from './files.ts';
import { type EpubPackage, isPicture, type SpineItem } from './package.ts';
import { type DraftPage, fixedPage, flowingPages, type Part } from './pages.ts';
import type { BookRemark } from './remarks.ts';

export interface ReadBook {
  pages: DraftPage[];
  /** The path of the cover in the EPUB; null if the book has no picture. */
  cover: string | null;
  remarks: Set<BookRemark>;
}

export const nothingToRead = (): Problem =>
  badBody(
    'There are no words and no pictures in this EPUB that the library can use. Export it as a PDF, and bring that in.',
  );

/** Throws a Problem if there is nothing to read, or more than a book can have. */
export async function readBook(
  files: EpubFiles,
  { spine, cover, coverPage, contentsPages }: EpubPackage,
  signal: AbortSignal,
): Promise<ReadBook> {
  const remarks = new Set<BookRemark>();
  let pages: DraftPage[] = [];
  let shownCover = cover;
  let letters = 0;
  for (const { item, isFixed } of spine) {
    signal.throwIfAborted();
    if (item.path === null || contentsPages.includes(item.path)) continue;
    const parts = await readParts(files, item, remarks);
    if (item.path === coverPage)
      shownCover ??= parts.find((part) => part.kind === 'picture')?.path ?? null;
    const found = (isFixed ? fixedPage : flowingPages)(parts);
    const kept = found.filter(hasContent);
    if (kept.length === 0 && parts.length > 0) remarks.add('empty pages');
    pages = withoutCover([...pages, ...kept], shownCover);
    if (pages.length > MOST_PAGES) throw tooManyPages();
    letters += kept.reduce((sum, { words }) => sum + words.length, 0);
    if (letters > LONGEST_BOOK_TEXT) throw badBody(TOO_MANY_WORDS);
  }
  if (pages.length === 0) throw nothingToRead();
  const first = pages.find(({ picture }) => picture !== null)?.picture?.path ?? null;
  return { pages, cover: shownCover ?? first, remarks };
}

const tooManyPages = () =>
  badBody(
    `This EPUB makes more than ${MOST_PAGES} pages, and a book can have at most ${MOST_PAGES}. Split it into several books.`,
  );

/** The cover alone is no page, unless the book has no other. */
function withoutCover(pages: DraftPage[], cover: string | null): DraftPage[] {
  const inside = pages.filter(({ words, picture }) => words !== '' || picture?.path !== cover);
  return inside.length > 0 ? inside : pages.slice(0, 1);
}

const hasContent = ({ words, picture }: DraftPage) => words !== '' || picture !== null;

async function readParts(
  files: EpubFiles,
  { path, type }: SpineItem['item'],
  remarks: Set<BookRemark>,
): Promise<Part[]> {
  const from = path!;
  if (isPicture(type))
    return [findPicture(files, { kind: 'picture', address: `/${from}`, alt: '' }, from)];
  const { blocks, leftOut } = await readDocument(await files.readDocument(from));
  if (isContents(blocks)) return [];
  for (const one of leftOut) remarks.add(one);
  const pace = createPace();
  const parts: Part[] = [];
  for (const block of blocks) {
    parts.push(block.kind === 'words' ? block : findPicture(files, block, from));
    await pace();
  }
  return parts;
}

function findPicture(
  { find }: EpubFiles,
  { address, alt }: Extract<Block, { kind: 'picture' }>,
  from: string,
): Part {
  if (/^data:/i.test(address)) return { kind: 'remark', remark: 'refused picture' };
  const path = resolvePath(address, from);
  if (path === null) return { kind: 'remark', remark: 'remote picture' };
  const file = find(path);
  if (file === undefined) return { kind: 'remark', remark: 'missing picture' };
  if (/\.svgz?$/i.test(path)) return { kind: 'remark', remark: 'drawing' };
  return { kind: 'picture', path: file.path, alt, bytes: file.bytes };
}
