// The child process of examine.ts: checks a WAV file, and writes it again from its samples alone.
import { buffer } from 'node:stream/consumers';
import { writeWav } from '../../../audio/wav.ts';
import { RECORDING_RATE, type RecordingKind } from '../../../domain/recordings.ts';
import { checkSound } from './check-sound.ts';
import type { FirstLine } from './examine.ts';

const checked = checkSound(await buffer(process.stdin), process.argv[2] as RecordingKind);

const respond = (first: FirstLine) => process.stdout.write(`${JSON.stringify(first)}\n`);

if (typeof checked === 'string') respond({ refusal: checked });
else {
  const { samples, milliseconds, loudness } = checked;
  respond({ milliseconds, loudness });
  process.stdout.write(writeWav(samples, RECORDING_RATE));
}
