// The texts of the family's children on /account.
import type { Student } from '../../../contracts/students.ts';
import { count } from '../../../domain/count.ts';

/** '6 years, starts at Level 2'; '' while nothing is known. */
export function aboutChild({ age, readingLevel }: Student): string {
  const level = readingLevel === null ? null : `starts at Level ${readingLevel}`;
  const known = [age === null ? null : `${age} years`, level].filter((text) => text !== null);
  const text = known.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Mia, 6 years, starts at Level 2, 24 gold stars', for screen readers. */
export function describeChild(child: Student): string {
  const stars = count(child.totalStars, 'gold star');
  return [child.firstName ?? 'Student', aboutChild(child), stars]
    .filter((text) => text !== '')
    .join(', ');
}

const list = new Intl.ListFormat('en-AU');

/** 'Mia, Leo and Zoe'; 'your child' for one without a name. */
export const namesOf = (children: readonly Student[]): string =>
  list.format(children.map(({ firstName }) => firstName ?? 'your child'));
