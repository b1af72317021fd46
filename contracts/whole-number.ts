import { z } from 'zod';

/** A number of a query. */
export const wholeNumber = (name: string, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return z
    .string({ error: message })
    .regex(/^\d{1,7}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};
