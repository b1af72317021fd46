// The owner's recordings: single sounds, prompts, words, and the narration of books.
import { z } from 'zod';
import { prompts } from '../domain/prompts.ts';
import { type VoiceKind, voiceKinds } from '../domain/recordings.ts';
import { singleSounds } from '../domain/single-sounds.ts';
import { oneSpaced } from '../domain/text.ts';
import { bareWord } from './phonics.ts';
import { requiredText } from './text.ts';
import { wholeNumber } from './whole-number.ts';

/** The id of one take. It is made of the key and the sound, so what it names never changes. */
export const takeId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'The id of a take has 32 digits from 0 to 9 and a to f');

/** The names of what is recorded once for the whole library. A word is its own name. */
export const voiceNames: Readonly<Record<VoiceKind, z.ZodType<string>>> = {
  sound: z.enum(
    singleSounds.map(({ id }) => id),
    { error: 'There is no sound of this name' },
  ),
  prompt: z.enum(
    prompts.map(({ id }) => id),
    { error: 'There is no prompt of this name' },
  ),
  word: bareWord,
};

const voiceKind = z.enum(voiceKinds, { error: 'kind must be sound, prompt or word' });

/** Names a sound, a prompt or a word. */
export const ofVoice = z
  .strictObject({ kind: voiceKind, name: z.string() })
  .superRefine(({ kind, name }, { addIssue }) => {
    for (const { message } of voiceNames[kind].safeParse(name).error?.issues ?? []) {
      addIssue({ code: 'custom', path: ['name'], message });
    }
  });

/** The take that the caller has heard last: another owner may have recorded the same thing since. */
const replaces = z
  .string({ error: 'replaces must be none or the id of a take' })
  .regex(/^(?:none|[0-9a-f]{32})$/, 'replaces must be none or the id of a take');

export const replacing = z.strictObject({ replaces });

/** The most characters of a sentence, and of the words of a page. */
const LONGEST_SENTENCE = 1000;
const LONGEST_PAGE_TEXT = 5000;
export const LAST_PAGE = 10_000;

/** The words of a recording, as they are compared with those of the book. */
export const recordedText = requiredText('text', LONGEST_PAGE_TEXT).overwrite(oneSpaced);

const SENTENCE_TOO_LONG = `text of a sentence can have at most ${LONGEST_SENTENCE} characters`;

/** What is recorded: a sentence of a page, or with `wholePage` all of it. */
export const narrationQuery = z
  .strictObject({
    /** Counted from 1. */
    page: wholeNumber('page', 1, LAST_PAGE),
    /** The words that were read out: the sentence, or the sentences of the page with spaces between them. */
    text: recordedText,
    wholePage: z.literal('true', { error: 'wholePage must be true or left out' }).optional(),
    /** A take of the same book. It may be of older words: a recording of new words replaces it. */
    replaces,
  })
  .refine(({ text, wholePage }) => wholePage || text.length <= LONGEST_SENTENCE, {
    path: ['text'],
    error: SENTENCE_TOO_LONG,
  });

/** A recording as an owner sees it. */
export const recording = z.object({
  /** `sound/sh`, `prompt/well-done`, `word/said`, `sentence/sam/2/<hash of its text>` or `page/sam/2/<hash>`. */
  key: z.string(),
  take: z.string(),
  seconds: z.number(),
  /** In LUFS. */
  loudness: z.number(),
  /** Epoch milliseconds. */
  recordedAt: z.number(),
});

/** A recording of a book's words as an owner sees it. */
export const bookRecording = recording.extend({
  /** The page for which it was recorded, counted from 1. */
  page: z.number(),
  text: z.string(),
  isWholePage: z.boolean(),
  /** Whether its words are nowhere in the book any more. It is kept, and not played. */
  isStale: z.boolean(),
});

/** The recorded sounds, prompts and words, with the addresses of their MP3 files. */
export const voice = z.object({
  sounds: z.record(z.string(), z.string()),
  prompts: z.record(z.string(), z.string()),
  /** By word, in lower case with a straight apostrophe. */
  words: z.record(z.string(), z.string()),
});

/** A recorded part of a book, in the order of the book. */
export const narrated = z.object({
  /** Counted from 1. */
  page: z.number(),
  /** The cleaned text of the sentence, or of all sentences of the page with spaces between them. */
  text: z.string(),
  isWholePage: z.boolean(),
  seconds: z.number(),
  /** The address of its MP3, for subscribers. */
  url: z.string(),
});

export type Recording = z.output<typeof recording>;
export type BookRecording = z.output<typeof bookRecording>;
export type Voice = z.output<typeof voice>;
export type Narrated = z.output<typeof narrated>;
