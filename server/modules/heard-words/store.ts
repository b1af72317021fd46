import type { HeardMark } from '../../../domain/heard-words.ts';
import type { Db } from '../../database/tables.ts';

/** Saves the mark of each word that was heard `at` a time. A mark given later stays. */
export async function saveMarks(
  db: Db,
  userId: string,
  marks: readonly (readonly [word: string, mark: HeardMark])[],
  { bookId, at }: { bookId: string; at: number },
): Promise<void> {
  await db
    .insertInto('heard_words')
    .values(
      marks.map(([word, mark]) => ({
        ...{ user_id: userId, word, mark },
        ...{ book_id: bookId, heard_at: at },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'word'])
        .doUpdateSet(({ ref }) => ({
          mark: ref('excluded.mark'),
          book_id: ref('excluded.book_id'),
          heard_at: ref('excluded.heard_at'),
        }))
        .whereRef('excluded.heard_at', '>=', 'heard_words.heard_at'),
    )
    .execute();
}
