import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns `length` random base-62 characters. Skips bytes from 248 (4 × 62), so each character is equally likely. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}

/** Returns an id in Stripe's format: a prefix for the kind, then random characters. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}
