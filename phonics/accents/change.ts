// Changes of the dictionary's pronunciations, word by word. A change is for the words of its list alone.

/** Words that an accent says otherwise than the dictionary does. */
export interface Change {
  /** In lower case, separated by white space. Their forms follow them (australian.ts). */
  words: string;
  /** The phones that change, in the dictionary's notation, with their stress. */
  from: RegExp;
  to: string;
  /** Whether both ways of saying the word are right. */
  isChoice?: boolean;
}

type Apply = (pronunciations: readonly string[]) => string[];

/** Returns the words of a list. */
const listed = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Returns pronunciations without duplicates. */
const distinct = (pronunciations: readonly string[]): string[] => [...new Set(pronunciations)];

const applied =
  ({ from, to, isChoice }: Change): Apply =>
  (pronunciations) => {
    const changed = pronunciations.map((said) => said.replace(from, to));
    return distinct(isChoice ? [...pronunciations, ...changed] : changed);
  };

/** Returns what each word of the changes has to be changed by. */
export function changesByWord(changes: readonly Change[]): ReadonlyMap<string, Apply> {
  const byWord = new Map<string, Apply>();
  for (const change of changes) {
    const apply = applied(change);
    for (const word of listed(change.words)) {
      const before = byWord.get(word);
      byWord.set(word, before ? (said) => apply(before(said)) : apply);
    }
  }
  return byWord;
}
