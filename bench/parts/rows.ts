// Rows that no call makes quickly: books for the owner to change and delete, sessions to end, and a
// flipbook that is ready.
import { createHash } from 'node:crypto';
import { insertBook } from '../../server/catalogue/store.ts';
import type { Database } from '../../server/database/open.ts';
import { ADDED_BOOKS, addedBook, FLIPBOOK_ID, SESSIONS, sessionToken } from './calls.ts';

/** Six hours: longer than any measurement. */
const OPEN_FOR = 6 * 3_600_000;

export async function addFlipbook({ db }: Database): Promise<void> {
  const page = { width: 800, height: 600, text: 'Sam sat. Sam sat on a mat.' };
  await db
    .insertInto('flipbooks')
    .values({
      ...{ id: FLIPBOOK_ID, page_count: 12, pages_done: 12, refusal: null, unused_since: null },
      pages: JSON.stringify(Array.from({ length: 12 }, () => page)),
      cover: '/public-objects/flipbooks/cover.webp',
      created_at: Date.now(),
      heard_at: Date.now(),
    })
    .execute();
}

export async function addBooksAndSessions({ db }: Database): Promise<void> {
  const admin = await db
    .selectFrom('admins')
    .select(['username', 'password_hash'])
    .executeTakeFirstOrThrow();
  const known = await db.selectFrom('books').select('report_version').executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    for (let n = 0; n < ADDED_BOOKS; n++) {
      await insertBook(transaction, {
        ...{ id: addedBook(n), title: `Added ${n}`, author: null, description: null },
        ...{ category: 'level4', cover_image_url: null, flipbook_type: 'fliphtml5' },
        ...{ flipbook_url: 'https://flipbooks.example.com/1', flipbook_id: null, content: null },
        ...{ total_pages: 1, star_reward: 1, created_at: n, ...known },
      });
    }
    for (let n = 0; n < SESSIONS; n++) {
      const token_hash = createHash('sha256').update(sessionToken(n)).digest('base64url');
      await transaction
        .insertInto('admin_sessions')
        .values({ token_hash, ...admin, expires_at: Date.now() + OPEN_FOR })
        .execute();
    }
  });
}
