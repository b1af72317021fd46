// Finds what each chosen file records by its name: sh.wav, oo-moon.mp3, well-done.m4a, word-said.mp3.
import type { FinishedTake } from '../../../../audio/take.ts';
import { longestRecording } from '../../../../domain/recordings.ts';
import { takeInFile } from './sound-file.ts';
import { itemOfFile, type VoiceItem } from './voice-items.ts';

/** A file that can be kept. */
export interface ReadFile {
  fileName: string;
  item: VoiceItem;
  take: FinishedTake;
}

/** A file that cannot, and why. */
export interface RefusedFile {
  fileName: string;
  problem: string;
}

const MEGABYTE = 1_048_576;
/** As much as the longest recording takes in any usual format, and far less than an hour. */
const LARGEST_FILE = 6 * MEGABYTE;

/** Files that systems put into folders. */
const isOfSystem = (name: string) => /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name);

const nameOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .trim()
    .toLowerCase();

async function readOne(
  file: File,
  isTaken: (key: string) => boolean,
): Promise<ReadFile | RefusedFile> {
  const { name: fileName } = file;
  const item = itemOfFile(nameOf(fileName));
  if (item === undefined)
    return { fileName, problem: 'This is the name of no sound, prompt or word.' };
  if (isTaken(item.key)) return { fileName, problem: 'Another of these files has this name.' };
  try {
    const limits = { bytes: LARGEST_FILE, seconds: longestRecording[item.kind] };
    return { fileName, item, take: await takeInFile(file, item.takeKind, limits) };
  } catch (error) {
    return { fileName, problem: error instanceof Error ? error.message : 'It cannot be read.' };
  }
}

/** Returns what is in the files, one after the other. `onProgress` is told how many have been read. */
export async function readFiles(
  files: readonly File[],
  onProgress: (done: number) => void,
): Promise<{ read: ReadFile[]; refused: RefusedFile[] }> {
  const read: ReadFile[] = [];
  const refused: RefusedFile[] = [];
  const chosen = files.filter(({ name }) => !isOfSystem(name));
  for (const [index, file] of chosen.entries()) {
    const found = await readOne(file, (key) => read.some(({ item }) => item.key === key));
    if ('problem' in found) refused.push(found);
    else read.push(found);
    onProgress(index + 1);
  }
  return { read, refused };
}
