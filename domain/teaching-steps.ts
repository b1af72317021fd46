// The small steps inside the nine levels, such as 2.2. What each step teaches is said by phonics/steps.ts.

/** Step names by step, in teaching order. */
export const stepNames = {
  '1.1': 'Six letters',
  '1.2': 'Six more letters',
  '1.3': 'e and u, with r, h and b',
  '1.4': 'f and l, and two letters at the end',
  '1.5': 'Four rarer letters',
  '1.6': 'The last letters, and qu',
  '1.7': 'Two consonants at the end, and short forms',
  '1.8': 'Two consonants at the start',
  '1.9': 'Consonants at both ends',
  '1.10': 'Two syllables',
  '2.1': 'ck and sh',
  '2.2': 'ch and th',
  '2.3': 'ng and nk',
  '2.4': 'wh and ph',
  '2.5': 'Silent partners',
  '3.1': 'Endings',
  '3.2': 'The silent e',
  '3.3': 'Two letters for a, e and o',
  '3.4': 'oo, ou, ow, oi and oy',
  '3.5': 'A vowel and r',
  '3.6': 'Other jobs of the silent e',
  '4.1': 'e, o and y at the end',
  '4.2': 'a, i and u at the end',
  '4.3': 'y as in happy',
  '4.4': 'Quiet vowels',
  '4.5': 'Quiet vowels with r',
  '5.1': 'igh',
  '5.2': 'tch and dge',
  '5.3': 'ear, or after w, and cei',
  '5.4': 'air, are and ear, as in hair',
  '5.5': 'ear and eer, as in near',
  '5.6': 'ore, oar, oor and our, as in more',
  '6.1': 'aw and au',
  '6.2': 'ew and ue',
  '6.3': 'ie and ey',
  '7.1': 'eigh',
  '7.2': 'ough and augh before t',
  '7.3': 'ough as in though, through and bough',
  '7.4': 'ough and augh with f',
  '8.1': 'ea as in head and great',
  '8.2': 'oe and ui',
  '8.3': 'ei and eu',
  '9.1': 'c and g before e, i and y',
  '9.2': 's and x with voice',
  '9.3': 'Third sounds of a, o and u, and y inside a word',
  '9.4': 'ch as in school and chef, gh and rh',
  '9.5': 'sh in long words',
  '9.6': 'More silent letters, and quiet ai, ou and our',
} as const;

/** A step, such as `1.10`: its level, a dot, and its number within the level. */
export type StepId = keyof typeof stepNames;

/** All steps, in teaching order: 1.1 first, 1.10 before 2.1. */
export const stepIds = Object.keys(stepNames) as StepId[];

const positions = new Map(stepIds.map((step, index) => [step, index]));

/** Returns the position of a step in the teaching order, from 0; Infinity for none. */
export const positionOf = (step: StepId | null): number =>
  step === null ? Infinity : (positions.get(step) ?? Infinity);

/** Returns the step that a text names; null if there is none. */
export function readStep(text: string | null | undefined): StepId | null {
  return stepIds.find((step) => step === text) ?? null;
}

/** Returns the level of a step and its number within the level, both from 1. */
export function partsOfStep(step: StepId): { level: number; number: number } {
  const [level = 1, number = 1] = step.split('.').map(Number);
  return { level, number };
}

/** Returns the level of a step, from 1 to 9. */
export const levelOfStep = (step: StepId): number => partsOfStep(step).level;

/** Returns the first step of a level from 1 to 9. */
export function firstStepOf(level: number): StepId {
  return readStep(`${level}.1`) ?? '1.1';
}

/**
 * Returns the step at which a child begins; null for none. A stored step counts only within the starting level, which
 * an older release may have changed alone.
 */
export function startingStepOf(level: number | null, stored: string | null): StepId | null {
  const step = readStep(stored);
  return step !== null && levelOfStep(step) === level ? step : null;
}

/** Returns the step at which a child begins: the starting step, else the first of the starting level. Null for neither. */
export const beginsAt = (level: number | null, startingStep: StepId | null): StepId | null =>
  startingStep ?? (level === null ? null : firstStepOf(level));

/** A step, and what it teaches: `e u r h b`. */
export interface NamedStep {
  id: string;
  title: string;
}

/** Returns 'step 3: e u r h b', for where the level stands beside it. */
export const stepInLevel = ({ id, title }: NamedStep): string =>
  `step ${id.split('.')[1]}: ${title}`;

/** Returns 'Level 1, step 3: e u r h b'. */
export const levelAndStep = (step: NamedStep): string =>
  `Level ${step.id.split('.')[0]}, ${stepInLevel(step)}`;

/** Returns 'Level 2, step 2'. */
export function describePlace(step: StepId): string {
  const { level, number } = partsOfStep(step);
  return `Level ${level}, step ${number}`;
}

/** Returns the step with its name: 'Level 2, step 2: ch and th'. */
export const describeStep = (step: StepId): string =>
  levelAndStep({ id: step, title: stepNames[step] });
