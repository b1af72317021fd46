// Validates the books, heart words and soundings of a catalogue file. Stores nothing.
import type { z } from 'zod';
import { fileBook, type FileBook, type Remark } from '../../../contracts/catalogue-file.ts';
import { phonics, type Phonics } from '../../../contracts/phonics.ts';
import { excessOf, measure } from '../catalogue/book-size.ts';
import { issuesOfSoundings } from '../phonics/soundings.ts';

const shortTitle = (title: string) => `"${title.length > 60 ? `${title.slice(0, 60)}…` : title}"`;

/** Returns the prefix of a remark about a book: its title, or nothing if it has none. */
export function nameOf(book: unknown): string {
  const title = (book as { title?: unknown } | null)?.title;
  return typeof title === 'string' && title !== '' ? `${shortTitle(title)}: ` : '';
}

/** Converts a schema error to remarks. `path` is the path of the value; each unknown field has its own remark. */
export function toRemarks(error: z.ZodError, path: string, prefix = ''): Remark[] {
  return error.issues.flatMap((issue) => {
    const field = [path, ...issue.path.map(String)].filter((part) => part !== '').join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field, message: prefix + issue.message }];
    return issue.keys
      .map((key) => key.slice(0, 100))
      .map((key) => ({
        field: field === '' ? key : `${field}.${key}`,
        message: `${prefix}Unknown field "${key}"`,
      }));
  });
}

/** The most characters that all books of a file may have together, because they are in memory at once. */
const MAX_TOTAL_CHARACTERS = 256 * 1_048_576;

export interface BookCheck {
  /** The valid books, sanitised, by their index in the file. */
  books: Map<number, FileBook>;
  take(index: number, given: unknown): void;
}

/** Checks the books of a file one by one, and adds what is wrong with them to `problems`. */
export async function createBookCheck(problems: Remark[]): Promise<BookCheck> {
  // Imported on demand: the sanitiser is large, and rarely needed.
  const { listForbidden, sanitizeContent } = await import('../catalogue/sanitize-content.ts');
  const books = new Map<number, FileBook>();
  const indexById = new Map<string, number>();
  let charactersLeft = MAX_TOTAL_CHARACTERS;

  /** Returns the book with sanitised content, and reports forbidden content as a problem. */
  function clean(path: string, book: FileBook): FileBook {
    if (book.content === null) return book;
    const refuse = (message: string) =>
      problems.push({ field: `${path}.content`, message: nameOf(book) + message });
    const excess = excessOf(measure(book.content));
    for (const message of excess) refuse(message);
    // The file is refused anyway, so sanitising huge content would only cost time.
    if (excess.length > 0) return book;
    const content = sanitizeContent(book.content);
    const forbidden = content === book.content ? [] : listForbidden(book.content);
    if (forbidden.length > 0) refuse(`a book may not have ${forbidden.join(', ')}`);
    // Content that the sanitiser only spells differently is accepted.
    return { ...book, content };
  }

  return {
    books,
    take(index, given) {
      const { data, error } = fileBook.safeParse(given);
      const path = `books.${index}`;
      if (error) return void problems.push(...toRemarks(error, path, nameOf(given)));
      const first = indexById.get(data.id);
      if (first === undefined) indexById.set(data.id, index);
      else {
        const message = `${nameOf(data)}its id "${data.id}" is the one of book ${first + 1} already`;
        problems.push({ field: `${path}.id`, message });
      }
      const before = charactersLeft;
      charactersLeft -= (data.content?.length ?? 0) + (data.text?.length ?? 0);
      if (charactersLeft >= 0) books.set(index, clean(path, data));
      else if (before >= 0) {
        const message = `From "${data.title}" on, the books have too many words for one file: split it into two`;
        problems.push({ field: path, message });
      }
    },
  };
}

/** Returns the valid heart words and soundings of a file, if it has any. */
export function readPhonics(
  given: { heartWords?: unknown; soundings?: unknown },
  problems: Remark[],
): Partial<Phonics> {
  const found: Partial<Phonics> = {};
  const parse = <T>(name: 'heartWords' | 'soundings', schema: z.ZodType<T>): T | undefined => {
    if (given[name] === undefined) return undefined;
    const { data, error } = schema.safeParse(given[name]);
    if (error) problems.push(...toRemarks(error, name));
    return data;
  };
  const heartWords = parse('heartWords', phonics.shape.heartWords);
  if (heartWords) found.heartWords = heartWords;
  const soundings = parse('soundings', phonics.shape.soundings);
  if (soundings) found.soundings = soundings;
  problems.push(...issuesOfSoundings(soundings ?? []));
  return found;
}
