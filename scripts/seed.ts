// Puts the demo catalogue into a library that never had it. Books the owner deletes stay deleted.
import { renderCatalogue } from '../content/catalogue.ts';
import { insertBook } from '../server/catalogue/store.ts';
import { hasMark, makeMark } from '../server/database/marks/store.ts';
import type { Db } from '../server/database/open.ts';
import type { ObjectStore } from '../server/providers/objects.ts';

const MARK = 'demo-catalogue';

/** Says whether it had anything to do. `flipbookOrigin` is where the embedded flipbooks are served. */
export async function seedCatalogue(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  now: number,
): Promise<boolean> {
  if (await hasMark(db, MARK)) return false;
  const catalogue = renderCatalogue({ flipbookOrigin });
  await Promise.all(catalogue.objects.map(({ path, body }) => objects.put(path, body)));
  await db.transaction().execute(async (transaction) => {
    for (const book of catalogue.books) {
      await insertBook(transaction, {
        id: book.id,
        title: book.title,
        author: book.author,
        description: book.description,
        category: book.category,
        cover_image_url: book.coverImageUrl,
        flipbook_type: book.flipbookType,
        flipbook_url: book.flipbookUrl,
        flipbook_id: book.flipbookId,
        content: book.content,
        total_pages: book.totalPages,
        star_reward: book.starReward,
        created_at: now,
      });
    }
    await makeMark(transaction, MARK, now);
  });
  return true;
}
