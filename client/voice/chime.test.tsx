import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pass, stopClock } from '../test-support/screens.tsx';

interface Note {
  frequency: number;
  from: number;
  until: number;
}
const sound = { state: 'running', notes: [] as Note[], isFaded: false };
const session = { type: 'auto' };

class Gain {
  gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
    setTargetAtTime: () => void (sound.isFaded = true),
  };
  connect = <T,>(next: T): T => next;
}
class Oscillator {
  note: Note;
  connect = <T,>(next: T): T => next;
  constructor(_: unknown, { frequency }: { frequency: number }) {
    this.note = { frequency, from: 0, until: 0 };
    sound.notes.push(this.note);
  }
  start = (at: number) => void (this.note.from = at);
  stop = (at: number) => void (this.note.until = at);
}
class Context extends EventTarget {
  currentTime = 0;
  destination = {};
  resume = async () => {};
  get state() {
    return sound.state;
  }
}

/** Loads the modules as a newly opened page does. */
async function load() {
  vi.resetModules();
  const [{ ringChime }, { isSpeaking, takeTurn }, { openContext }] = await Promise.all([
    import('./chime.ts'),
    import('./turn.ts'),
    import('./audio-context.ts'),
  ]);
  const stopper = new AbortController();
  let isOver = false;
  const ring = async () => {
    void ringChime(stopper.signal).then(() => (isOver = true));
    await pass(0);
  };
  return {
    ring,
    isOver: () => isOver,
    stop: () => stopper.abort(),
    isSpeaking,
    takeTurn,
    openContext,
  };
}

beforeEach(() => {
  Object.assign(sound, { state: 'running', notes: [], isFaded: false });
  session.type = 'auto';
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('AudioContext', Context);
  Object.defineProperty(navigator, 'audioSession', { configurable: true, value: session });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'audioSession'));
  stopClock();
});

test('it is three notes, and over in less than a second and a half', async () => {
  const { ring, isOver, isSpeaking } = await load();
  await ring();
  expect(sound.notes.map(({ frequency }) => Math.round(frequency))).toEqual([523, 659, 784]);
  expect(Math.max(...sound.notes.map(({ until }) => until))).toBeLessThan(1.5);
  expect([isSpeaking(), isOver()]).toEqual([true, false]);
  await pass(1500);
  expect([isSpeaking(), isOver()]).toEqual([false, true]);
});

test('a device whose ring is off keeps it silent, and what is asked for afterwards is heard', async () => {
  const { ring, openContext } = await load();
  openContext();
  expect(session.type).toBe('playback');
  await ring();
  expect(session.type).toBe('ambient');
  openContext();
  expect(session.type).toBe('playback');
  await pass(1500);
  expect(session.type).toBe('playback');
});

test('the sound of the page is as before when it is over', async () => {
  const { ring } = await load();
  await ring();
  expect(session.type).toBe('ambient');
  await pass(1500);
  expect(session.type).toBe('auto');
});

test('it does not ring over something else, and what is said next stops it', async () => {
  const { ring, isOver, takeTurn } = await load();
  const release = takeTurn(() => {});
  await ring();
  expect([sound.notes.length, isOver()]).toEqual([0, true]);
  release();

  await ring();
  expect(sound.notes).toHaveLength(3);
  takeTurn(() => {})();
  await pass(0);
  expect([sound.isFaded, isOver()]).toEqual([true, true]);
});

test('leaving ends it', async () => {
  const { ring, stop, isSpeaking } = await load();
  await ring();
  stop();
  await pass(0);
  expect([sound.isFaded, isSpeaking()]).toEqual([true, false]);
});

test('a browser that lets nothing sound yet does not ring late', async () => {
  sound.state = 'suspended';
  const { ring, isOver, isSpeaking } = await load();
  await ring();
  expect(isOver()).toBe(false);
  await pass(500);
  expect([sound.notes.length, isOver(), isSpeaking()]).toEqual([0, true, false]);
});
