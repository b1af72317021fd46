// Plays a take, or a file of sound. One thing is heard at a time in the whole product.
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api.ts';
import { openContext } from '../../../voice/audio-context.ts';
import { playSamples } from '../../../voice/play-samples.ts';
import { takeTurn } from '../../../voice/turn.ts';

/** What is heard: samples, or a file to decode. */
export type Heard = Blob | { samples: Float32Array; rate: number };

const FAILED = 'It could not be played. Please try again in a moment.';

async function decoded(context: AudioContext, heard: Heard) {
  if (!(heard instanceof Blob)) {
    return { samples: new Float32Array(heard.samples), rate: heard.rate };
  }
  const buffer = await context.decodeAudioData(await heard.arrayBuffer());
  return { samples: new Float32Array(buffer.getChannelData(0)), rate: buffer.sampleRate };
}

/** `playing` names what is heard; null in silence. To play what is being played stops it. */
export function usePlayback() {
  const [playing, setPlaying] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const play = useCallback(async (name: string, source: () => Heard | Promise<Heard>) => {
    // Within the tap, before anything is awaited: browsers let nothing sound otherwise.
    const context = openContext();
    if (context === null) return setFailure('This browser cannot play it.');
    const controller = new AbortController();
    const giveTurn = takeTurn(() => controller.abort());
    const end = () => {
      controller.abort();
      giveTurn();
    };
    stop.current = end;
    setFailure(null);
    setPlaying(name);
    try {
      const sound = await decoded(context, await source());
      if (!controller.signal.aborted) await playSamples(context, sound, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(messageOf(error, FAILED));
    } finally {
      giveTurn();
      if (stop.current === end) setPlaying(null);
    }
  }, []);

  return { playing, failure, play, stop: () => stop.current() };
}
