import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { defaultReaderSettings, type ReaderSettings } from '../../../domain/reader-settings.ts';
import { defaultVoiceSettings, type VoiceSettings } from '../../../domain/voice-settings.ts';
import { outbox } from '../../offline/outbox.ts';
import { unsentPositionOf } from '../../offline/progress-sync.ts';
import { completionOf, beFamily, placeIn, record } from '../../test-support/people.ts';
import {
  button,
  message,
  open,
  pass,
  settle,
  stopClock,
  tap,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { bookOf, cards, contentOf } from '../../test-support/shelf.ts';

const SAM = '/reading/sam-and-the-wet-hat';
const BOOK = 'GET /api/books/{bookId}';
const FINISH = 'POST /api/progress/{bookId}/complete';
const PAGES = [
  '<p>Sam got a hat. It is wet!</p><p>“Tap it,” said Pat.</p>',
  '<p>Pat it. Tap it.</p>',
  '<img src="/public-objects/hat.svg" alt="A hat">',
  '<p>It is Sam’s hat.</p>',
];

interface Utterance {
  text: string;
  rate: number;
  onstart: () => void;
  onend: () => void;
  onerror: (event: { error: string }) => void;
}

/** A voice that says nothing by itself. */
const voice = {
  said: [] as Utterance[],
  isSpeaking: false,
  list: [{ lang: 'en-AU', localService: true, default: true }],
  texts: () => voice.said.map(({ text }) => text),
  /** Says the last text to its end. */
  async end(): Promise<void> {
    voice.isSpeaking = false;
    await act(async () => voice.said.at(-1)?.onend());
    await settle();
  },
};

beforeEach(() => {
  Object.assign(voice, { said: [], isSpeaking: false });
  voice.list = [{ lang: 'en-AU', localService: true, default: true }];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voice.list,
    speak(utterance: Utterance) {
      voice.isSpeaking = true;
      voice.said.push(utterance);
      utterance.onstart();
    },
    cancel: () => void (voice.isSpeaking = false),
    get speaking() {
      return voice.isSpeaking;
    },
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

/** A word of the practice list, on the first page. */
const listed: PracticeWord = {
  word: 'hat',
  printed: 'hat',
  parts: [],
  isHeartWord: false,
  stuckOn: null,
  sentence: null,
  book: null,
  asked: 1,
  alone: 0,
  lastAskedAt: 1,
};

const setOf = ({ turnByItself = false, ...changes }: Changes) => ({
  user: {
    voiceSettings: { ...defaultVoiceSettings, ...changes },
    readerSettings: { ...defaultReaderSettings, turnByItself },
  },
});
type Changes = Partial<VoiceSettings & Pick<ReaderSettings, 'turnByItself'>>;

async function openBook(changes: Changes = {}, pages = PAGES): Promise<void> {
  beFamily(setOf(changes));
  server.answer('GET /api/practice', { words: [listed], learned: [] });
  server.answer(BOOK, bookOf(cards[0]!, { content: contentOf(pages), totalPages: pages.length }));
  server.answer('PATCH /api/auth/user', record);
  server.answer('POST /api/practice', null);
  stopClock();
  open(SAM);
  await settle();
}

const ear = () => screen.queryByRole('button', { name: 'Read to me' });
const isPressed = () => ear()?.getAttribute('aria-pressed') === 'true';
const isPlaying = () => screen.queryByRole('group', { name: 'Reading aloud' }) !== null;

describe('the button', () => {
  test('is absent without a voice of the device', async () => {
    voice.list = [];
    await openBook();
    expect(button('Next')).toBeVisible();
    expect(ear()).toBeNull();
  });

  test('is absent where there is only a remote voice', async () => {
    voice.list = [{ lang: 'en-AU', localService: false, default: true }];
    await openBook();
    expect(ear()).toBeNull();
  });

  test('is absent where the parent wants the child to read', async () => {
    await openBook({ readToMe: false });
    expect(button('Next')).toBeVisible();
    expect(ear()).toBeNull();
  });

  test('says nothing before it is pressed, and has nothing to do on a page without words', async () => {
    await openBook();
    expect(ear()).toHaveAttribute('aria-pressed', 'false');
    await pass(60_000);
    expect(voice.said).toEqual([]);
    tap('Next');
    tap('Next');
    await settle();
    expect(ear()).toHaveAttribute('aria-disabled', 'true');
    tap('Read to me');
    expect(isPlaying()).toBe(false);
  });
});

describe('reading aloud', () => {
  test('goes sentence by sentence and ends with the page', async () => {
    await openBook();
    tap('Read to me');
    await settle();
    expect(isPressed()).toBe(true);
    for (let sentence = 1; sentence < 3; sentence++) await voice.end();
    expect(voice.texts()).toEqual(['Sam got a hat.', 'It is wet!', '“Tap it,” said Pat.']);
    expect(isPlaying()).toBe(true);
    await voice.end();
    expect(isPlaying()).toBe(false);
    expect(isPressed()).toBe(false);
    await pass(60_000);
    expect(voice.said).toHaveLength(3);
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
  });

  test('pauses, goes on with the same sentence, and slows down', async () => {
    await openBook();
    tap('Read to me');
    await settle();
    await voice.end();
    tap('Pause');
    await settle();
    expect(voice.isSpeaking).toBe(false);
    expect(button('Slower')).toHaveAttribute('aria-pressed', 'false');
    tap('Go on');
    await settle();
    tap('Slower');
    await settle();
    expect(voice.texts()).toEqual(['Sam got a hat.', 'It is wet!', 'It is wet!', 'It is wet!']);
    const rates = voice.said.map(({ rate }) => rate);
    expect(rates[3]).toBeLessThan(rates[2]!);
    expect(button('Slower')).toHaveAttribute('aria-pressed', 'true');
    expect(server.sent('PATCH /api/auth/user')).toMatchObject([
      { body: { readerSettings: { slower: true } } },
    ]);
  });

  test.each<[string, () => void]>([
    ['its stop button', () => tap('Stop')],
    ['the ear', () => tap('Read to me')],
    ['Escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a turned page', () => tap('Next')],
  ])('%s stops it', async (_, stop) => {
    await openBook();
    tap('Read to me');
    await settle();
    stop();
    await settle();
    expect(voice.isSpeaking).toBe(false);
    expect(isPlaying()).toBe(false);
    await pass(60_000);
    expect(voice.said).toHaveLength(1);
  });

  test('word help and a page out of sight silence it until the child goes on', async () => {
    await openBook();
    tap('Read to me');
    await settle();
    fireEvent.click(button('hat'));
    await settle();
    expect(voice.isSpeaking).toBe(false);
    tap('Go on');
    await settle();
    expect(voice.isSpeaking).toBe(true);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(voice.isSpeaking).toBe(false);
    expect(button('Go on')).toBeVisible();
    expect(voice.texts()).toEqual(['Sam got a hat.', 'Sam got a hat.']);
  });

  test('a voice that fails ends it with a message', async () => {
    await openBook();
    tap('Read to me');
    await settle();
    await act(async () => voice.said[0]?.onerror({ error: 'synthesis-failed' }));
    await settle();
    expect(isPlaying()).toBe(false);
    expect(message()).toContain('It cannot be read aloud right now');
  });

  test('is quiet for screen readers: only a turned page is announced', async () => {
    await openBook();
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const before = statuses();
    tap('Read to me');
    await settle();
    await voice.end();
    expect(statuses().filter(Boolean)).toEqual(before.filter(Boolean));
  });

  test('leaving the book stops it', async () => {
    await openBook();
    tap('Read to me');
    await settle();
    fireEvent.click(screen.getByRole('link', { name: 'Back to Library' }));
    await settle();
    expect(voice.isSpeaking).toBe(false);
  });
});

test('turns by itself to the end of the book, past a page without words', async () => {
  await openBook({ turnByItself: true });
  tap('Read to me');
  await settle();
  for (let sentence = 1; sentence <= 3; sentence++) await voice.end();
  expect(screen.getByText('Page 2 of 4')).toBeInTheDocument();
  expect(voice.said).toHaveLength(3);
  await pass(1_000);
  await voice.end();
  await voice.end();
  expect(screen.getByText('Page 3 of 4')).toBeInTheDocument();
  await pass(3_000);
  await pass(1_000);
  expect(screen.getByText('Page 4 of 4')).toBeInTheDocument();
  expect(voice.texts().slice(3)).toEqual(['Pat it.', 'Tap it.', 'It is Sam’s hat.']);
  await voice.end();
  expect(isPlaying()).toBe(false);
});

test('a pause before the next page is read keeps its place', async () => {
  await openBook({ turnByItself: true });
  tap('Read to me');
  await settle();
  for (let sentence = 1; sentence <= 3; sentence++) await voice.end();
  tap('Pause');
  await pass(60_000);
  expect(voice.said).toHaveLength(3);
  tap('Go on');
  await settle();
  expect(voice.texts().at(-1)).toBe('Pat it.');
});

describe('a page turned by the child before the next page is read', () => {
  const readOnePage = async (pages: readonly string[]) => {
    await openBook({ turnByItself: true }, [...pages]);
    tap('Read to me');
    await settle();
    for (let sentence = 1; sentence <= 3; sentence++) await voice.end();
    expect(screen.getByText('Page 2 of 4')).toBeInTheDocument();
  };

  test.each([
    ['a page with words', PAGES],
    ['a page without words', [PAGES[0]!, PAGES[2]!, PAGES[1]!, PAGES[3]!]],
  ])('stops the reading at %s', async (_, pages) => {
    await readOnePage(pages);
    tap('Next');
    await settle();
    expect(isPlaying()).toBe(false);
    await pass(60_000);
    expect(voice.said).toHaveLength(3);
  });

  test('leaves nothing that begins after the next start', async () => {
    await readOnePage(PAGES);
    tap('Previous');
    await settle();
    tap('Read to me');
    await pass(1_000);
    expect(voice.texts().slice(3)).toEqual(['Sam got a hat.']);
  });
});

describe('a book that was read to the child', () => {
  const listenTo = async (...pages: number[]) => {
    for (const page of [1, 2, 3, 4]) {
      if (page > 1) tap('Next');
      await settle();
      if (!pages.includes(page)) continue;
      tap('Read to me');
      await settle();
      while (isPlaying()) await voice.end();
    }
  };
  const finish = async () => {
    tap('Mark Complete');
    await settle();
    return server.sent(FINISH).at(-1)?.body;
  };

  test('earns no star, and is the child’s to read next', async () => {
    await openBook();
    server.answer(FINISH, completionOf({ completed: false, starAwarded: false, totalStars: 0 }));
    await listenTo(1, 4);
    expect(await finish()).toEqual({ listened: true });
    expect(screen.getByRole('dialog', { name: 'You listened to this book!' })).toHaveTextContent(
      'Read it yourself to earn the gold star.',
    );
    expect(button('Now read it to me')).toHaveFocus();
    tap('Now read it to me');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
    server.answer(FINISH, completionOf());
    await listenTo();
    expect(await finish()).toEqual({});
    expect(screen.getByRole('dialog', { name: 'Book Complete!' })).toHaveTextContent(
      'You earned 1 gold star!',
    );
  });

  test('is marked if the child then finishes it without turning a page', async () => {
    await openBook();
    server.answer(FINISH, completionOf({ completed: false, starAwarded: false, totalStars: 0 }));
    await listenTo(1, 4);
    await finish();
    tap('Now read it to me');
    await settle();
    expect(await finish()).toEqual({ marked: true });
  });

  test('that has one page can be read again too', async () => {
    await openBook({}, ['<p>Sam got a hat.</p>']);
    server.answer(FINISH, completionOf({ completed: false, starAwarded: false, totalStars: 0 }));
    tap('Read to me');
    await settle();
    while (isPlaying()) await voice.end();
    // The child's finger stays on one spot, and is quick.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
    const tapCorner = () => fireEvent.click(button('Mark Complete'), { detail: 1 });
    tapCorner();
    await settle();
    tap('Now read it to me');
    await settle();
    tapCorner();
    await settle();
    expect(server.sent(FINISH).map(({ body }) => body)).toEqual([{ listened: true }, {}]);
  });

  test('earns its star where the server grants it', async () => {
    await openBook({ starForListening: true });
    server.answer(FINISH, completionOf());
    await listenTo(1, 2, 4);
    expect(await finish()).toEqual({ listened: true });
    expect(screen.getByRole('dialog', { name: 'Book Complete!' })).toBeVisible();
  });

  test('half of it, or a page that was not read to its end, does not count', async () => {
    await openBook({}, [...PAGES, '<p>It is wet.</p>']);
    server.answer(FINISH, completionOf());
    await listenTo(1, 2);
    tap('Read to me');
    await settle();
    tap('Next');
    await settle();
    expect(await finish()).toEqual({});
  });

  test('is remembered after a reload, in the middle of the book', async () => {
    await openBook();
    await listenTo(1, 2);
    cleanup();
    server.answer(
      'GET /api/progress/{bookId}',
      placeIn('sam-and-the-wet-hat', { currentPage: 4, updatedAt: 1 }),
    );
    server.answer(FINISH, completionOf({ completed: false, starAwarded: false, totalStars: 0 }));
    open(SAM);
    await settle();
    expect(screen.getByText('Page 4 of 4')).toBeVisible();
    expect(await finish()).toEqual({ listened: true });
  });

  test('is remembered when the screen is turned on its side', async () => {
    const screenShape = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('orientation') ? (screenShape as MediaQueryList) : matchMedia(query),
    );
    await openBook();
    server.answer(FINISH, completionOf({ completed: false, starAwarded: false, totalStars: 0 }));
    await listenTo(1, 2);
    tap('Previous');
    tap('Previous');
    screenShape.matches = true;
    act(() => void screenShape.dispatchEvent(new Event('change')));
    expect(screen.getByText('Pages 1 and 2 of 4')).toBeVisible();
    expect(await finish()).toEqual({ listened: true });
  });

  test('is forgotten when it is opened at its first page', async () => {
    await openBook();
    await listenTo(1, 2, 4);
    cleanup();
    server.answer(FINISH, completionOf());
    open(SAM);
    await settle();
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
    tap('Next');
    await settle();
    expect(await finish()).toEqual({});
  });

  test('and is open as a whole is remembered after a reload, and forgotten when it is left', async () => {
    await openBook({}, ['<p>Sam got a hat.</p>']);
    server.answer(FINISH, completionOf({ completed: false, starAwarded: false, totalStars: 0 }));
    tap('Read to me');
    await settle();
    while (isPlaying()) await voice.end();
    const kept = Object.entries(sessionStorage);
    cleanup();
    open(SAM);
    await settle();
    expect(await finish()).toEqual({});
    cleanup();
    // A reload leaves nothing.
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
    open(SAM);
    await settle();
    expect(await finish()).toEqual({ listened: true });
  });

  describe('and was sent late', () => {
    const goOnline = async (answer: { starAwarded: boolean }) => {
      server.answer(
        FINISH,
        completionOf({ completed: answer.starAwarded, totalStars: 0, ...answer }),
      );
      fireEvent(window, new Event('online'));
      await settle();
      expect(outbox.waiting()).toEqual([]);
    };
    const listenOffline = async () => {
      await openBook();
      server.lose(FINISH);
      await listenTo(1, 2, 4);
      await finish();
    };

    test('leaves a child who reads on alone', async () => {
      await listenOffline();
      tap('Now read it to me');
      await settle();
      await goOnline({ starAwarded: false });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('shows a star to a child who reads on', async () => {
      await listenOffline();
      tap('Now read it to me');
      await settle();
      await goOnline({ starAwarded: true });
      expect(screen.getByRole('dialog', { name: 'Book Complete!' })).toBeVisible();
    });

    test('changes what an open message says', async () => {
      await listenOffline();
      await goOnline({ starAwarded: false });
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'Read it yourself to earn the gold star.',
      );
    });
  });

  test('waits for a connection without standing for a finished book', async () => {
    await openBook();
    server.lose(FINISH);
    await listenTo(1, 2, 4);
    await finish();
    expect(screen.getByRole('dialog', { name: 'You listened to this book!' })).toHaveTextContent(
      'There is no connection right now.',
    );
    expect(unsentPositionOf('sam-and-the-wet-hat')?.isFinished).not.toBe(true);
    tap('Now read it to me');
    await listenTo();
    await finish();
    expect(screen.getByRole('dialog', { name: 'Well read!' })).toBeVisible();
    expect(unsentPositionOf('sam-and-the-wet-hat')?.isFinished).toBe(true);
    const waiting = outbox.waiting().filter(({ name }) => name === FINISH);
    expect(waiting.map(({ input }) => input.body)).toEqual([{ listened: true }, {}]);
  });
});

test('the words of a page that was read aloud do not count as read alone', async () => {
  await openBook();
  const readFor = async (isAloud: boolean) => {
    if (isAloud) tap('Read to me');
    await pass(20_000);
    tap('Next');
    await settle();
    return server.sent('POST /api/practice').length;
  };
  expect(await readFor(true)).toBe(0);
  tap('Previous');
  await settle();
  expect(await readFor(false)).toBe(1);
});
