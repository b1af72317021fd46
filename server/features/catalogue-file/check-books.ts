// What is wrong with the books of a file, and where. Nothing is stored here.
import type { z } from 'zod';
import { fileBook, type FileBook, type Remark } from '../../../contracts/catalogue-file.ts';
import { phonics, type Phonics } from '../../../contracts/phonics.ts';
import { requireSounding } from '../../../phonics/sounding.ts';
import { createPace } from './pace.ts';

const shown = (title: string) => `"${title.length > 60 ? `${title.slice(0, 60)}…` : title}"`;

/** Who is meant by a remark about a book. */
export function nameOf(book: unknown): string {
  const title = (book as { title?: unknown } | null)?.title;
  return typeof title === 'string' && title !== '' ? `${shown(title)}: ` : '';
}

/** Says what a schema found wrong, `place` being where the value stands; unknown fields by name. */
function remarksOf(error: z.ZodError, place: string, who = ''): Remark[] {
  return error.issues.flatMap((issue) => {
    const at = [place, ...issue.path.map(String)].filter((part) => part !== '').join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: at, message: who + issue.message }];
    return issue.keys.map((key) => ({
      field: `${at}.${key.slice(0, 100)}`,
      message: `${who}Unknown field "${key.slice(0, 100)}"`,
    }));
  });
}

/** The books that are whole, each with its place in the file. */
export async function readBooks(
  given: readonly unknown[],
  problems: Remark[],
): Promise<Map<number, FileBook>> {
  const pace = createPace();
  const books = new Map<number, FileBook>();
  const places = new Map<string, number>();
  for (const [index, one] of given.entries()) {
    await pace();
    const { data, error } = fileBook.safeParse(one);
    const place = `books.${index}`;
    if (error) {
      problems.push(...remarksOf(error, place, nameOf(one)));
      continue;
    }
    const first = places.get(data.id);
    if (first === undefined) places.set(data.id, index);
    else {
      const message = `${nameOf(data)}"${data.id}" is the id of books.${first} already`;
      problems.push({ field: `${place}.id`, message });
    }
    books.set(index, data);
  }
  return books;
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
  for (const [index, { word, sounding }] of (soundings ?? []).entries()) {
    try {
      requireSounding(word, sounding);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ field: `soundings.${index}.sounding`, message: error.message });
    }
  }
  return found;
}
