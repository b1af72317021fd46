// The file of a single sound, as children's browsers fetch it.
import type { SoundId } from '../../domain/single-sounds.ts';
import { encodeMp3 } from '../mp3.ts';
import { RATE } from './samples.ts';
import { makeSound } from './sounds.ts';

/** Kilobits a second. */
const KBPS = 48;

/** Makes the MP3 file of a single sound, the same bytes each time. */
export const makeClip = (id: SoundId): Promise<Uint8Array> => encodeMp3(makeSound(id), RATE, KBPS);
