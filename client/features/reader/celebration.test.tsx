// The celebration on the screen: what it names and offers, and when it is heard.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BookCard } from '../../../contracts/books.ts';
import type { Completion } from '../../../contracts/progress.ts';
import { defaultVoiceSettings, type VoiceSettings } from '../../../domain/voice-settings.ts';
import { proposalQuery, queryClient } from '../../api/queries.ts';
import { beFamily, completionOf, placeIn } from '../../test-support/people.ts';
import { address, findButton, findScreen, open, press, user } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cards } from '../../test-support/shelf.ts';

const FINISH = 'POST /api/progress/{bookId}/complete';
const PROPOSAL = 'GET /api/proposal';
const [sam, thump, goat] = cards as [BookCard, BookCard, BookCard];

/** How many notes were heard. */
let notes: number;
const silence = {
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
  setTargetAtTime() {},
};
class Sound {
  gain = silence;
  connect = <T,>(next: T): T => next;
  start = () => void (notes += 1);
  stop() {}
}
class Context extends EventTarget {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = async () => {};
}
/** What the device's voice has begun to say. */
let said: string[];

beforeEach(() => {
  notes = 0;
  said = [];
  vi.stubGlobal('GainNode', Sound);
  vi.stubGlobal('OscillatorNode', Sound);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-AU', localService: true, default: true }],
    speak: ({ text }: { text: string }) => void said.push(text),
    cancel() {},
    speaking: false,
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});

interface Family {
  voiceSettings?: Partial<VoiceSettings>;
  pawPrints?: number;
  isFinished?: boolean;
}

async function openBook({ voiceSettings, pawPrints = 0, isFinished = false }: Family = {}) {
  beFamily({
    progress: [placeIn(sam.id, { completed: isFinished, pawPrints, currentPage: 9 })],
    user: voiceSettings ? { voiceSettings: { ...defaultVoiceSettings, ...voiceSettings } } : {},
  });
  server.answer('POST /api/progress', ({ body }) => ({
    ...placeIn(sam.id, { completed: isFinished, pawPrints, updatedAt: Date.now() }),
    ...(body as object),
  }));
  open(`/reading/${sam.id}`);
  await findButton('Mark Complete');
  // A finished book begins again.
  for (let page = isFinished ? 1 : 9; page < 9; page++) await user.keyboard('{ArrowRight}');
}

async function finish(answer: Partial<Completion> = {}): Promise<HTMLElement> {
  server.answer(FINISH, completionOf(answer));
  await press('Mark Complete');
  return screen.findByRole('dialog', { name: 'Book Complete!' });
}

const statusOf = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent;
const prints = () => [...document.querySelectorAll('.celebration-prints svg')];
const filled = () => prints().filter((paw) => paw.getAttribute('fill') !== 'none').length;

describe('the medal', () => {
  test('is named, the rarest of several, and the status says all of it once', async () => {
    await openBook();
    const dialog = await finish({ totalStars: 25, achievements: ['25 Stars', 'Level 3 Explorer'] });
    expect(statusOf(dialog)).toBe(
      'You earned 1 gold star! 25 gold stars. New medal: 25 Stars and 1 more',
    );
    expect(dialog.querySelector('.celebration-medal')).toHaveTextContent(
      '25New medal25 Stars and 1 more',
    );
    for (const part of ['.celebration-got', '.celebration-sky']) {
      expect(dialog.querySelector(part)).toHaveAttribute('aria-hidden', 'true');
    }
  });

  test('is absent where none was earned', async () => {
    await openBook();
    expect(statusOf(await finish({ totalStars: 2 }))).toBe('You earned 1 gold star! 2 gold stars.');
    expect(document.querySelector('.celebration-medal')).toBeNull();
  });

  test('and the praise are said at a tap on the speaker', async () => {
    await openBook();
    await finish({ achievements: ['First Book'] });
    expect(
      await findButton('Hear: Book Complete! You earned 1 gold star! New medal: First Book'),
    ).toBeVisible();
  });
});

