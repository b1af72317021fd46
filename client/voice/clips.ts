// The files of what is said: the library's own sounds unless the owner has recorded them, and recordings of words. They
// are fetched when they are needed, and kept.
import type { SoundId } from '../../domain/single-sounds.ts';
import { fetchSound } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { voiceQuery } from '../api/voice-list.ts';

const files = import.meta.glob<string>('../../audio/clips/*.mp3', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** How long the list of recorded sounds may hold up the first sound, in milliseconds. */
const LIST_WITHIN = 2000;

/** A list this old is used, and fetched again for the next time, in milliseconds: the owner may have recorded more. */
const STALE_AFTER = 300_000;

async function recordedSounds(): Promise<Record<string, string>> {
  const list = { ...voiceQuery(), staleTime: STALE_AFTER };
  const known = queryClient.getQueryData(list.queryKey);
  if (known !== undefined) {
    void queryClient.prefetchQuery(list);
    return known.sounds;
  }
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIST_WITHIN));
  const recorded = await Promise.race([queryClient.fetchQuery(list), late]).catch(() => null);
  return recorded?.sounds ?? {};
}

/** Keeps promises by address: the last so many, and none that has failed. */
function keep<T>(most: number, load: (address: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>();
  return (address: string): Promise<T> => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const loading = load(address);
    kept.set(address, loading);
    loading.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return loading;
  };
}

const soundFile = keep(100, fetchSound);
/** Returns the MP3 of recorded words. */
export const recordingFile = keep(10, fetchSound);

/** Returns the address of the sound that the library has itself. */
const addressOf = (id: SoundId): string => files[`../../audio/clips/${id}.mp3`] ?? '';

/** Returns the MP3 of the library's own sound, whatever the owner has recorded. */
export const ownSoundBytes = (id: SoundId): Promise<ArrayBuffer> => soundFile(addressOf(id));

/** Returns the MP3 of a single sound. A recording that cannot be had gives way to the library's own sound. */
export async function soundBytes(id: SoundId): Promise<ArrayBuffer> {
  const own = addressOf(id);
  const recorded = (await recordedSounds())[id];
  if (recorded === undefined) return soundFile(own);
  return soundFile(recorded).catch(() => soundFile(own));
}
