import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { record } from './record.ts';

const track = Object.assign(new EventTarget(), { stop: vi.fn(), getSettings: () => ({}) });
const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
const getUserMedia = vi.fn();
const resume = vi.fn(async () => {});
const createMediaStreamSource = vi.fn();
const nodes: { port: { postMessage: ReturnType<typeof vi.fn> } }[] = [];

/** A context that does not start by itself. */
class Context extends EventTarget {
  state = 'suspended';
  sampleRate = 1000;
  audioWorklet = { addModule: async () => {} };
  resume = resume;
  createMediaStreamSource = createMediaStreamSource;
}
class Node {
  context: Context;
  port = { postMessage: vi.fn(), close: vi.fn() };
  connect = vi.fn();
  disconnect = vi.fn();
  constructor(context: Context) {
    this.context = context;
    nodes.push(this);
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  nodes.length = 0;
  getUserMedia.mockResolvedValue(stream);
  createMediaStreamSource.mockReturnValue({ connect: vi.fn(), disconnect: vi.fn() });
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioWorkletNode', Node);
});
afterEach(() => void vi.unstubAllGlobals());

test('sound that the press did not start is started once the microphone is open', async () => {
  getUserMedia.mockImplementation(async () => {
    expect(resume).toHaveBeenCalledOnce();
    return stream;
  });
  const recorder = await record({ seconds: 1 });
  expect(resume).toHaveBeenCalledTimes(2);
  recorder.cancel();
  expect(track.stop).toHaveBeenCalledOnce();
});

test('a microphone that is refused leaves nothing running', async () => {
  getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await expect(record({ seconds: 1 })).rejects.toMatchObject({ fault: 'refused' });
  expect(nodes).toEqual([]);
});

test('a microphone that cannot be listened to is freed', async () => {
  createMediaStreamSource.mockImplementation(() => {
    throw new DOMException('', 'NotSupportedError');
  });
  await expect(record({ seconds: 1 })).rejects.toMatchObject({ fault: 'failed' });
  expect(track.stop).toHaveBeenCalledOnce();
  expect(nodes[0]?.port.postMessage).toHaveBeenCalledOnce();
});
