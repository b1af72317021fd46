import { z } from 'zod';

export const adminLoginBody = z.strictObject({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(100, 'Username can have at most 100 characters'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'Password can have at most 1000 characters'),
});

/** `sessionToken` goes into the header `admin-auth` and is valid for 12 hours. */
export const adminSession = z.object({ sessionToken: z.string() });
