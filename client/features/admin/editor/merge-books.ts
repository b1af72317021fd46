// Two have changed one book: what only one of them has changed is taken from that one, and where both have,
// the owner chooses.
import { diff3Merge, diffIndices } from 'node-diff3';
import { levelNames, levelOf } from '../../../../domain/levels.ts';
import type { BookState, TypedBook, TypedPage } from '../drafts/drafts.ts';
import { list, type Merge, sayChanges } from '../drafts/merge.ts';
import { fieldNames } from './edited-book.ts';
import { newPage, toContent } from '../drafts/typed-pages.ts';

/** A page by what it says: its id is of one browser alone. */
const keyOf = (page: TypedPage) => JSON.stringify(toContent([page])[0]);
const pageOf = (key: string): TypedPage => newPage(JSON.parse(key) as TypedPage);

function sayPage(key: string): string {
  const { words, html, picture } = pageOf(key);
  return [picture && `[Picture: ${picture.alt || picture.address}]`, html ?? words]
    .filter(Boolean)
    .join(' ');
}

const valueOf = ({ book }: BookState, field: keyof TypedBook): string => book[field] ?? '';

function sayField(state: BookState, field: keyof TypedBook): string {
  const { category } = state.book;
  if (field === 'category') return `Level ${levelOf(category)}: ${levelNames[category]}`;
  return valueOf(state, field);
}

const sayPages = (keys: readonly string[]) => keys.map(sayPage).join('\n\n') || 'No page';

function nameOf(index: number, count: number): string {
  if (count > 1) return `pages ${index + 1} to ${index + count}`;
  return `page ${index + 1}`;
}

/** What differs between two states of a book, by name: 'title', 'page 2'. */
export function differences(before: BookState, after: BookState): string[] {
  const fields = fieldNames
    .filter(([field]) => valueOf(before, field) !== valueOf(after, field))
    .map(([, name]) => name);
  const [were, are] = [before, after].map(({ pages }) => (pages ?? []).map(keyOf));
  const pages = diffIndices(were!, are!).map(({ buffer1: gone, buffer2: come }) =>
    // A page that is gone has only the number it had.
    nameOf(...(come[1] > 0 ? come : gone)),
  );
  return [...fields, ...pages];
}

/** The same of two who have changed one book; `found` is what both began with, where that is known. */
export function sayBookChanges(
  found: BookState | null,
  mine: BookState,
  theirs: BookState,
): string {
  if (found === null) {
    const names = differences(mine, theirs);
    return names.length > 0 ? `It differs in ${list.format(names)}.` : '';
  }
  return sayChanges(differences(found, theirs), differences(found, mine));
}

type Part = { keys: string[] } | { mine: string[]; theirs: string[]; name: string };

function partsOf(found: BookState | null, mine: BookState, theirs: BookState): Part[] {
  const [ours, before, others] = [mine, found, theirs].map((book) =>
    (book?.pages ?? []).map(keyOf),
  );
  return diff3Merge(ours!, before!, others!, { excludeFalseConflicts: true }).map((region) => {
    if (region.ok) return { keys: region.ok };
    const { a, aIndex, b } = region.conflict!;
    return { mine: a, theirs: b, name: nameOf(aIndex, a.length) };
  });
}

/** `found` is what both began with; null where that is not known: then all that differs is asked about. */
export function mergeBooks(
  found: BookState | null,
  mine: BookState,
  theirs: BookState,
): Merge<BookState> {
  const isSame = (field: keyof TypedBook, one: BookState, other: BookState) =>
    valueOf(one, field) === valueOf(other, field);
  const fields = fieldNames
    .filter(([field]) => !isSame(field, mine, theirs))
    .map(([field, name]) => {
      const byMe = found === null || !isSame(field, found, mine);
      const byThem = found === null || !isSame(field, found, theirs);
      return { field, name, isClash: byMe && byThem, byMe };
    });
  const clashing = fields.filter(({ isClash }) => isClash);
  const parts = partsOf(found, mine, theirs);

  const clashes = [
    ...clashing.map(({ field, name }) => ({
      name: `the ${name}`,
      mine: sayField(mine, field),
      theirs: sayField(theirs, field),
      hasBoth: false,
    })),
    ...parts.flatMap((part) =>
      'keys' in part
        ? []
        : {
            name: part.name,
            mine: sayPages(part.mine),
            theirs: sayPages(part.theirs),
            hasBoth: part.mine.length > 0 && part.theirs.length > 0,
          },
    ),
  ];

  return {
    clashes,
    merge(choices) {
      const book = { ...theirs.book };
      for (const { field, isClash, byMe } of fields) {
        const isMine = isClash
          ? choices[clashing.findIndex((one) => one.field === field)] === 'mine'
          : byMe;
        if (isMine) Object.assign(book, { [field]: valueOf(mine, field) });
      }
      // A text keeps whose words it is; of one that both have, the flipbook's owner has said it.
      const telling = isSame('text', mine, theirs) ? 'flipbookUrl' : 'text';
      const isTheirs = (book[telling] ?? '') === valueOf(theirs, telling);
      book.textOf = (isTheirs ? theirs : mine).book.textOf;
      let next = clashing.length;
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
