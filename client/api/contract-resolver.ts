// Validates forms with the contracts' schemas. The usual resolver replaces a union's own message with that of
// its first branch, so a parent would read about numbers and strings.
import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';

/** Validates the values of a flat form with `schema`. Each invalid field gets its first message. */
export function validate<Input extends FieldValues, Output>(
  schema: z.ZodType<Output>,
  values: unknown,
): ResolverResult<Input, Output> {
  const result = schema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, code, message } of result.error.issues) {
    errors[String(path[0])] ??= { type: code, message };
  }
  return { values: {}, errors: errors as FieldErrors<Input> };
}

/** Returns a resolver that validates a flat form with `schema`. */
export const contractResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) =>
    validate(schema, values);
