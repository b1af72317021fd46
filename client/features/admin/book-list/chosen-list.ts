// Reads the chosen file, and refuses what is no CSV before it is sent.
import {
  BOOK_LIST_TOO_LARGE,
  type BookListPlan,
  LONGEST_BOOK_LIST,
  noBookList,
} from '../../../../contracts/book-list.ts';
import { nameOfKind } from '../../../../contracts/file-kinds.ts';
import { upload } from '../../../api/upload.ts';
import { readKind } from '../files/chosen-file.ts';

export interface CheckedList {
  name: string;
  /** What was checked, also if the file changes meanwhile. */
  bytes: Blob;
  plan: BookListPlan;
}

/** Returns what would be made of a file. Throws a message for the owner if it is no book list. */
export async function checkList(file: File): Promise<CheckedList> {
  const kind = nameOfKind(await readKind(file));
  if (kind !== null) throw new Error(noBookList(kind));
  if (file.size > LONGEST_BOOK_LIST) throw new Error(BOOK_LIST_TOO_LARGE);
  return checkAgain({
    name: file.name,
    bytes: new Blob([await file.arrayBuffer()], { type: 'text/csv' }),
  });
}

/** Checks the same file against the library of now. */
export async function checkAgain({
  name,
  bytes,
}: Pick<CheckedList, 'name' | 'bytes'>): Promise<CheckedList> {
  return { name, bytes, plan: await upload('POST /api/admin/book-list/check', bytes) };
}

/** Adds the drafts of the rows that are right, and of those in `again` whose titles are known. */
export const addList = ({ list: { bytes, plan }, again }: { list: CheckedList; again: number[] }) =>
  upload('POST /api/admin/book-list', bytes, {
    query: {
      expecting: plan.digest,
      ...(again.length > 0 && { again: again.join() }),
      ...(plan.counts.wrong > 0 && { without: 'wrong' }),
    },
  });
