import { expect, test, vi } from 'vitest';
import type { MicrophoneFault } from './microphone-fault.ts';
import { listen } from './recorder.ts';

const RATE = 1000;

/** A browser's microphone and audio graph, as far as a recording uses them. */
function browser({ devices = [] as object[], settings = {} } = {}) {
  vi.stubGlobal('navigator', {
    mediaDevices: { enumerateDevices: () => Promise.resolve(devices) },
  });
  const track = Object.assign(new EventTarget(), { getSettings: () => settings });
  const source = { connect: vi.fn(), disconnect: vi.fn() };
  const context = Object.assign(new EventTarget(), {
    sampleRate: RATE,
    state: 'running',
    createMediaStreamSource: () => source,
  });
  const port = {
    onmessage: null as null | ((event: { data: Float32Array | null }) => void),
    postMessage: vi.fn(),
    close: vi.fn(),
  };
  const node = { context, port, disconnect: vi.fn() };
  const close = vi.fn();
  const ends: (MicrophoneFault | 'full')[] = [];
  const levels: number[] = [];
  const recorder = listen(
    node as unknown as AudioWorkletNode,
    { getAudioTracks: () => [track] } as unknown as MediaStream,
    close,
    {
      seconds: 2,
      onLevel: (level) => levels.push(level),
      onEnd: (reason) => ends.push(reason),
    },
  );
  const hear = (seconds: number, sample = 0.5) =>
    port.onmessage?.({ data: new Float32Array(seconds * RATE).fill(sample) });
  // The audio thread is asked for the end, and answers with the last piece. A closed port brings nothing.
  port.postMessage.mockImplementation(() =>
    queueMicrotask(() => {
      if (port.close.mock.calls.length > 0) return;
      hear(0.25);
      port.onmessage?.({ data: null });
    }),
  );
  return { recorder, hear, track, context, close, port, ends, levels };
}

test('a recording gives all pieces to the last one, and frees the microphone', async () => {
  const { recorder, hear, close, port, ends, levels } = browser();
  hear(0.5, 0.25);
  expect(recorder.seconds()).toBe(0.5);
  expect(close).not.toHaveBeenCalled();
  const samples = await recorder.stop();
  expect(samples).toHaveLength(0.75 * RATE);
  expect(samples[0]).toBe(0.25);
  expect(samples.at(-1)).toBe(0.5);
  expect(close).toHaveBeenCalledOnce();
  expect(port.close).toHaveBeenCalledOnce();
  expect(levels).toEqual([0.25, 0.5]);
  expect(ends).toEqual([]);
});

test('it ends by itself when it is full, and is no longer than asked for', async () => {
  const { recorder, hear, close, ends } = browser();
  hear(1.5);
  expect(ends).toEqual([]);
  hear(1);
  expect(ends).toEqual(['full']);
  expect(close).toHaveBeenCalledOnce();
  expect(recorder.seconds()).toBe(2);
  expect(await recorder.stop()).toHaveLength(2 * RATE);
});

test('a recording that is cancelled is forgotten', async () => {
  const { recorder, hear, close } = browser();
  hear(1);
  recorder.cancel();
  expect(close).toHaveBeenCalledOnce();
  expect(await recorder.stop()).toHaveLength(0);
});

test.each([
  ['unplugged', []],
  ['unplugged', [{ kind: 'audioinput', label: 'Another microphone' }]],
  ['revoked', [{ kind: 'audioinput', label: '' }]],
])('a microphone that is %s ends it, and what was recorded is given', async (fault, devices) => {
  const { recorder, hear, track, ends, close } = browser({ devices });
  hear(1);
  track.dispatchEvent(new Event('ended'));
  await vi.waitFor(() => expect(ends).toEqual([fault]), { timeout: 15_000 });
  expect(close).toHaveBeenCalledOnce();
  expect(await recorder.stop()).toHaveLength(RATE);
});

test('a telephone call ends it, and what was recorded is given', async () => {
  const muted = browser();
  muted.hear(1);
  muted.track.dispatchEvent(new Event('mute'));
  expect(muted.ends).toEqual(['interrupted']);
  const held = browser();
  held.hear(1);
  held.context.state = 'interrupted';
  held.context.dispatchEvent(new Event('statechange'));
  expect(held.ends).toEqual(['interrupted']);
  expect(await held.recorder.stop()).toHaveLength(RATE);
});

test('an audio thread that does not answer costs the last piece alone', async () => {
  vi.useFakeTimers();
  const { recorder, hear, port } = browser();
  port.postMessage.mockReset();
  hear(1);
  const stopped = recorder.stop();
  await vi.runAllTimersAsync();
  expect(await stopped).toHaveLength(RATE);
});

test('a browser that cleans the sound all the same is found out', () => {
  expect(browser({ settings: { noiseSuppression: true } }).recorder.isCleaned).toBe(true);
  expect(browser({ settings: { noiseSuppression: false } }).recorder.isCleaned).toBe(false);
  expect(browser().recorder.isCleaned).toBe(false);
});
