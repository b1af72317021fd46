// The files of a take: the WAV that was recorded, and the MP3 made of it for families. A lost MP3, or that of an imported
// take, is made when it is first heard.
import pLimit from 'p-limit';
import type { RecordingFiles } from '../../providers/storage/recording-files.ts';
import type { SoundTools } from './examine.ts';

export interface TakeFiles {
  /** Stores both files. */
  store(take: string, wav: Buffer): Promise<void>;
  /** Stores the WAV alone. */
  storeMaster(take: string, wav: Buffer): Promise<void>;
  /** Each returns null if there is no such take. */
  readMaster(take: string): Promise<Buffer | null>;
  readMp3(take: string): Promise<Buffer | null>;
  /** Removes the files of a take. What fails is left to `deleteUnusedRecordings`. */
  remove(take: string): Promise<void>;
}

export function createTakeFiles(
  files: RecordingFiles,
  { makeMp3 }: Pick<SoundTools, 'makeMp3'>,
): TakeFiles {
  /** The MP3 files that are being made: many children may open a book at once. */
  const making = new Map<string, Promise<Buffer | null>>();
  /** A WAV file in memory has up to 12 MB. */
  const twoAtOnce = pLimit(2);

  async function make(take: string): Promise<Buffer | null> {
    const wav = await files.read(`${take}.wav`);
    if (wav === null) return null;
    const mp3 = await makeMp3(wav);
    // It can be heard although it cannot be kept, as on a full disk.
    await files.put(`${take}.mp3`, mp3).catch(() => {});
    return mp3;
  }

  return {
    async store(take, wav) {
      const mp3 = await makeMp3(wav);
      await files.put(`${take}.wav`, wav);
      await files.put(`${take}.mp3`, mp3);
    },
    storeMaster: (take, wav) => files.put(`${take}.wav`, wav),
    readMaster: (take) => files.read(`${take}.wav`),
    async readMp3(take) {
      const kept = await files.read(`${take}.mp3`);
      if (kept !== null) return kept;
      const made =
        making.get(take) ?? twoAtOnce(() => make(take)).finally(() => making.delete(take));
      making.set(take, made);
      return made;
    },
    async remove(take) {
      for (const name of [`${take}.mp3`, `${take}.wav`] as const) {
        await files.remove(name).catch(() => {});
      }
    },
  };
}
