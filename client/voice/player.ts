// Plays single sounds and recordings. Fetched when something is to be heard for the first time, or a moment before.
import { clipsOf, singleSounds } from '../../domain/single-sounds.ts';
import { recordingFile, soundBytes } from './clips.ts';
import { type Clip, mixSounding } from './mix.ts';
import { playSamples } from './play-samples.ts';
import { stretch } from './stretch.ts';

/** Something ready to be heard. `onStep` is called when one of its lines begins, with how long the line lasts. */
type Play = (signal: AbortSignal, onStep: (line: number, seconds: number) => void) => Promise<void>;

async function decode(context: AudioContext, bytes: ArrayBuffer): Promise<AudioBuffer> {
  // Decoding takes the bytes away.
  return context.decodeAudioData(bytes.slice(0));
}

/** Fetches the clips of these sounds (IPA), so that they are there when they are asked for. */
export async function fetchSounds(sounds: readonly string[]): Promise<void> {
  await Promise.all(sounds.flatMap(clipsOf).map(soundBytes));
}

/** Fetches a recording, so that it is there when its turn comes. */
export const fetchRecording = (address: string): Promise<unknown> => recordingFile(address);

/** Gets ready to say sounds (IPA), each led into the next. A silent one, '', is stepped on and says nothing. */
export async function prepareSounds(
  context: AudioContext,
  sounds: readonly string[],
): Promise<Play> {
  const parts = await Promise.all(
    sounds.map((sound) =>
      Promise.all(
        clipsOf(sound).map(async (id): Promise<Clip> => {
          const buffer = await decode(context, await soundBytes(id));
          const { hold } = singleSounds.find((known) => known.id === id)!;
          return { samples: buffer.getChannelData(0), hold };
        }),
      ),
    ),
  );
  const { samples, steps } = mixSounding(parts, context.sampleRate);
  return (signal, onStep) => {
    let next = 0;
    return playSamples(context, { samples, rate: context.sampleRate }, signal, (seconds) => {
      for (let step = steps[next]; step !== undefined && step.start <= seconds;) {
        onStep(next, step.end - step.start);
        next += 1;
        step = steps[next];
      }
    });
  };
}

/** Gets ready to play a recording, at `rate` of its speed. */
export async function prepareRecording(
  context: AudioContext,
  address: string,
  rate: number,
): Promise<Play> {
  const buffer = await decode(context, await recordingFile(address));
  const samples = stretch(buffer.getChannelData(0), buffer.sampleRate, rate);
  return (signal, onStep) => {
    let hasBegun = false;
    return playSamples(context, { samples, rate: buffer.sampleRate }, signal, (seconds) => {
      if (hasBegun || seconds < 0) return;
      hasBegun = true;
      onStep(0, samples.length / buffer.sampleRate);
    });
  };
}
