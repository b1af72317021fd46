// Words taught whole, because they are needed before they can be sounded out, or never can be. These are the
// defaults of a new library; the owner can change them in /admin.

/** The heart words that each level adds, in lower case, starting with level 1. */
export const heartWordsByLevel: readonly (readonly string[])[] = [
  'a the i is his has as to of said was',
  'he she we me be my no go so you they are do from',
  'by all come some what want were there where one two who',
  'your any many could would should love other mother brother put oh into does',
  'once eye eyes friend friends door floor four gone something nothing another everyone',
  'water because please pretty people half',
  'these those heart sure whole answer neighbour neighbours',
  'beautiful young touch trouble country',
  'island ocean picture adventure giraffe',
].map((words) => words.split(' '));

/** Returns the heart words taught up to and including a level, from 1 to 9. */
export const heartWordsBy = (level: number): string[] => heartWordsByLevel.slice(0, level).flat();
