// What is recorded once for the whole library: the single sounds, the prompts, and any words.
import type { TakeKind } from '../../../../audio/take.ts';
import { word } from '../../../../contracts/phonics.ts';
import { prompts } from '../../../../domain/prompts.ts';
import type { VoiceKind } from '../../../../domain/recordings.ts';
import { singleSounds, type SingleSound } from '../../../../domain/single-sounds.ts';

/** A sound, a prompt or a word to record. */
export interface VoiceItem {
  /** Such as `sound/sh`, `prompt/well-done` or `word/said`. */
  key: string;
  kind: VoiceKind;
  /** Its name on the server: `sh`. */
  id: string;
  /** After a verb: 'sh as in ship', '“Well done!”', 'the word “said”'. */
  name: string;
  takeKind: TakeKind;
  /** Null for a prompt or a word. */
  sound: SingleSound | null;
  /** What is said; for a sound, its letters. */
  text: string;
}

export const soundItems: readonly VoiceItem[] = singleSounds.map((sound) => ({
  key: `sound/${sound.id}`,
  kind: 'sound',
  id: sound.id,
  name: `${sound.letters} as in ${sound.example}`,
  takeKind: sound.hold,
  sound,
  text: sound.letters,
}));

export const promptItems: readonly VoiceItem[] = prompts.map(({ id, text }) => ({
  key: `prompt/${id}`,
  kind: 'prompt',
  id,
  name: `“${text}”`,
  takeKind: 'prompt',
  sound: null,
  text,
}));

/** Returns the item of a bare word. */
export const wordItem = (id: string): VoiceItem => ({
  ...{ key: `word/${id}`, kind: 'word', id, name: `the word “${id}”` },
  ...{ takeKind: 'word', sound: null, text: id },
});

/** Returns the words among these keys of recordings, in their order, each once. */
export function wordItemsOf(keys: Iterable<string>): VoiceItem[] {
  const words = [...keys].filter((key) => key.startsWith('word/')).map((key) => key.slice(5));
  return [...new Set(words)].map(wordItem);
}

/** Returns what is recorded in a file of this name, without its ending: `sh`, `well-done`, `word-said`. */
export function itemOfFile(name: string): VoiceItem | undefined {
  const known = [...soundItems, ...promptItems].find(({ id }) => id === name);
  const typed = /^word[- _](.+)$/.exec(name)?.[1];
  const parsed = word.safeParse(typed);
  return known ?? (parsed.success ? wordItem(parsed.data) : undefined);
}

/** Returns the item that comes after `key`: the next one that is not recorded, else simply the next; the first at the end. */
export function itemAfter(
  items: readonly VoiceItem[],
  key: string,
  isRecorded: (key: string) => boolean,
): VoiceItem | undefined {
  const at = items.findIndex((item) => item.key === key) + 1;
  const following = [...items.slice(at), ...items.slice(0, at)];
  return following.find((item) => item.key !== key && !isRecorded(item.key)) ?? following[0];
}
