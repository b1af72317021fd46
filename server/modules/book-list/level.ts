import { categories, type Category, levelNames } from '../../../domain/levels.ts';
import { plain } from './plain.ts';

const byName = new Map(categories.map((category) => [plain(levelNames[category]), category]));

/** Reads a level as people write it: 3, 3.0, Level 3, level3, its name, or both. Returns null for anything else. */
export function readLevel(text: string): Category | null {
  const typed = plain(text);
  const named = byName.get(typed);
  if (named !== undefined) return named;
  const [, digit, name] = /^(?:level|l)? ?([1-9])(?: (.*))?$/.exec(typed) ?? [];
  const category = categories.find((one) => one === `level${digit}`);
  if (category === undefined) return null;
  const isSure = name === undefined || name === '0' || byName.get(name) === category;
  return isSure ? category : null;
}
