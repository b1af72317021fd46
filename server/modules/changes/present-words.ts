// An entry of the record with what was before and after, as an owner reads it.
import {
  type FieldChange,
  type RecordedPage,
  type RecordedValue,
  type WholeChange,
  wordFields,
} from '../../../contracts/record.ts';
import { readPages } from '../catalogue/inline-pages.ts';
import { readText } from '../catalogue/stored-html.ts';
import { type ChangeRow, changedWords, presentChange } from '../record/service.ts';

type Fields = Record<string, unknown>;

/** Returns the fields that are stored in an entry; null where it has none. */
export const storedFields = (stored: string | null): Fields | null =>
  stored === null ? null : (JSON.parse(stored) as Fields);

/** `bookId` is that of the book which the entry is about; null if the library has no such book. */
export function presentWholeChange(row: ChangeRow, bookId: string | null): WholeChange {
  const [before, after] = [storedFields(row.before), storedFields(row.after)];
  const fields = Object.keys({ ...before, ...after });
  return {
    ...presentChange(row),
    changes: fields.map((field): FieldChange => ({
      field,
      ...(before && { before: presentValue(field, before[field]) }),
      ...(after && { after: presentValue(field, after[field]) }),
    })),
    bookId,
    isWithoutWords: changedWords(row) && !wordFields.some((name) => fields.includes(name)),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function presentValue(field: string, value: unknown): RecordedValue {
  if (field === 'content' && isText(value)) return presentPages(value);
  if (Array.isArray(value) && value.every(isText)) return value;
  if (isText(value) || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

const presentPages = (content: string): RecordedPage[] =>
  readPages(content).map(({ picture, words, html }) => ({
    picture: picture && (picture.alt || picture.address),
    words: html === null ? words : readText(html),
  }));
