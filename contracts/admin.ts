import { z } from 'zod';
import { typedPassword } from './accounts.ts';
import { requiredText } from './text.ts';

export const adminLoginBody = z.strictObject({
  username: requiredText('Username', 100),
  password: typedPassword.max(1000, 'Password can have at most 1000 characters'),
});

/** `sessionToken` goes into the header `admin-auth` and is valid for 12 hours. */
export const adminSession = z.object({ sessionToken: z.string() });
