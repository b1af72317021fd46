// 'Hear myself': a child holds a button, reads the page aloud, lets go and hears it. What is recorded is in the memory of
// the page alone, and gone with the page of the book.
import { MicrophoneError, type MicrophoneFault } from '../../microphone/microphone-fault.ts';
import { mayRecord } from '../../microphone/permission.ts';
import { record, type Recorder } from '../../microphone/record.ts';
import { isSilent, makeLouder } from '../../microphone/samples.ts';
import { openContext } from '../../voice/audio-context.ts';
import { playSamples } from '../../voice/play-samples.ts';
import { takeTurn } from '../../voice/turn.ts';

/** The longest recording, in seconds. */
const LONGEST = 60;
/** A press that is shorter is a tap: it begins, and the next press ends. In milliseconds. */
const TAP = 400;
/** What is shorter is a press by mistake, in seconds. */
const SHORTEST = 0.4;

export type HearMyself =
  /** Nothing goes on; `hasTake` says whether there is something to hear. */
  | { kind: 'idle' }
  /** The browser asks whether the page may use the microphone; then `allowed`, and the next press records. */
  | { kind: 'asking' }
  | { kind: 'allowed' }
  /** The microphone opens. */
  | { kind: 'opening' }
  /** `isHeld`: letting go ends it; otherwise the next press does. */
  | { kind: 'recording'; isHeld: boolean }
  | { kind: 'playing' }
  | { kind: 'fault'; fault: MicrophoneFault };

/**
 * Receives, some twenty times a second, how much of the longest recording is used, or of the take is heard, and how
 * loud the child is; both 0 to 1.
 */
type Meter = (share: number, level: number) => void;

export interface Session {
  subscribe: (listener: () => void) => () => void;
  state: () => HearMyself;
  hasTake: () => boolean;
  /** Has one meter; returns a function that takes it away. */
  onMeter: (meter: Meter) => () => void;
  /** A finger or a key goes down, and up again. */
  press: () => void;
  release: () => void;
  hearAgain: () => void;
  /** Ends the playing. */
  stop: () => void;
  /** Puts the message away. */
  dismiss: () => void;
  /** Ends what goes on, and forgets what was recorded. */
  forget: () => void;
}

interface Take {
  samples: Float32Array<ArrayBuffer>;
  rate: number;
}

/** What it records and plays with. */
const tools = { mayRecord, record, openContext, playSamples };

/** Begins without anything recorded. */
export function newSession({ mayRecord, record, openContext, playSamples } = tools): Session {
  let meter: Meter = () => {};
  const listeners = new Set<() => void>();
  let state: HearMyself = { kind: 'idle' };
  let take: Take | null = null;
  let recorder: Recorder | null = null;
  let pressedAt: number | null = null;
  let giveTurn = () => {};
  let playing = new AbortController();
  /** Counts what was begun and ended. What comes late of an earlier round is dropped. */
  let round = 0;

  const become = (next: HearMyself) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    const fault = error instanceof MicrophoneError ? error.fault : 'failed';
    become({ kind: 'fault', fault });
  };

  /** The browser's question takes the finger off the button, so this press only asks. */
  const ask = async () => {
    const mine = ++round;
    become({ kind: 'asking' });
    try {
      (await record({ seconds: 1 })).cancel();
      if (mine === round) become({ kind: 'allowed' });
    } catch (error) {
      if (mine === round) fail(error);
    }
  };

  const begin = async () => {
    const mine = ++round;
    take = null;
    giveTurn = takeTurn(() => void finish(false));
    become({ kind: 'opening' });
    try {
      const opened = await record({
        seconds: LONGEST,
        onLevel: (level) => recorder && meter(recorder.seconds() / LONGEST, level),
        onEnd: (reason) => void finish(reason === 'full', reason === 'full' ? null : reason),
      });
      if (mine !== round || state.kind !== 'opening') return opened.cancel();
      recorder = opened;
      become({ kind: 'recording', isHeld: pressedAt !== null });
    } catch (error) {
      if (mine !== round) return;
      giveTurn();
      fail(error);
    }
  };

  const takeTurnToPlay = () => {
    playing = new AbortController();
    giveTurn = takeTurn(() => playing.abort());
  };

  /** Ends the recording. What was read so far is kept, whatever ended it. */
  const finish = async (isHeard: boolean, fault: MicrophoneFault | null = null) => {
    const ended = recorder;
    const mine = ++round;
    recorder = null;
    pressedAt = null;
    giveTurn();
    if (ended === null) return become({ kind: 'idle' });
    if (isHeard) takeTurnToPlay();
    become({ kind: isHeard ? 'playing' : 'idle' });
    const samples = await ended.stop();
    if (mine !== round) return;
    giveTurn();
    const isLong = samples.length >= SHORTEST * ended.rate;
    // A microphone may open and give nothing.
    const isMissing = isHeard && samples.length === 0;
    const silence = isLong && isSilent(samples) ? 'silent' : null;
    const problem = fault ?? (isMissing ? 'failed' : silence);
    take =
      isLong && problem !== 'silent' ? { samples: makeLouder(samples), rate: ended.rate } : null;
    if (problem !== null) become({ kind: 'fault', fault: problem });
    else if (isHeard && isLong && !playing.signal.aborted) void play();
    else become({ kind: 'idle' });
  };

  const play = async () => {
    const context = openContext();
    if (take === null || context === null) return become({ kind: 'idle' });
    const mine = ++round;
    const seconds = take.samples.length / take.rate;
    takeTurnToPlay();
    become({ kind: 'playing' });
    const onTime = (time: number) => meter(Math.max(0, time / seconds), 0);
    await playSamples(context, take, playing.signal, onTime).catch(() => {});
    if (mine !== round) return;
    giveTurn();
    become({ kind: 'idle' });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    hasTake: () => take !== null,
    onMeter(next) {
      meter = next;
      return () => void (meter = () => {});
    },
    press() {
      if (state.kind === 'recording') return void finish(true);
      if (state.kind === 'asking' || state.kind === 'opening') return;
      void (mayRecord() ? begin() : ask());
      // After it, because the first time can keep an old tablet busy for longer than a tap takes.
      pressedAt = performance.now();
    },
    release() {
      if (pressedAt === null) return;
      const isTap = performance.now() - pressedAt < TAP;
      pressedAt = null;
      if (state.kind === 'recording' && isTap) become({ kind: 'recording', isHeld: false });
      else if (state.kind === 'recording') void finish(true);
      // Let go before the microphone was open: there is nothing to hear.
      else if (state.kind === 'opening' && !isTap) void finish(false);
    },
    hearAgain: () => void play(),
    stop() {
      playing.abort();
    },
    dismiss() {
      // The browser may still ask; nothing follows its answer.
      round++;
      become({ kind: 'idle' });
    },
    forget() {
      round++;
      recorder?.cancel();
      recorder = null;
      take = null;
      pressedAt = null;
      playing.abort();
      giveTurn();
      become({ kind: 'idle' });
    },
  };
}
