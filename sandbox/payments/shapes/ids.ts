import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters of base 62, each unguessable: bytes beyond the last whole 62 are thrown away. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}

/** An id as Stripe forms them: a prefix that tells the kind, then random characters. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}
