import { afterEach, expect, test, vi } from 'vitest';
import { playSamples } from './play-samples.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Plays a second with headphones that are half a second late; the browser draws no picture after the first. */
function play() {
  const sources: { onended: () => void }[] = [];
  const connect = () => ({ connect });
  class Source {
    onended = () => {};
    connect = connect;
    start = vi.fn();
    stop = vi.fn();
    constructor() {
      sources.push(this);
    }
  }
  class Gain {
    gain = { setTargetAtTime: vi.fn() };
    connect = connect;
  }
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const context = Object.assign(new EventTarget(), {
    state: 'running',
    currentTime: 10,
    outputLatency: 0.5,
    createBuffer: (_: number, length: number, rate: number) => ({
      duration: length / rate,
      copyToChannel() {},
    }),
  });
  const stopper = new AbortController();
  const times: number[] = [];
  const sound = { samples: new Float32Array(1000), rate: 1000 };
  const played = playSamples(context as unknown as AudioContext, sound, stopper.signal, (time) =>
    times.push(time),
  );
  return { played, stopper, times, sources };
}

test('with late headphones the end is told all the same', async () => {
  const { played, times, sources } = play();
  await vi.waitFor(() => expect(sources).toHaveLength(1), { timeout: 15_000 });
  expect(times).toEqual([expect.closeTo(-0.54)]);
  sources[0]!.onended();
  await played;
  expect(times.at(-1)).toBe(1);
});

test('what is stopped has not been heard to the end', async () => {
  const { played, stopper, times, sources } = play();
  await vi.waitFor(() => expect(sources).toHaveLength(1), { timeout: 15_000 });
  stopper.abort();
  await played;
  expect(times).toHaveLength(1);
});
