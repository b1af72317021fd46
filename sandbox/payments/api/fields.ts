// The types of parameters. Every value arrives as text; empty text means "unset".
import { z } from 'zod';

/** Adds an issue with Stripe's error code. */
function refuse<T>(context: z.core.ParsePayload<T>, message: string, code?: string): void {
  context.issues.push({
    code: 'custom',
    input: context.value,
    message,
    ...(code !== undefined && { params: { code } }),
  });
}

export const text = z.string().check((context) => {
  if (context.value === '') {
    refuse(
      context,
      'You passed an empty string. We assume empty values are an attempt to unset a parameter; however this one cannot be unset.',
      'parameter_invalid_empty',
    );
  } else if (context.value.length > 5000) {
    refuse(context, 'Invalid string: must be at most 5000 characters');
  }
});

/** Text that can be unset: empty text becomes null. */
export const unsettable = z
  .string()
  .max(5000, 'Invalid string: must be at most 5000 characters')
  .transform((value) => (value === '' ? null : value));

export const integer = z
  .string()
  .check((context) => {
    if (!/^-?\d{1,15}$/.test(context.value)) {
      refuse(context, `Invalid integer: ${context.value}`, 'parameter_invalid_integer');
    }
  })
  .transform(Number);

export const flag = z
  .string()
  .check((context) => {
    if (!['true', 'false'].includes(context.value)) {
      refuse(context, `Invalid boolean: ${context.value}`);
    }
  })
  .transform((value) => value === 'true');

export function oneOf<const T extends string>(values: readonly T[]) {
  return z.enum(values, { error: () => `Invalid value: must be one of ${values.join(', ')}` });
}

/** A URL to which a browser may be redirected: http or https only. */
export const webAddress = z.string().check((context) => {
  const url = URL.parse(context.value.replaceAll('{CHECKOUT_SESSION_ID}', 'cs'));
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    refuse(context, 'Not a valid URL', 'url_invalid');
  }
});

/** Empty text for a key unsets that key. Empty text instead of the map unsets all keys. */
export const metadata = z.union(
  [
    z.literal(''),
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((given) => Object.keys(given).length <= 50, 'Metadata can have at most 50 keys'),
  ],
  { error: 'Invalid metadata: up to 50 keys of 40 characters with values of 500 characters' },
);

/** Returns the metadata after `change`. */
export function changeMetadata(
  current: Record<string, string>,
  change: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return current;
  if (change === '') return {};
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

export const email = z
  .string()
  .max(512)
  .regex(/^$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$|^[^\s@]+@localhost$/, {
    error: ({ input }) => `Invalid email address: ${String(input)}`,
  })
  .transform((value) => (value === '' ? null : value));

export const moment = z.union(
  [
    integer,
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ],
  { error: 'Invalid timestamp: must be an integer Unix timestamp or gt, gte, lt, lte of one' },
);

export function isAt(seconds: number, range: z.output<typeof moment> | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return seconds === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte;
}

/** Parameters of every list. */
export const paging = {
  limit: integer
    .refine((n) => n >= 1, 'This value must be greater than or equal to 1.')
    .refine((n) => n <= 100, 'This value must be less than or equal to 100.')
    .optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
