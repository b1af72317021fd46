import { z } from 'zod';
import { requiredText } from './text.ts';

export const adminLoginBody = z.strictObject({
  username: requiredText('Username', 100),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'Password can have at most 1000 characters'),
});

/** `sessionToken` goes into the header `admin-auth` and is valid for 12 hours. */
export const adminSession = z.object({ sessionToken: z.string() });
