// The words of a book that a parent has heard a child read aloud, with a mark each. Only words read well count as known.

/** From the best to the worst. */
export const heardMarks = ['well', 'helped', 'missed'] as const;
export type HeardMark = (typeof heardMarks)[number];

export interface HeardWord {
  word: string;
  mark: HeardMark;
}

/** The maximum number of words that a parent marks at a time. */
export const MOST_HEARD = 300;

/** Returns one mark for each word. A word with several marks has the worst: once missed, it is not known yet. */
export function markEachWord(heard: Iterable<HeardWord>): Map<string, HeardMark> {
  const marks = new Map<string, HeardMark>();
  for (const { word, mark } of heard) {
    const before = marks.get(word) ?? mark;
    const isWorse = heardMarks.indexOf(mark) > heardMarks.indexOf(before);
    marks.set(word, isWorse ? mark : before);
  }
  return marks;
}

export type HeardCounts = Record<HeardMark, number>;

/** Counts the words by their mark. */
export function countMarks(marks: Iterable<HeardMark>): HeardCounts {
  const counts: HeardCounts = { well: 0, helped: 0, missed: 0 };
  for (const mark of marks) counts[mark]++;
  return counts;
}
