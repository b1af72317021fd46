// The children of a family.
import { z } from 'zod';
import { age, avatar, favoriteGenre, firstName, readingLevel } from './accounts.ts';

/** A child as the family's list shows it. Fields are null until they are known. */
export const student = z.object({
  /** The header `student` names the child by it. */
  id: z.string(),
  firstName: z.string().nullable(),
  age: z.number().nullable(),
  readingLevel: z.number().nullable(),
  favoriteGenre: z.string().nullable(),
  avatar: avatar.nullable(),
  totalStars: z.number(),
});

/** The form 'Add a child'. */
export const newStudent = z.strictObject({
  firstName,
  age,
  readingLevel,
  favoriteGenre: favoriteGenre.optional(),
  avatar: avatar.optional(),
});

/** Changes of a child's profile. `avatar: null` takes the animal away. */
export const studentChanges = z
  .strictObject({
    firstName: firstName.optional(),
    age: age.optional(),
    readingLevel: readingLevel.optional(),
    favoriteGenre: favoriteGenre.optional(),
    avatar: avatar.nullish(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['firstName'],
    error: 'Give a firstName, an age, a readingLevel, a favoriteGenre or an avatar',
  });

export type Student = z.output<typeof student>;
export type NewStudent = z.output<typeof newStudent>;
export type StudentChanges = z.output<typeof studentChanges>;
