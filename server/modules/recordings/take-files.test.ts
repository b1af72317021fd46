import { expect, test } from 'vitest';
import type { RecordingFiles } from '../../providers/storage/recording-files.ts';
import { createTakeFiles } from './take-files.ts';

test('at most two WAV files are in memory while their MP3 files are made', async () => {
  let inMemory = 0;
  let most = 0;
  const files = {
    read: async (name: string) => {
      if (name.endsWith('.mp3')) return null;
      inMemory += 1;
      most = Math.max(most, inMemory);
      return Buffer.from(name);
    },
    put: async () => {},
  } as Partial<RecordingFiles> as RecordingFiles;
  const takeFiles = createTakeFiles(files, {
    makeMp3: async (wav) => {
      await new Promise((resolve) => setImmediate(resolve));
      inMemory -= 1;
      return Buffer.from(wav);
    },
  });
  const takes = ['a', 'b', 'c', 'd', 'e'];
  const answers = await Promise.all(takes.map((take) => takeFiles.readMp3(take)));
  expect(answers.map(String)).toEqual(takes.map((take) => `${take}.wav`));
  expect(most).toBe(2);
});
