// Schemas for text that people type, limited to what both databases can store.
import { z } from 'zod';
import { cleanLine, cleanLines } from '../domain/text.ts';

/** Patterns without control characters and lone surrogates, including those of `hasControlCharacters`. */
const CONTROLS = { line: /^[^\p{Cc}\p{Cs}]*$/u, lines: /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u };
const ALLOWED = {
  line: 'It must be one line, without control characters',
  lines: 'Line breaks and tabs are allowed, and no other control characters',
};
const CLEAN = { line: cleanLine, lines: cleanLines };

/** Whether a text has a character that databases cannot store: NUL or a lone surrogate. */
export const hasControlCharacters = (text: string): boolean => /[\0\p{Cs}]/u.test(text);

/**
 * A cleaned text of at most `max` characters; '' if nothing of it is visible. The kind `lines` allows line breaks
 * and tabs.
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
      // Do not clean a text that is far too long.
      .overwrite((typed) => (typed.length > 2 * max ? typed : CLEAN[kind](typed)))
      .max(max, { error: `${label} can have at most ${max} characters`, abort: true })
      .regex(CONTROLS[kind], `${label} has a character that cannot be stored. ${ALLOWED[kind]}`)
  );
}

/** A cleaned text of one line that is not empty. */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required`;
  return text(label, max, 'line', missing).min(1, { error: missing, abort: true });
}
