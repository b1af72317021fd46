// What is wrong with the books of a file, and where. Nothing is stored here.
import type { z } from 'zod';
import { fileBook, type FileBook, type Remark } from '../../../contracts/catalogue-file.ts';
import { phonics, type Phonics } from '../../../contracts/phonics.ts';
import { excessOf, measure } from '../catalogue/book-size.ts';
import { issuesOfSoundings } from '../phonics/soundings.ts';

const shown = (title: string) => `"${title.length > 60 ? `${title.slice(0, 60)}…` : title}"`;

/** Who is meant by a remark about a book. */
export function nameOf(book: unknown): string {
  const title = (book as { title?: unknown } | null)?.title;
  return typeof title === 'string' && title !== '' ? `${shown(title)}: ` : '';
}

/** Says what a schema found wrong, `place` being where the value stands; unknown fields by name. */
export function remarksOf(error: z.ZodError, place: string, who = ''): Remark[] {
  return error.issues.flatMap((issue) => {
    const at = [place, ...issue.path.map(String)].filter((part) => part !== '').join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: at, message: who + issue.message }];
    return issue.keys
      .map((key) => key.slice(0, 100))
      .map((key) => ({
        field: at === '' ? key : `${at}.${key}`,
        message: `${who}Unknown field "${key}"`,
      }));
  });
}

/** The characters that all books of a file can have together: they are in memory at once. */
const LONGEST_TOGETHER = 256 * 1_048_576;

export interface BookCheck {
  /** Those that are whole, sanitised, by their places in the file. */
  books: Map<number, FileBook>;
  take(index: number, given: unknown): void;
}

/** Looks at the books of a file one by one, and adds to `problems` what is wrong with them. */
export async function createBookCheck(problems: Remark[]): Promise<BookCheck> {
  // Large, and rarely needed.
  const { listForbidden, sanitizeContent } = await import('../catalogue/content.ts');
  const books = new Map<number, FileBook>();
  const places = new Map<string, number>();
  let room = LONGEST_TOGETHER;

  /** Sanitised; what no book may have is no small thing, and told. */
  function clean(place: string, book: FileBook): FileBook {
    if (book.content === null) return book;
    const refuse = (message: string) =>
      problems.push({ field: `${place}.content`, message: nameOf(book) + message });
    const excess = excessOf(measure(book.content));
    for (const message of excess) refuse(message);
    // The whole file is refused: to sanitise what is too long would only take time.
    if (excess.length > 0) return book;
    const content = sanitizeContent(book.content);
    const forbidden = content === book.content ? [] : listForbidden(book.content);
    if (forbidden.length > 0) refuse(`a book may not have ${forbidden.join(', ')}`);
    // What is merely written otherwise is the same.
    return { ...book, content };
  }

  return {
    books,
    take(index, given) {
      const { data, error } = fileBook.safeParse(given);
      const place = `books.${index}`;
      if (error) return void problems.push(...remarksOf(error, place, nameOf(given)));
      const first = places.get(data.id);
      if (first === undefined) places.set(data.id, index);
      else {
        const message = `${nameOf(data)}its id "${data.id}" is the one of book ${first + 1} already`;
        problems.push({ field: `${place}.id`, message });
      }
      const before = room;
      room -= (data.content?.length ?? 0) + (data.text?.length ?? 0);
      if (room >= 0) books.set(index, clean(place, data));
      else if (before >= 0) {
        const message = `From "${data.title}" on the words of the books are too many for one file: part it in two`;
        problems.push({ field: place, message });
      }
    },
  };
}

/** Heart words and soundings, as far as the file has them. */
export function readPhonics(
  given: { heartWords?: unknown; soundings?: unknown },
  problems: Remark[],
): Partial<Phonics> {
  const found: Partial<Phonics> = {};
  const take = <T>(name: 'heartWords' | 'soundings', schema: z.ZodType<T>): T | undefined => {
    if (given[name] === undefined) return undefined;
    const { data, error } = schema.safeParse(given[name]);
    if (error) problems.push(...remarksOf(error, name));
    return data;
  };
  const heartWords = take('heartWords', phonics.shape.heartWords);
  if (heartWords) found.heartWords = heartWords;
  const soundings = take('soundings', phonics.shape.soundings);
  if (soundings) found.soundings = soundings;
  problems.push(...issuesOfSoundings(soundings ?? []));
  return found;
}
