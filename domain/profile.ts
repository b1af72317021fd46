// Who is known well enough to enter the library.
import { isBlank } from './text.ts';

/** How old a child may be, in years. */
export const YOUNGEST = 3;
export const OLDEST = 18;

/** The names of a family, as far as they are known. */
export interface Names {
  firstName: string | null;
  parentFirstName: string | null;
  parentLastName: string | null;
}

/** A name of which nothing can be seen counts as missing. */
export function hasProfile({ firstName, parentFirstName, parentLastName }: Names): boolean {
  return [firstName, parentFirstName, parentLastName].every(
    (name) => name !== null && !isBlank(name),
  );
}
