// Whether a user's profile is complete enough to use the library.
import { isBlank } from './text.ts';

/** The allowed ages of a child, in years. */
export const YOUNGEST = 3;
export const OLDEST = 18;

/** The names of a family. */
export interface Names {
  firstName: string | null;
  parentFirstName: string | null;
  parentLastName: string | null;
}

/** A name without visible characters counts as missing. */
export function hasProfile({ firstName, parentFirstName, parentLastName }: Names): boolean {
  return [firstName, parentFirstName, parentLastName].every(
    (name) => name !== null && !isBlank(name),
  );
}
