// What is recorded once for the whole library: the single sounds and the prompts.
import type { TakeKind } from '../../../../audio/take.ts';
import { prompts } from '../../../../domain/prompts.ts';
import { singleSounds, type SingleSound } from '../../../../domain/single-sounds.ts';

/** A sound or a prompt to record. */
export interface VoiceItem {
  /** Such as `sound/sh` or `prompt/well-done`. */
  key: string;
  kind: 'sound' | 'prompt';
  /** Its name on the server and of its file: `sh`. */
  id: string;
  /** After a verb: 'sh as in ship', '“Well done!”'. */
  name: string;
  takeKind: TakeKind;
  /** Null for a prompt. */
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

export const voiceItems: readonly VoiceItem[] = [...soundItems, ...promptItems];

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
