// The child that this device reads as, of the family's list.
import { useQuery } from '@tanstack/react-query';
import type { Student } from '../../contracts/students.ts';
import { useChildId } from '../auth/chosen-child.ts';
import { studentsQuery } from './family.ts';

/** A device that has not been told who reads shows the first child, as the server does. */
export const shownChildOf = (
  children: readonly Student[],
  childId: string | undefined,
): Student | null => children.find(({ id }) => id === childId) ?? children[0] ?? null;

/** Returns what is known of the family by now: the screen that shows it fetches the list. */
export function useFamily(): { children: readonly Student[]; child: Student | null } {
  const { data: children = [] } = useQuery({ ...studentsQuery(), enabled: false });
  return { children, child: shownChildOf(children, useChildId()) };
}
