// The child process of examine.ts that makes the MP3 of a WAV file.
import { buffer } from 'node:stream/consumers';
import { encodeMp3 } from '../../../audio/mp3.ts';
import { readWav } from '../../../audio/wav.ts';

/** In kbit/s: for people's voices. */
const MP3_RATE = 64;

const { samples, rate } = readWav(await buffer(process.stdin));
const mp3 = await encodeMp3(samples, rate, MP3_RATE);
process.stdout.write('{}\n');
process.stdout.write(mp3);
