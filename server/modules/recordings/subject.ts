// What a recording is of, and the names that are made of it.
import { createHash } from 'node:crypto';
import type { VoiceKind } from '../../../domain/recordings.ts';

export type Subject =
  | { kind: VoiceKind; name: string }
  | { kind: 'sentence' | 'page'; bookId: string; page: number; text: string };

const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const KEY_HASH = 16;
const TAKE = 32;

/** Returns the key under which there is at most one recording. */
export function keyOf(subject: Subject): string {
  if ('name' in subject) return `${subject.kind}/${subject.name}`;
  const { kind, bookId, page, text } = subject;
  return `${kind}/${bookId}/${page}/${digest(text).slice(0, KEY_HASH)}`;
}

/** Returns the id of a take: the same sound for the same key is the same take. */
export const takeOf = (key: string, wav: Uint8Array): string =>
  digest(key, '\n', wav).slice(0, TAKE);
