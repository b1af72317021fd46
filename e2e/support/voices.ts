// A stand-in for the device's voice, as bad as real ones are: its voices load late, it reports no words unless asked to,
// a remote voice stops after fourteen seconds without a word, and `pause` ends what is being said.
import type { Page } from '@playwright/test';

interface Voices {
  /** What was begun, in order. */
  spoken: string[];
  cancelled: number;
  arrive: () => void;
}
declare global {
  interface Window {
    voices: Voices;
  }
}

interface VoiceOptions {
  localService?: boolean;
  /** Whether it reports each word. */
  hasBoundaries?: boolean;
  /** How long it takes to say a letter, in milliseconds. */
  letterTakes?: number;
  /** Whether each utterance fails. */
  isBroken?: boolean;
}

/** Runs in the page. */
function install({
  localService = true,
  hasBoundaries = false,
  letterTakes = 20,
  isBroken = false,
}: VoiceOptions): void {
  const REMOTE_STOPS_AFTER = 14_000;
  type Fired = Event & Partial<Record<'name' | 'error', string> & { charIndex: number }>;
  class Utterance extends EventTarget {
    text: string;
    rate = 1;
    volume = 1;
    onstart: ((event: Fired) => void) | null = null;
    onboundary: ((event: Fired) => void) | null = null;
    onend: ((event: Fired) => void) | null = null;
    onerror: ((event: Fired) => void) | null = null;
    constructor(text = '') {
      super();
      this.text = text;
    }
    fire(type: 'start' | 'boundary' | 'end' | 'error', more: object = {}): void {
      const event: Fired = Object.assign(new Event(type), more);
      this.dispatchEvent(event);
      this[`on${type}`]?.(event);
    }
  }
  const target = new EventTarget();
  let list: object[] = [];
  const queue: Utterance[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  const later = (milliseconds: number, act: () => void) =>
    void timers.push(setTimeout(act, milliseconds));

  const next = () => {
    const [utterance] = queue;
    if (utterance === undefined) return;
    const { text, rate } = utterance;
    if (text === '') return later(0, () => done(utterance));
    window.voices.spoken.push(text);
    if (isBroken) {
      return later(10, () => {
        queue.shift();
        utterance.fire('error', { error: 'synthesis-failed' });
        next();
      });
    }
    const takes = (at: number) => 30 + (at * letterTakes) / rate;
    later(20, () => utterance.fire('start'));
    if (hasBoundaries) {
      for (const { index } of text.matchAll(/\S+/g))
        later(takes(index), () => utterance.fire('boundary', { name: 'word', charIndex: index }));
    }
    if (!localService && takes(text.length) > REMOTE_STOPS_AFTER)
      return later(REMOTE_STOPS_AFTER, () => void queue.splice(0));
    later(takes(text.length), () => done(utterance));
  };
  const done = (utterance: Utterance) => {
    queue.shift();
    utterance.fire('end');
    next();
  };
  const cancel = () => {
    window.voices.cancelled += 1;
    timers.forEach(clearTimeout);
    timers = [];
    for (const utterance of queue.splice(0))
      setTimeout(() => utterance.fire('error', { error: 'interrupted' }));
  };
  window.voices = {
    spoken: [],
    cancelled: 0,
    arrive() {
      list = [{ lang: 'en-AU', name: 'Karen', localService, default: true }];
      target.dispatchEvent(new Event('voiceschanged'));
    },
  };
  const speech = Object.assign(target, {
    getVoices: () => list,
    speak(utterance: Utterance) {
      queue.push(utterance);
      if (queue.length === 1) next();
    },
    cancel,
    pause: cancel,
    resume() {},
  });
  Object.defineProperty(speech, 'speaking', { get: () => queue.length > 0 });
  Object.defineProperty(speech, 'pending', { get: () => queue.length > 1 });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

/** Installs the stand-in. Its voices load only at `voicesArrive`, because real browsers load them late too. */
export async function installVoice(page: Page, options: VoiceOptions = {}): Promise<void> {
  await page.addInitScript(install, options);
}

/** Returns what the voice has begun to say. */
export const spoken = (page: Page) => page.evaluate(() => window.voices.spoken);

export const voicesArrive = (page: Page) => page.evaluate(() => window.voices.arrive());
