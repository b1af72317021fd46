// Fills a library for measuring: thousands of books with words, and tens of thousands of children who
// have read some of them. Straight into the database, as no owner and no child would.
import { categories, levelOf } from '../domain/levels.ts';
import type { Database, Db } from '../server/database/open.ts';
import { taught } from '../server/catalogue/teaching.ts';

const BATCH = 200;
/** The sounds a book has. */
const SOUNDS = 40;
/** The books a child has opened; all but one of them are finished. */
const READ = 12;

const NOUNS = ['Ship', 'Goat', 'Hen', 'Moon', 'King', 'Bird', 'Train', 'Fox', 'Boat', 'Duck'];
const PLACES = ['Shed', 'Rain', 'Barn', 'Lane', 'Pond', 'Snow', 'Cave', 'Town', 'Loft', 'Park'];
const PAGE = `<section><p>${'The hen and the duck sat in the sun by the pond. '.repeat(12)}</p></section>`;
const WORDS = 8;

/** The sounds of the `index`th book of a level: some of the levels before, and a few of its own. */
function soundsOf(level: number, index: number): string[] {
  const before = taught.filter((sound) => sound.level < level);
  const own = taught.filter((sound) => sound.level === level);
  const some = (all: typeof own, count: number) =>
    all.filter((_, place) => (place + index) % Math.max(1, Math.ceil(all.length / count)) === 0);
  return [...some(before, SOUNDS), ...some(own, 1 + (index % 6))].map(({ key }) => key);
}

const idOf = (index: number) => `seeded-${index}`;

/** Adds `count` books, spread evenly over the levels. */
export async function seedBooks({ db }: Database, count: number): Promise<void> {
  // What a look at the table would make anew: these books are said to be up to date.
  const known = await db.selectFrom('books').select('report_version').executeTakeFirst();
  const report_version = known?.report_version ?? null;
  const rows = Array.from({ length: count }, (_, index) => {
    const category = categories[index % categories.length] ?? 'level1';
    const level = levelOf(category);
    const [noun, place] = [NOUNS[index % 10], PLACES[Math.floor(index / 10) % 10]];
    return {
      id: idOf(index),
      title: `${noun} in the ${place} ${index}`,
      author: `Author ${index % 90}`,
      description: `A story of a ${noun?.toLowerCase()} who is lost in the ${place?.toLowerCase()}.`,
      category,
      cover_image_url: null,
      flipbook_type: 'html' as const,
      flipbook_url: null,
      flipbook_id: null,
      content: PAGE.repeat(WORDS),
      total_pages: WORDS,
      star_reward: 1,
      created_at: index,
      report_version,
      phonograms: JSON.stringify(soundsOf(level, index)),
    };
  });
  await inBatches(rows, (db, some) => db.insertInto('books').values(some).execute(), db);
}

/** Adds `count` children; each has read among the first `books` books, at her level. */
export async function seedChildren({ db }: Database, count: number, books: number): Promise<void> {
  const children = Array.from({ length: count }, (_, index) => ({
    id: `seeded-child-${index}`,
    first_name: 'Kim',
    reading_level: 1 + (index % 9),
    created_at: index,
    updated_at: index,
  }));
  await inBatches(children, (db, some) => db.insertInto('users').values(some).execute(), db);
  const readings = children.flatMap(({ id }, index) =>
    Array.from({ length: Math.min(READ, Math.ceil(books / 9)) }, (_, read) => ({
      user_id: id,
      book_id: idOf((index + read * 9) % books),
      current_page: WORDS,
      completed_at: read === 0 ? null : index + read,
      updated_at: index + read,
    })),
  );
  await inBatches(readings, (db, some) => db.insertInto('progress').values(some).execute(), db);
  const stars = readings
    .filter(({ completed_at }) => completed_at !== null)
    .map(({ user_id, book_id, updated_at }) => ({
      ...{ user_id, book_id, category: 'level1', stars: 1, awarded_at: updated_at },
    }));
  await inBatches(stars, (db, some) => db.insertInto('stars').values(some).execute(), db);
}

async function inBatches<Row>(
  rows: readonly Row[],
  write: (db: Db, some: Row[]) => Promise<unknown>,
  db: Db,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += BATCH) {
      await write(transaction, rows.slice(at, at + BATCH));
    }
  });
}
