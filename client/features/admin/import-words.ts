import type { ImportPlan, Remark } from '../../../contracts/catalogue-file.ts';

const NO_CATALOGUE = 'This is not the whole of a file that was downloaded as a catalogue';

export const bookCount = (count: number): string =>
  count === 1 ? '1 book' : `${count.toLocaleString('en-AU')} books`;

/** A place in a file as programs write it: `books.12.category` is `books[12].category`. */
export const placeOf = (field: string): string => field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A remark on the whole file, which on its way is the body of a call, speaks of the file. */
export const remarkOf = ({ field, message }: Remark): Remark =>
  field === 'body'
    ? { field: 'file', message: message.replace('The body is not valid JSON', NO_CATALOGUE) }
    : { field, message };

/** What the button says; null where the file changes nothing. */
export function importLabel(plan: ImportPlan): string | null {
  const { counts, heartWordsChange, soundingsChange } = plan;
  const books = counts.new + counts.changed;
  if (books > 0) return `Import ${bookCount(books)}`;
  if (heartWordsChange || soundingsChange) return 'Import the words';
  return counts.newPictures > 0 ? 'Import the pictures' : null;
}

/** What an import would do, a sentence each. */
export function planSentences(plan: ImportPlan): string[] {
  const { counts, heartWordsChange, soundingsChange } = plan;
  const kept =
    counts.kept === 1
      ? '1 book of this library is not in the file: it stays.'
      : `${bookCount(counts.kept)} of this library are not in the file: they stay.`;
  const sentences: [boolean, string][] = [
    [counts.new > 0, `${bookCount(counts.new)} new.`],
    [counts.changed > 0, `${bookCount(counts.changed)} changed.`],
    [counts.unchanged > 0, `${bookCount(counts.unchanged)} just as here.`],
    [counts.kept > 0, kept],
    [counts.newPictures > 0, `${counts.newPictures} new pictures.`],
    [heartWordsChange, 'The heart words are replaced by those of the file.'],
    [soundingsChange, 'The soundings are replaced by those of the file.'],
  ];
  return sentences.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
