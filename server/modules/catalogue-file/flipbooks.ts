// The library's own flipbooks in a catalogue file. The pictures of their pages are among the file's pictures.
import { fileFlipbook, type FileFlipbook, type Remark } from '../../../contracts/catalogue-file.ts';
import { flipbookId } from '../../../contracts/flipbooks.ts';
import { toRemarks } from './check-books.ts';

const PAGE = /^\/flipbooks\/([0-9a-f]{32})\/(page-[1-9]\d{0,2}(?:-small)?\.webp)$/;

/** Parses the address of a page picture into the flipbook's id and the picture's name; null for other addresses. */
export function readPageAddress(address: string): { id: string; name: string } | null {
  const [, id, name] = PAGE.exec(address) ?? [];
  return id === undefined || name === undefined ? null : { id, name };
}

/** Returns the addresses of a flipbook's page pictures, in both sizes. */
export const pagePicturesOf = (id: string, { pages }: Pick<FileFlipbook, 'pages'>): string[] =>
  pages.flatMap((_, index) =>
    ['', '-small'].map((size) => `/flipbooks/${id}/page-${index + 1}${size}.webp`),
  );

/** Parses a flipbook of a file. Returns null if it is invalid, and adds the reasons to `problems`. */
export function readFlipbook(id: string, given: unknown, problems: Remark[]): FileFlipbook | null {
  const path = `flipbooks.${id.slice(0, 100)}`;
  const parsedId = flipbookId.safeParse(id);
  const { data, error } = fileFlipbook.safeParse(given);
  if (parsedId.error) problems.push(...toRemarks(parsedId.error, path));
  if (error) problems.push(...toRemarks(error, path));
  return parsedId.success && data ? data : null;
}
