import type { ImportPlan } from '../../../../contracts/catalogue-file.ts';

export const bookCount = (count: number): string =>
  count === 1 ? '1 book' : `${count.toLocaleString('en-AU')} books`;

const numbered = (what: string, index: string) => `${what} ${Number(index) + 1}`;

/** Returns a readable location in a catalogue file: `books.12.category` becomes 'Book 13, category'. */
export const locationOf = (field: string): string =>
  field
    .replace(/^books\.(\d+)/, (_, index: string) => numbered('Book', index))
    .replace(/^soundings\.(\d+).*/, (_, index: string) => numbered('Sounding', index))
    .replace(/^heartWords\.(\d+).*/, (_, index: string) => numbered('Heart words, level', index))
    .replace(/^heartWords$/, 'Heart words')
    .replace(/^pictures\./, 'Picture ')
    .replace(/^flipbooks\./, 'Flipbook ')
    .replace(/^recordings\./, 'Recording ')
    .replace(/^body$/, 'The file')
    .replace(/^(Book \d+)\./, '$1, ');

/** Returns the label of the import button, or null if the file changes nothing. */
export function importLabel(plan: ImportPlan): string | null {
  const { counts, heartWordsChange, soundingsChange } = plan;
  const books = counts.new + counts.changed;
  if (books > 0) return `Import ${bookCount(books)}`;
  if (heartWordsChange || soundingsChange) return 'Import the words';
  if (counts.newPictures + counts.newFlipbooks > 0) return 'Import the pictures';
  return counts.newRecordings > 0 ? 'Import the recordings' : null;
}

/** Describes what an import would do, one sentence per change. */
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
    [
      counts.newFlipbooks > 0,
      counts.newFlipbooks === 1
        ? 'The pages of 1 flipbook made of a PDF.'
        : `The pages of ${counts.newFlipbooks} flipbooks made of PDF files.`,
    ],
    [
      counts.newRecordings > 0,
      counts.newRecordings === 1
        ? '1 recording of your voice, in place of any that this library has of the same sound or words.'
        : `${counts.newRecordings} recordings of your voice, in place of those that this library has of the same sounds and words.`,
    ],
    [heartWordsChange, 'The heart words are replaced by those of the file.'],
    [soundingsChange, 'The soundings are replaced by those of the file.'],
  ];
  return sentences.filter(([applies]) => applies).map(([, sentence]) => sentence);
}
