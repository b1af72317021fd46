// The values of an entry of the record, as an owner reads them.
import { type RecordedPage, type RecordedValue, wordFields } from '../../../../contracts/record.ts';
import { stateNames } from '../../../../domain/book-states.ts';
import { categories, type Category, levelTitle } from '../../../../domain/levels.ts';
import { timeInWords } from '../../../../domain/local-time.ts';

const states: Record<string, string> = stateNames;
const types: Record<string, string> = { html: 'Inline book', fliphtml5: 'Flipbook' };

const isCategory = (value: unknown): value is Category =>
  (categories as readonly unknown[]).includes(value);

/** `timeZone` is the library's. Lists are shown as a line each. */
export function fieldValue(field: string, value: RecordedValue, timeZone: string): string {
  if (field === 'held') return states[String(value)] ?? stateNames.published;
  if (field === 'flipbookType') return types[String(value)] ?? String(value);
  if (value === null || value === '') return 'Nothing';
  if (field === 'category' && isCategory(value)) {
    return levelTitle(value);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (field.endsWith('At')) return timeInWords(value, timeZone, Date.now());
    return field === 'seconds' ? `${value} seconds` : value.toLocaleString('en-AU');
  }
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(String).join('\n');
  return value;
}

/** The fields that have the words of a book. */
export const isWords = (field: string): boolean =>
  (wordFields as readonly string[]).includes(field);

const isPage = (value: string | RecordedPage): value is RecordedPage => typeof value !== 'string';

/** Returns the words of a book as one text. Pages of an inline book begin with a line of their own. */
export function wordsText(value: RecordedValue | undefined): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  const pages: readonly (string | RecordedPage)[] = value;
  return pages
    .filter(isPage)
    .map(({ picture, words }, index) =>
      [`Page ${index + 1}`, picture && `[Picture: ${picture}]`, words].filter(Boolean).join('\n'),
    )
    .join('\n\n');
}
