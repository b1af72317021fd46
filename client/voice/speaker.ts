// Says what the product has to say, one thing at a time: single sounds, recordings, and words by the device's voice.
// Nothing is said unless `speak` is called.
import { fetchCode } from '../loading/fetch-code.ts';
import { openContext } from './audio-context.ts';
import { sayWords, unlockVoice } from './device-voice.ts';
import type { Line, Outcome, SpeakOptions } from './said.ts';
import { takeTurn } from './turn.ts';

const loadPlayer = () => fetchCode(() => import('./player.ts'));

/** How long something may take to arrive before the child is shown that it is on its way, in milliseconds. */
const WAITS_AFTER = 150;

interface Run {
  context: AudioContext | null;
  rate: number;
  signal: AbortSignal;
  /** Waits for something to arrive. */
  arrive: <T>(promise: Promise<T>) => Promise<T>;
  begin: (line: Line, seconds: number | null) => void;
  end: (line: Line) => void;
}

type SoundLine = Line & { said: { sound: string } };
type WordsLine = Line & { said: { words: string; recording?: string } };
const isSound = (line: Line): line is SoundLine => 'sound' in line.said;
const isPlayed = (line: Line) =>
  isSound(line) || ('recording' in line.said && line.said.recording !== undefined);

/** Sounds that follow each other are one group, because each leads into the next. Words are said one by one. */
function groupsOf(lines: readonly Line[]): (SoundLine[] | WordsLine)[] {
  const groups: (SoundLine[] | WordsLine)[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!isSound(line)) groups.push(line as WordsLine);
    else if (Array.isArray(last)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

async function saySounds(lines: readonly SoundLine[], run: Run): Promise<void> {
  const { context, signal, arrive } = run;
  if (context === null) throw new Error('This browser plays no sound.');
  const { prepareSounds } = await arrive(loadPlayer());
  const play = await arrive(
    prepareSounds(
      context,
      lines.map(({ said }) => said.sound),
    ),
  );
  let current: SoundLine | undefined;
  await play(signal, (at, seconds) => {
    if (current !== undefined) run.end(current);
    current = lines[at]!;
    run.begin(current, seconds);
  });
  if (current !== undefined) run.end(current);
}

/** Plays the recording of the words. Returns false if it cannot be had. */
async function playWords(line: WordsLine, run: Run): Promise<boolean> {
  const { context, signal, rate, arrive } = run;
  const { recording } = line.said;
  if (recording === undefined || context === null) return false;
  const prepared = loadPlayer().then(({ prepareRecording }) =>
    prepareRecording(context, recording, rate),
  );
  const play = await arrive(prepared.catch(() => null));
  if (play === null) return false;
  await play(signal, (_, seconds) => run.begin(line, seconds));
  return true;
}

async function say(line: WordsLine, run: Run): Promise<void> {
  const { signal, rate } = run;
  const { onWord } = line;
  const isPlayedBack = line.said.recording !== undefined && (await playWords(line, run));
  if (!isPlayedBack && !signal.aborted) {
    await sayWords(line.said.words, { rate, signal, onWord, onStart: () => run.begin(line, null) });
  }
  run.end(line);
}

/**
 * Says the lines in order, and stops what is being said. To be called within a tap: browsers let nothing else sound. Sounds
 * are led into each other, as in sounding out. Returns a function that stops these lines alone.
 */
export function speak(lines: readonly Line[], options: SpeakOptions = {}): () => void {
  const { rate = 1, onWaiting, onEnd } = options;
  const stopper = new AbortController();
  const { signal } = stopper;
  let isOver = false;
  const finish = (outcome: Outcome) => {
    if (isOver) return;
    isOver = true;
    release();
    clearTimeout(waiting);
    onEnd?.(outcome);
  };
  const stop = () => {
    stopper.abort();
    finish('stopped');
  };
  const release = takeTurn(stop);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const run: Run = {
    context: lines.some(isPlayed) ? openContext() : null,
    rate,
    signal,
    async arrive(promise) {
      waiting = setTimeout(() => !isOver && onWaiting?.(), WAITS_AFTER);
      return promise.finally(() => clearTimeout(waiting));
    },
    begin(line, seconds) {
      if (isOver) return;
      line.onStart?.(seconds);
    },
    end: (line) => !isOver && line.onEnd?.(),
  };
  if (lines[0] !== undefined && isPlayed(lines[0]) && !lines.every(isSound)) unlockVoice();
  void sayAll(lines, run).then(
    () => finish('finished'),
    () => finish('failed'),
  );
  return stop;
}

async function sayAll(lines: readonly Line[], run: Run): Promise<void> {
  const groups = groupsOf(lines);
  for (const [at, group] of groups.entries()) {
    if (run.signal.aborted) return;
    const next = groups[at + 1];
    if (next !== undefined && !Array.isArray(next)) fetchWordsAhead(next);
    if (Array.isArray(group)) await saySounds(group, run);
    else await say(group, run);
  }
}

/** Fetches a recording while the line before it is heard. */
function fetchWordsAhead({ said: { recording } }: WordsLine): void {
  if (recording === undefined) return;
  loadPlayer()
    .then(({ fetchRecording }) => fetchRecording(recording))
    .catch(() => {});
}

/** Fetches what these sounds (IPA) need, so that they are there when they are asked for. */
export function fetchSoundsAhead(sounds: readonly string[]): void {
  if (sounds.every((sound) => sound === '')) return;
  fetchCode(() => import('./player.ts'), { isAwaited: false })
    .then(({ fetchSounds }) => fetchSounds(sounds))
    // Whoever asks for a sound later is told.
    .catch(() => {});
}
