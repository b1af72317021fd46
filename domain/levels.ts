// The nine phonics levels of the library (specification, sections 2 and 3).

export const categories = [
  'level1',
  'level2',
  'level3',
  'level4',
  'level5',
  'level6',
  'level7',
  'level8',
  'level9',
] as const;

/** A book's category, as in the API and the database. */
export type Category = (typeof categories)[number];

export type LevelGroup = 'beginner' | 'intermediate' | 'advanced';

/** Level names by category, in teaching order. */
export const levelNames: Record<Category, string> = {
  level1: 'Single Letter Phonograms 1st Sound',
  level2: 'Consonant Digraphs',
  level3: 'SFE and Common Vowel Digraphs',
  level4: 'Single Letter Long Vowels',
  level5: 'Three Letter Phonograms',
  level6: 'Less Common Vowel Digraphs',
  level7: 'Four Letter Phonograms',
  level8: 'Least Common Vowel Digraphs',
  level9: 'Single Letter 2nd & 3rd Sound Phonograms',
};

/** The three groups of the filter chips, each with the category that its chip selects. */
export const levelGroups: readonly {
  group: LevelGroup;
  label: string;
  firstCategory: Category;
}[] = [
  { group: 'beginner', label: 'Beginner (Levels 1-3)', firstCategory: 'level1' },
  { group: 'intermediate', label: 'Intermediate (Levels 4-6)', firstCategory: 'level4' },
  { group: 'advanced', label: 'Advanced (Levels 7-9)', firstCategory: 'level7' },
];

/** Returns the level number: the digits after 'level', or 1 if there are none. */
export function levelOf(category: string | null | undefined): number {
  const digits = /^level(\d+)/.exec(category ?? '')?.[1];
  return digits === undefined ? 1 : Number(digits);
}

/** Such as 'Level 2: Consonant Digraphs'. */
export const levelTitle = (category: Category): string =>
  `Level ${levelOf(category)}: ${levelNames[category]}`;

/** Returns the group of a level: 1-3 beginner, 4-6 intermediate, 7 and above advanced. */
export function groupOf(level: number): LevelGroup {
  if (level <= 3) return 'beginner';
  return level <= 6 ? 'intermediate' : 'advanced';
}
