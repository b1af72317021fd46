// The letter of a week: what each child of the family read, the sounds met, and the next book.
import { count } from '../../../domain/count.ts';
import { listSome } from '../../../domain/name-some.ts';
import type { WeekOfReading } from '../reading-report/week.ts';
import { heading, type Letter, link, list, type Part, text } from './letter.ts';

export interface WeekOfChild extends WeekOfReading {
  /** Null if the parent has given none. */
  firstName: string | null;
  /** The book that fits best; null if the library has none for the child. */
  next: { title: string; isAgain: boolean } | null;
}

/** How many books and sounds are named of a child. */
const NAMED = 15;

/**
 * Returns the letter; null if nobody has read, because a parent who gets it each week need not be told so. A child who
 * has not read, beside one who has, is mentioned in a gentle line.
 */
export function weeklyLetter(
  children: readonly WeekOfChild[],
  { parent, library, unsubscribe }: { parent: string; library: string; unsubscribe: string },
): Pick<Letter, 'subject' | 'parts' | 'footer'> | null {
  if (!children.some(hasRead)) return null;
  return {
    subject: 'A week of reading',
    parts: [text(parent), ...children.flatMap(partsOf), link('Open the library', library)],
    footer: [
      text('This letter comes on Mondays, because you asked for it on your account page.'),
      link('Stop this letter', unsubscribe),
    ],
  };
}

const hasRead = ({ books, otherBooks }: WeekOfChild) => books.length + otherBooks > 0;

function partsOf(child: WeekOfChild): Part[] {
  const name = child.firstName ?? 'Your child';
  const parts = [heading(name), ...readingOf(name, child)];
  if (child.newSounds.length > 0) {
    parts.push(text(`New sounds: ${listSome(child.newSounds.map(soundText), NAMED).join(', ')}.`));
  }
  if (child.next !== null) {
    const what = child.next.isAgain ? 'A book to read again' : 'The next book';
    parts.push(text(`${what}: ${child.next.title}.`));
  }
  return parts;
}

function readingOf(name: string, { books, otherBooks, stars }: WeekOfChild): Part[] {
  if (books.length + otherBooks === 0) {
    return [text(`${name} did not read last week. A few minutes together are a good start.`)];
  }
  const earned = stars > 0 ? ` and earned ${count(stars, 'gold star')}` : '';
  const sentence = `${name} read ${count(books.length + otherBooks, 'book')} last week${earned}.`;
  return [
    text(sentence),
    ...(books.length > 0 ? [list(listSome(books.map(bookText), NAMED))] : []),
  ];
}

function bookText({ title, isFinished, isListened }: WeekOfChild['books'][number]): string {
  if (isFinished) return `${title}, read to the end`;
  return isListened ? `${title}, listened to` : `${title}, begun`;
}

/** 'sh as in ship' of the key `sh:ship`. */
function soundText(key: string): string {
  const [letters, example] = key.split(':');
  return `${letters} as in ${example}`;
}
