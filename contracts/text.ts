// Text as a person types it, and as both databases can keep it.
import { z } from 'zod';
import { cleanLine, cleanLines } from '../domain/text.ts';

/** Neither database nor screen has a use for them; what `hasUnstorable` finds is among them. */
const CONTROLS = { line: /^[^\p{Cc}\p{Cs}]*$/u, lines: /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u };
const CLEAN = { line: cleanLine, lines: cleanLines };

/** Whether a text has a sign that no database stores: NUL, or half of one that UTF-16 writes in two. */
export const hasUnstorable = (text: string): boolean => /[\0\p{Cs}]/u.test(text);

/**
 * At most `max` characters, cleaned: empty where nothing of it can be seen. `lines` lets line breaks and tabs
 * through.
 */
export function text(
  label: string,
  max: number,
  kind: keyof typeof CONTROLS = 'line',
  error = `${label} must be text`,
) {
  return (
    z
      .string({ error })
      .trim()
      // What is much too long is refused as it is.
      .overwrite((typed) => (typed.length > 2 * max ? typed : CLEAN[kind](typed)))
      .max(max, { error: `${label} can have at most ${max} characters`, abort: true })
      .regex(CONTROLS[kind], `${label} has a character that cannot be kept`)
  );
}

/** The same, and not empty. */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required`;
  return text(label, max, 'line', missing).min(1, { error: missing, abort: true });
}
