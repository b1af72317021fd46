// Fills the database of a library for measurements, with thousands of books and tens of thousands of children who
// have read some of them. Writes directly to the database, not through the API.
import { categories, levelOf } from '../domain/levels.ts';
import { sql } from 'kysely';
import type { Database } from '../server/database/open.ts';
import { teachingOrder } from '../server/modules/catalogue/teaching-order.ts';
import type { Db } from '../server/database/tables.ts';

const BATCH = 200;
/** The highest number of sounds that a book has from lower levels. */
const SOUNDS = 40;
/** The number of books that a child has opened. All but one of them are finished. */
const READ = 12;

const NOUNS = ['Ship', 'Goat', 'Hen', 'Moon', 'King', 'Bird', 'Train', 'Fox', 'Boat', 'Duck'];
const PLACES = ['Shed', 'Rain', 'Barn', 'Lane', 'Pond', 'Snow', 'Cave', 'Town', 'Loft', 'Park'];
const PAGE = `<section><p>${'The hen and the duck sat in the sun by the pond. '.repeat(12)}</p></section>`;
const WORDS = 8;

/** Returns the sounds of the `index`th book: some of the lower levels, and a few of its own level. */
function soundsOf(level: number, index: number): string[] {
  const before = teachingOrder.filter((sound) => sound.level < level);
  const own = teachingOrder.filter((sound) => sound.level === level);
  const some = (all: typeof own, count: number) =>
    all.filter(
      (_, position) => (position + index) % Math.max(1, Math.ceil(all.length / count)) === 0,
    );
  return [...some(before, SOUNDS), ...some(own, 1 + (index % 6))].map(({ key }) => key);
}

const idOf = (index: number) => `seeded-${index}`;

/** Returns the ids of the first `count` seeded books. */
export const seededIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => idOf(index));

/** Adds `count` books, spread evenly over the levels. */
export async function seedBooks({ db }: Database, count: number): Promise<void> {
  // Gives the books the current report version, so that the owner's table does not rebuild their reports.
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

/** Adds `count` children with a subscription. Each has read some of these books. */
export async function seedChildren(
  { db }: Database,
  count: number,
  bookIds: readonly string[],
): Promise<void> {
  const idOf = (index: number) => bookIds[index % bookIds.length] ?? '';
  const children = Array.from({ length: count }, (_, index) => ({
    id: `seeded-child-${index}`,
    first_name: 'Kim',
    reading_level: 1 + (index % 9),
    created_at: index,
    updated_at: index,
  }));
  await inBatches(children, (db, some) => db.insertInto('users').values(some).execute(), db);
  const readings = children.flatMap(({ id }, index) =>
    Array.from({ length: Math.min(READ, Math.ceil(bookIds.length / 9)) }, (_, read) => ({
      user_id: id,
      book_id: idOf(index + read * 9),
      current_page: WORDS,
      completed_at: read === 0 ? null : index + read,
      updated_at: index + read,
    })),
  );
  await inBatches(readings, (db, some) => db.insertInto('progress').values(some).execute(), db);
  // Derives the other tables from these rows in SQL, which is faster than sending them. Works in slices, because
  // the database limits the time of a statement.
  const starts = seededStarts();
  for (const [index, from] of starts.entries()) {
    await deriveFromReadings(db, from, starts[index + 1] ?? 'seeded-child-:');
  }
}

/** Returns the ids at which a hundred slices of the children begin, in string order. */
const seededStarts = () =>
  Array.from({ length: 100 }, (_, n) => `seeded-child-${Math.floor(n / 10)}${n % 10 || ''}`);

/** Inserts stars, reading days and subscriptions for the children with ids from `from` up to, not including, `to`. */
async function deriveFromReadings(db: Db, from: string, to: string): Promise<void> {
  const ofSeeded = db.selectFrom('progress').where('user_id', '>=', from).where('user_id', '<', to);
  await db
    .insertInto('stars')
    .columns(['user_id', 'book_id', 'category', 'stars', 'awarded_at'])
    .expression(
      ofSeeded
        .where('completed_at', 'is not', null)
        .select([
          ...(['user_id', 'book_id'] as const),
          sql.lit('level1').as('category'),
          sql.lit(1).as('stars'),
          'updated_at as awarded_at',
        ]),
    )
    .execute();
  await db
    .insertInto('reading_days')
    .columns(['user_id', 'day', 'book_id', 'first_page', 'last_page', 'updated_at'])
    .expression(
      ofSeeded.select([
        'user_id',
        sql.lit('2026-01-10').as('day'),
        'book_id',
        sql.lit(1).as('first_page'),
        'current_page as last_page',
        'updated_at',
      ]),
    )
    .execute();
  // These belong to another account of the payment provider, so the library does not sync them.
  await db
    .insertInto('subscriptions')
    .columns(['user_id', 'account', 'customer_id', 'status', 'version', 'synced_at'])
    .expression(
      db
        .selectFrom('users')
        .where('id', '>=', from)
        .where('id', '<', to)
        .select([
          'id as user_id',
          sql.lit('acct_seeded').as('account'),
          'id as customer_id',
          sql.lit('active').as('status'),
          sql.lit(1).as('version'),
          'created_at as synced_at',
        ]),
    )
    .execute();
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
