import { z } from 'zod';

/** What a parent has chosen of the letters. */
export const letterChoice = z.object({
  /** Whether the parent has asked for the weekly letter. */
  weekly: z.boolean(),
});

export const letterChanges = z.strictObject({
  weekly: z.boolean({ error: 'weekly must be true or false' }),
});

const part = (name: string) =>
  z
    .string({ error: `${name} is missing in this link` })
    .min(1, `${name} is missing in this link`)
    .max(200, `${name} can have at most 200 characters`);

/** What the link of a letter says. */
export const unsubscribeQuery = z.strictObject({ account: part('account'), token: part('token') });
