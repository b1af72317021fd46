// Makes a take with the microphone: asks for it, counts three, two, one, records, and finishes the take.
import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { finishTake, type FinishedTake, type TakeKind } from '../../../../audio/take.ts';
import { microphoneCopy } from '../../../microphone/microphone-copy.ts';
import { MicrophoneError, type MicrophoneFault } from '../../../microphone/microphone-fault.ts';
import { record } from '../../../microphone/record.ts';
import type { Recorder } from '../../../microphone/recorder.ts';
import { takeTurn } from '../../../voice/turn.ts';

/** A number is what is counted: three, two, one. */
export type RecorderPhase = 'ready' | 'opening' | 3 | 2 | 1 | 'recording';

/** How long each number of the countdown stands, in milliseconds. */
const COUNT = 700;
/** The room is measured for so long before the countdown ends, in seconds. */
const ROOM = 0.3;
/** The end of a take that is stopped by hand is left out, in seconds: the key or the mouse is heard in it. */
const CLICK = 0.1;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the take in `samples`. What was recorded before `goAt`, in seconds, is the room. */
function takeFrom(samples: Float32Array, rate: number, goAt: number, kind: TakeKind, end: number) {
  const go = Math.round(goAt * rate);
  const room = samples.slice(Math.max(0, go - Math.round(ROOM * rate)), go);
  return finishTake(samples.slice(go, Math.max(go, end)), rate, kind, room);
}

export interface TakeRecorder {
  phase: RecorderPhase;
  /** What is wrong with the microphone, in words; null if nothing is. */
  fault: string | null;
  /** Whether this browser cannot record at all. Files can be uploaded. */
  isUnable: boolean;
  /** Whether the browser cleans the sound although it was asked not to. */
  isCleaned: boolean;
  /** The loudness of the moment, 0 to 1. */
  level: StoreApi<number>;
  start: () => Promise<void>;
  /** Ends the recording; its take follows. During the countdown nothing has been recorded yet. */
  stop: () => void;
}

/** Records takes of at most `seconds`. `onTake` receives each, also one that a fault has ended. */
export function useRecorder(
  kind: TakeKind,
  seconds: number,
  onTake: (take: FinishedTake) => void,
): TakeRecorder {
  const [phase, setPhase] = useState<RecorderPhase>('ready');
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const [isCleaned, setIsCleaned] = useState(false);
  const [level] = useState(() => createStore(() => 0));
  const current = useRef<{ stop: () => void; cancel: () => void } | null>(null);
  useEffect(() => () => current.current?.cancel(), []);

  const start = useCallback(async () => {
    if (current.current !== null) return;
    let recorder: Recorder | null = null;
    let goAt: number | null = null;
    let isOver = false;
    const close = () => {
      isOver = true;
      giveTurn();
      current.current = null;
      level.setState(0, true);
      setPhase('ready');
    };
    const cancel = () => {
      if (isOver) return;
      close();
      recorder?.cancel();
    };
    /** `clipped` is left out at the end, in seconds. */
    const finish = async (clipped: number) => {
      if (isOver) return;
      if (recorder === null || goAt === null) return cancel();
      const [ended, from] = [recorder, goAt];
      close();
      const samples = await ended.stop();
      const end = samples.length - Math.round(clipped * ended.rate);
      onTake(takeFrom(samples, ended.rate, from, kind, end));
    };
    const giveTurn = takeTurn(() => void finish(CLICK));
    current.current = { stop: () => void finish(CLICK), cancel };
    setFault(null);
    setPhase('opening');
    try {
      recorder = await record({
        // Some more, because the countdown does not keep time exactly.
        seconds: (3 * COUNT) / 1000 + seconds + 0.5,
        onLevel: (loudness) => level.setState(loudness, true),
        onEnd: (reason) => {
          if (reason !== 'full') setFault(reason);
          void finish(0);
        },
      });
    } catch (error) {
      if (isOver) return;
      setFault(error instanceof MicrophoneError ? error.fault : 'failed');
      return cancel();
    }
    if (isOver) return recorder.cancel();
    setIsCleaned(recorder.isCleaned);
    for (const count of [3, 2, 1] as const) {
      setPhase(count);
      await pause(COUNT);
      if (isOver) return;
    }
    goAt = recorder.seconds();
    setPhase('recording');
    await pause(seconds * 1000);
    await finish(0);
  }, [kind, seconds, onTake, level]);

  return {
    phase,
    fault: fault && microphoneCopy[fault],
    isUnable: fault === 'unsupported' || fault === 'insecure' || fault === 'absent',
    isCleaned,
    level,
    start,
    stop: () => current.current?.stop(),
  };
}
