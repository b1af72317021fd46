// The library's own flipbooks in a catalogue file: their pages travel among its pictures.
import { fileFlipbook, type FileFlipbook, type Remark } from '../../../contracts/catalogue-file.ts';
import { flipbookId } from '../../../contracts/flipbooks.ts';
import { remarksOf } from './check-books.ts';

const PAGE = /^\/flipbooks\/([0-9a-f]{32})\/(page-[1-9]\d{0,2}(?:-small)?\.webp)$/;

/** The flipbook and the file's name that such an address stands for; null for any other address. */
export function readPageAddress(address: string): { id: string; name: string } | null {
  const [, id, name] = PAGE.exec(address) ?? [];
  return id === undefined || name === undefined ? null : { id, name };
}

/** The addresses of its pages' pictures in a file, in both sizes. */
export const pagePicturesOf = (id: string, { pages }: Pick<FileFlipbook, 'pages'>): string[] =>
  pages.flatMap((_, index) =>
    ['', '-small'].map((size) => `/flipbooks/${id}/page-${index + 1}${size}.webp`),
  );

/** Null for what is none, with the reason among `problems`. */
export function readFlipbook(id: string, given: unknown, problems: Remark[]): FileFlipbook | null {
  const place = `flipbooks.${id.slice(0, 100)}`;
  const named = flipbookId.safeParse(id);
  const { data, error } = fileFlipbook.safeParse(given);
  if (named.error) problems.push(...remarksOf(named.error, place));
  if (error) problems.push(...remarksOf(error, place));
  return named.success && data ? data : null;
}
