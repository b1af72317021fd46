import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MicrophoneError } from '../../microphone/microphone-fault.ts';
import type { Recorder, RecordOptions } from '../../microphone/recorder.ts';
import { isSpeaking, stopSpeaking, takeTurn } from '../../voice/turn.ts';
import { newSession, type Session } from './hear-myself-session.ts';

const RATE = 1000;

/**
 * A session, with a microphone that opens when the test says so, and first keeps the device busy for that many
 * milliseconds.
 */
function start({ isAllowed = true, seconds = 5, busy = 0 } = {}) {
  const opening = Promise.withResolvers<void>();
  let asked: RecordOptions | null = null;
  const recorder = {
    rate: RATE,
    isCleaned: false,
    seconds: () => seconds,
    stop: vi.fn(() => Promise.resolve(new Float32Array(seconds * RATE).fill(0.2))),
    cancel: vi.fn(),
  } satisfies Recorder;
  const played: number[] = [];
  const session = newSession({
    mayRecord: () => isAllowed,
    record: async (options) => {
      asked = options;
      vi.advanceTimersByTime(busy);
      await opening.promise;
      return recorder;
    },
    openContext: () => ({}) as AudioContext,
    playSamples: (_, { samples }) => {
      played.push(samples.length / RATE);
      return Promise.resolve();
    },
  });
  return {
    session,
    recorder,
    played,
    asked: () => asked!,
    open: () => {
      opening.resolve();
      return vi.waitFor(() => expect(session.state().kind).not.toMatch(/opening|asking/), {
        timeout: 15_000,
      });
    },
    refuse: (error: Error) => opening.reject(error),
    becomes: (kind: string) =>
      vi.waitFor(() => expect(session.state().kind).toBe(kind), { timeout: 15_000 }),
  };
}

const HELD = 1000;
beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(stopSpeaking);

test('a press that is held ends when the button is let go, and is heard', async () => {
  const { session, open, played, becomes } = start();
  session.press();
  await open();
  expect(session.state()).toEqual({ kind: 'recording', isHeld: true });
  vi.advanceTimersByTime(HELD);
  session.release();
  await becomes('idle');
  expect(played).toEqual([5]);
  expect(session.hasTake()).toBe(true);
});

test('a tap goes on until the next press', async () => {
  const { session, open, played, becomes } = start();
  session.press();
  session.release();
  await open();
  expect(session.state()).toEqual({ kind: 'recording', isHeld: false });
  vi.advanceTimersByTime(HELD);
  session.press();
  session.release();
  await becomes('idle');
  expect(played).toEqual([5]);
});

test('a tap on a device that opens its microphone slowly is a tap', async () => {
  const { session, open } = start({ busy: HELD });
  session.press();
  session.release();
  await open();
  expect(session.state()).toEqual({ kind: 'recording', isHeld: false });
});

test('a minute is the longest, and is then heard by itself', async () => {
  const { session, asked, open, played } = start({ seconds: 60 });
  session.press();
  await open();
  expect(asked().seconds).toBe(60);
  asked().onEnd?.('full');
  await vi.waitFor(() => expect(played).toEqual([60]), { timeout: 15_000 });
  // Letting go comes too late to end anything.
  session.release();
  expect(played).toEqual([60]);
});

test('where the browser will ask, a press asks, and records nothing', async () => {
  const { session, open, recorder, played } = start({ isAllowed: false });
  session.press();
  expect(session.state()).toEqual({ kind: 'asking' });
  session.release();
  await open();
  expect(session.state()).toEqual({ kind: 'allowed' });
  expect(recorder.cancel).toHaveBeenCalledOnce();
  expect(played).toEqual([]);
});

test('a microphone that opens after the button was let go is closed again', async () => {
  const { session, open, recorder } = start();
  session.press();
  vi.advanceTimersByTime(HELD);
  session.release();
  expect(session.state()).toEqual({ kind: 'idle' });
  await open();
  await vi.waitFor(() => expect(recorder.cancel).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(session.state()).toEqual({ kind: 'idle' });
});

test('a press by mistake leaves nothing', async () => {
  const { session, open, played, becomes } = start({ seconds: 0.2 });
  session.press();
  session.release();
  await open();
  session.press();
  await becomes('idle');
  expect(session.hasTake()).toBe(false);
  expect(played).toEqual([]);
});

test('when something else speaks, the recording ends and waits', async () => {
  const { session, open, played } = start();
  session.press();
  await open();
  stopSpeaking();
  await vi.waitFor(() => expect(session.hasTake()).toBe(true), { timeout: 15_000 });
  expect(session.state()).toEqual({ kind: 'idle' });
  expect(played).toEqual([]);
});

test.each<[string, boolean, (session: Session) => void]>([
  ['is stopped', false, (session) => session.stop()],
  ['gives way to something else that speaks', true, () => void takeTurn(() => {})],
])('what was read %s before it is heard', async (_, isOtherHeard, interrupt) => {
  const { session, recorder, open, played, becomes } = start();
  const samples = Promise.withResolvers<Float32Array<ArrayBuffer>>();
  recorder.stop.mockReturnValue(samples.promise);
  session.press();
  await open();
  vi.advanceTimersByTime(HELD);
  session.release();
  expect(session.state()).toEqual({ kind: 'playing' });
  interrupt(session);
  samples.resolve(new Float32Array(5 * RATE).fill(0.2));
  await becomes('idle');
  expect(played).toEqual([]);
  expect(session.hasTake()).toBe(true);
  expect(isSpeaking()).toBe(isOtherHeard);
});

test('a microphone that gave nothing is a fault', async () => {
  const { session, open, becomes } = start({ seconds: 0 });
  session.press();
  await open();
  vi.advanceTimersByTime(HELD);
  session.release();
  await becomes('fault');
  expect(session.state()).toEqual({ kind: 'fault', fault: 'failed' });
});

test('a fault is said, and what was recorded so far is kept', async () => {
  const pulled = start();
  pulled.session.press();
  await pulled.open();
  pulled.asked().onEnd?.('unplugged');
  await pulled.becomes('fault');
  expect(pulled.session.state()).toEqual({ kind: 'fault', fault: 'unplugged' });
  expect(pulled.session.hasTake()).toBe(true);
  pulled.session.dismiss();
  expect(pulled.session.state()).toEqual({ kind: 'idle' });
  expect(pulled.session.hasTake()).toBe(true);

  const refused = start();
  refused.session.press();
  refused.refuse(new MicrophoneError('refused'));
  await refused.becomes('fault');
  expect(refused.session.state()).toEqual({ kind: 'fault', fault: 'refused' });
});

test('what is forgotten is gone, also while it is recorded', async () => {
  const { session, open, recorder } = start();
  session.press();
  await open();
  session.forget();
  expect(recorder.cancel).toHaveBeenCalledOnce();
  expect(session.state()).toEqual({ kind: 'idle' });
  expect(session.hasTake()).toBe(false);
});
