// What the form of a child holds, and how it is validated.
import type { Resolver } from 'react-hook-form';
import {
  newStudent,
  studentChanges,
  type NewStudent,
  type Student,
  type StudentChanges,
} from '../../../contracts/students.ts';
import type { Avatar } from '../../../domain/family.ts';
import { validate } from '../../api/contract-resolver.ts';

/** The values of the form's controls. The browser gives null for a group of radio buttons without a choice. */
export interface ChildValues {
  firstName: string;
  age: string;
  readingLevel: string;
  favoriteGenre: string;
  avatar: Avatar | '' | null;
}

/** As in the form of a sign-up, a new child begins at Level 1 unless the parent chooses another. */
export const valuesOf = (child: Student | null): ChildValues => ({
  firstName: child?.firstName ?? '',
  age: String(child?.age ?? ''),
  readingLevel: child === null ? '1' : String(child.readingLevel ?? ''),
  favoriteGenre: child?.favoriteGenre ?? '',
  avatar: child?.avatar ?? '',
});

const unlessEmpty = (value: string | null) => value || undefined;

export const newChildResolver: Resolver<ChildValues, unknown, NewStudent> = (values) =>
  validate(newStudent, { ...values, avatar: unlessEmpty(values.avatar) });

/** What is not known yet need not be given to change the rest. */
export const changesResolver =
  ({ age, readingLevel }: Student): Resolver<ChildValues, unknown, StudentChanges> =>
  (values) =>
    validate(studentChanges, {
      ...values,
      age: age === null ? unlessEmpty(values.age) : values.age,
      readingLevel: readingLevel === null ? unlessEmpty(values.readingLevel) : values.readingLevel,
      avatar: unlessEmpty(values.avatar),
    });

/** Returns those of the given fields that differ from the child's; null if none does. */
export function changesOf(child: Student, fields: StudentChanges): StudentChanges | null {
  const known: Record<string, unknown> = { ...child };
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== (known[name] ?? ''),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