describe('the next book', () => {
  test('is the one that is proposed after the book was finished', async () => {
    await openBook();
    queryClient.setQueryData(proposalQuery().queryKey, { book: goat, again: null, started: [] });
    server.answer(PROPOSAL, { book: thump, again: null, started: [] });
    const proposal = server.hold(PROPOSAL);
    const dialog = await finish();
    const links = () => within(dialog).getAllByRole('link');
    expect(links()).toHaveLength(1);
    proposal.release();
    await waitFor(() => expect(links()).toHaveLength(2));
    const next = links()[1]!;
    expect(next).toHaveAccessibleName('Read the next book: A Thump in the Shed, Level 2');
    await user.click(next);
    expect(address()).toBe(`/reading/${thump.id}`);
    await findScreen('A Thump in the Shed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is one to read again where all books were read', async () => {
    await openBook();
    server.answer(PROPOSAL, { book: null, again: thump, started: [] });
    const dialog = await finish();
    await within(dialog).findByRole('link', { name: 'Read again: A Thump in the Shed, Level 2' });
  });

  test('is absent where there is none, or only this one, or no answer', async () => {
    await openBook();
    server.answer(PROPOSAL, { book: null, again: sam, started: [] });
    const dialog = await finish();
    await waitFor(() =>
      expect(dialog.querySelector('div.celebration-next')).toHaveClass('invisible'),
    );
    expect(within(dialog).getAllByRole('link')).toHaveLength(1);
  });
});

describe('a book that was read again', () => {
  test('shows its paw prints in place of the star', async () => {
    await openBook({ isFinished: true, pawPrints: 1 });
    const dialog = await finish({ starAwarded: false, pawPrints: 2, isNewPrint: true });
    expect(dialog).toHaveTextContent(
      'You already have the star for this book. That is two paw prints!',
    );
    expect([prints().length, filled()]).toEqual([3, 2]);
    expect(document.querySelector('.celebration-star')).toBeNull();
  });

  test('has no new print a second time on one day', async () => {
    await openBook({ isFinished: true, pawPrints: 2 });
    const dialog = await finish({ starAwarded: false, pawPrints: 2 });
    expect(dialog).toHaveTextContent('See you tomorrow for the next paw print.');
    expect(filled()).toBe(2);
    expect(document.querySelector('.celebration-new-print')).toBeNull();
  });

  test('has its new print although the first answer was lost', async () => {
    await openBook({ isFinished: true });
    server.lose(FINISH);
    await press('Mark Complete');
    await screen.findByRole('dialog', { name: 'Well read!' });
    expect(screen.getByRole('dialog')).toHaveTextContent('We have saved that you read it.');
    server.answer(FINISH, completionOf({ starAwarded: false, pawPrints: 1 }));
    act(() => void window.dispatchEvent(new Event('online')));
    const dialog = await screen.findByRole('dialog', { name: 'Book Complete!' });
    expect(dialog).toHaveTextContent('That is one paw print!');
  });

  test('has no new print if another device made it', async () => {
    await openBook({ isFinished: true });
    const dialog = await finish({ starAwarded: false, pawPrints: 1 });
    expect(dialog).toHaveTextContent('See you tomorrow for the next paw print.');
  });
});

describe('the chime', () => {
  test('is three notes when a book is finished', async () => {
    await openBook();
    expect(notes).toBe(0);
    await finish();
    await waitFor(() => expect(notes).toBe(3));
  });

  test('is heard without a network too, and not again when the answer comes', async () => {
    await openBook();
    server.lose(FINISH);
    await press('Mark Complete');
    await screen.findByRole('dialog', { name: 'Well read!' });
    await waitFor(() => expect(notes).toBe(3));
    server.answer(FINISH, completionOf());
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('dialog', { name: 'Book Complete!' });
    await waitFor(() => expect(said).toEqual([]));
    expect(notes).toBe(3);
  });

  test('is not heard where a parent has turned it off', async () => {
    const opened = vi.fn();
    vi.stubGlobal('AudioContext', opened);
    await openBook({ voiceSettings: { celebrate: false } });
    await finish();
    await findButton(/^Hear: Book Complete!/);
    expect(notes).toBe(0);
    expect(opened).not.toHaveBeenCalled();
  });

  test('comes before what is said', async () => {
    await openBook({ voiceSettings: { speakToChild: true } });
    await finish();
    await waitFor(() => expect(notes).toBe(3));
    expect(said).not.toContain('Book Complete!');
    await waitFor(() => expect(said).toContain('Book Complete!'));
  });
});
