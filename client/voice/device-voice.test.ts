import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice, lowered, sayWords } from './device-voice.ts';

const voice = (lang: string, more: object = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('the voice', () => {
  it('is English: Australian first, then British, then any other', () => {
    const [german, american, british] = [voice('de-DE'), voice('en-US'), voice('en_GB')];
    expect(chooseVoice([german])).toBeNull();
    expect(chooseVoice([german, american])).toBe(american);
    expect(chooseVoice([american, british])).toBe(british);
    const australian = voice('en-AU');
    expect(chooseVoice([american, british, australian])).toBe(australian);
  });

  it('is the default voice among voices of the same accent', () => {
    const chosen = voice('en-US', { default: true });
    expect(chooseVoice([voice('en-US'), chosen])).toBe(chosen);
  });

  it('is never a remote voice', () => {
    expect(chooseVoice([voice('en-AU', { localService: false })])).toBeNull();
  });
});

it('a word in capitals is spoken in lower case, not spelled', () => {
  expect(['NO', 'I', 'Sam', 'STOP, Sam! I am OK.'].map(lowered)).toEqual([
    'no',
    'I',
    'Sam',
    'stop, Sam! I am ok.',
  ]);
});

describe('words', () => {
  interface Spoken {
    text: string;
    rate: number;
    onstart?: () => void;
    onend?: () => void;
    onerror?: (event: { error: string }) => void;
  }
  const speech = {
    spoken: [] as Spoken[],
    speaking: false,
    voices: [voice('en-AU')],
    getVoices: () => speech.voices,
    speak: (utterance: Spoken) => void speech.spoken.push(utterance),
    cancel: vi.fn(() => void (speech.speaking = false)),
  };
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  let stopper: AbortController;
  let outcome: string;
  const onStart = vi.fn();
  const say = (words: string, rate = 1) => {
    sayWords(words, { rate, signal: stopper.signal, onStart }).then(
      () => (outcome = 'end'),
      () => (outcome = 'failure'),
    );
    return speech.spoken.at(-1)!;
  };
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { speechSynthesis: speech });
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    Object.assign(speech, { spoken: [], speaking: false, voices: [voice('en-AU')] });
    speech.cancel.mockClear();
    onStart.mockClear();
    stopper = new AbortController();
    outcome = '';
  });
  afterEach(() => vi.useRealTimers());

  it('are said without hurry, and slower at a lower speed', () => {
    expect(say('hat')).toMatchObject({ text: 'hat', rate: 0.8 });
    expect(say('hat', 0.5).rate).toBe(0.4);
  });

  it('end with the event of the voice', async () => {
    const utterance = say('hat');
    utterance.onstart?.();
    utterance.onend?.();
    await pass(0);
    expect([onStart.mock.calls.length, outcome]).toEqual([1, 'end']);
  });

  it('end when a voice without events has stopped speaking', async () => {
    say('hat');
    speech.speaking = true;
    await pass(300);
    expect(onStart).toHaveBeenCalledOnce();
    expect(outcome).toBe('');
    speech.speaking = false;
    await pass(300);
    expect(outcome).toBe('end');
  });

  it('end when a voice is stuck in them', async () => {
    say('hat');
    speech.speaking = true;
    await pass(4000 + 3 * 300 + 300);
    expect(outcome).toBe('end');
    expect(speech.cancel).toHaveBeenCalledOnce();
  });

  it('fail when the voice does not begin, or says so, or is not there', async () => {
    say('hat');
    await pass(4300);
    expect(outcome).toBe('failure');

    outcome = '';
    say('hat').onerror?.({ error: 'synthesis-failed' });
    await pass(0);
    expect(outcome).toBe('failure');

    outcome = '';
    speech.voices = [];
    say('hat');
    await pass(0);
    expect(outcome).toBe('failure');
  });

  it('are cut off when they are stopped, and nothing comes of them afterwards', async () => {
    const utterance = say('hat');
    stopper.abort();
    await pass(0);
    expect([outcome, speech.cancel.mock.calls.length]).toEqual(['end', 1]);
    expect(utterance.onstart).toBeNull();
    await pass(10_000);
    expect([onStart.mock.calls.length, speech.cancel.mock.calls.length]).toEqual([0, 1]);
  });
});
