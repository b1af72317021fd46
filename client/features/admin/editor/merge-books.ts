// Merges the changes of two owners to one book. See `Merge`.
import { diff3Merge, diffIndices } from 'node-diff3';
import type { OwnerField } from '../../../../contracts/book-form.ts';
import { levelTitle } from '../../../../domain/levels.ts';
import type { BookState, TypedPage } from '../drafts/drafts.ts';
import { listFormat, type Merge, describeChanges } from '../drafts/merge.ts';
import { fieldNames } from './edited-book.ts';
import { newPage, toContent } from '../drafts/typed-pages.ts';

/** Returns the content of a page as JSON. Pages are compared by content, because ids differ between browsers. */
const keyOf = (page: TypedPage) => JSON.stringify(toContent([page])[0]);
const pageOf = (key: string): TypedPage => newPage(JSON.parse(key) as TypedPage);

function describePage(key: string): string {
  const { words, html, picture } = pageOf(key);
  return [picture && `[Picture: ${picture.alt || picture.address}]`, html ?? words]
    .filter(Boolean)
    .join(' ');
}

const valueOf = ({ book }: BookState, field: OwnerField): string => book[field];

function describeField(state: BookState, field: OwnerField): string {
  const { category } = state.book;
  if (field === 'category') return levelTitle(category);
  return valueOf(state, field);
}

const describePages = (keys: readonly string[]) => keys.map(describePage).join('\n\n') || 'No page';

function pagesName(index: number, count: number): string {
  if (count > 1) return `pages ${index + 1} to ${index + count}`;
  return `page ${index + 1}`;
}

/** Returns the names of the parts that differ, such as 'title' and 'page 2'. */
export function differences(before: BookState, after: BookState): string[] {
  const fields = fieldNames
    .filter(([field]) => valueOf(before, field) !== valueOf(after, field))
    .map(([, name]) => name);
  const [pagesBefore, pagesAfter] = [before, after].map(({ pages }) => (pages ?? []).map(keyOf));
  const pages = diffIndices(pagesBefore!, pagesAfter!).map(({ buffer1: removed, buffer2: added }) =>
    // A removed page only has its old number.
    pagesName(...(added[1] > 0 ? added : removed)),
  );
  return [...fields, ...pages];
}

/** Describes the changes of both owners. `found` is the common base, or null if it is not known. */
export function describeBookChanges(
  found: BookState | null,
  mine: BookState,
  theirs: BookState,
): string {
  if (found === null) {
    const names = differences(mine, theirs);
    return names.length > 0 ? `It differs in ${listFormat.format(names)}.` : '';
  }
  return describeChanges(differences(found, theirs), differences(found, mine));
}

type PagesPart = { keys: string[] } | { mine: string[]; theirs: string[]; name: string };

function mergePages(found: BookState | null, mine: BookState, theirs: BookState): PagesPart[] {
  const [minePages, basePages, theirPages] = [mine, found, theirs].map((book) =>
    (book?.pages ?? []).map(keyOf),
  );
  return diff3Merge(minePages!, basePages!, theirPages!, { excludeFalseConflicts: true }).map(
    (region) => {
      if (region.ok) return { keys: region.ok };
      const { a, aIndex, b } = region.conflict!;
      return { mine: a, theirs: b, name: pagesName(aIndex, a.length) };
    },
  );
}

/** `found` is the common base. If it is null (not known), every difference is a conflict. */
export function mergeBooks(
  found: BookState | null,
  mine: BookState,
  theirs: BookState,
): Merge<BookState> {
  const isSame = (field: OwnerField, one: BookState, other: BookState) =>
    valueOf(one, field) === valueOf(other, field);
  const fields = fieldNames
    .filter(([field]) => !isSame(field, mine, theirs))
    .map(([field, name]) => {
      const changedByMe = found === null || !isSame(field, found, mine);
      const changedByThem = found === null || !isSame(field, found, theirs);
      return { field, name, isConflict: changedByMe && changedByThem, changedByMe };
    });
  const conflicting = fields.filter(({ isConflict }) => isConflict);
  const parts = mergePages(found, mine, theirs);

  const conflicts = [
    ...conflicting.map(({ field, name }) => ({
      name: `the ${name}`,
      mine: describeField(mine, field),
      theirs: describeField(theirs, field),
      canKeepBoth: false,
    })),
    ...parts.flatMap((part) =>
      'keys' in part
        ? []
        : {
            name: part.name,
            mine: describePages(part.mine),
            theirs: describePages(part.theirs),
            canKeepBoth: part.mine.length > 0 && part.theirs.length > 0,
          },
    ),
  ];

  return {
    conflicts,
    merge(choices) {
      const book = { ...theirs.book };
      for (const { field, isConflict, changedByMe } of fields) {
        const isMine = isConflict
          ? choices[conflicting.findIndex((one) => one.field === field)] === 'mine'
          : changedByMe;
        if (isMine) Object.assign(book, { [field]: valueOf(mine, field) });
      }
      // `textOf` is taken from the owner whose text was taken, or, if both texts are the same, from the owner whose
      // flipbook address was taken.
      const decidingField = isSame('text', mine, theirs) ? 'flipbookUrl' : 'text';
      const isFromTheirs = book[decidingField] === valueOf(theirs, decidingField);
      book.textOf = (isFromTheirs ? theirs : mine).book.textOf;
      let next = conflicting.length;
      const keys = parts.flatMap((part) => {
        if ('keys' in part) return part.keys;
        const choice = choices[next++];
        return [
          ...(choice === 'theirs' ? [] : part.mine),
          ...(choice === 'mine' ? [] : part.theirs),
        ];
      });
      const pages = mine.pages === null ? null : keys.map(pageOf);
      return { book, pages, version: theirs.version };
    },
  };
}
