// The owner's recordings: what families hear, and the owner's side.
import { z } from 'zod';
import { longestFile, longestRecording } from '../../domain/recordings.ts';
import {
  bookRecording,
  narrationQuery,
  ofVoice,
  recording,
  replacing,
  takeId,
  voice,
} from '../recordings.ts';
import { type EndpointTable, inAQuarterHour, type UploadedFile } from './endpoint.ts';
import { ofBook, SAM } from './of-book.ts';

const TAKE = '0123456789abcdef0123456789abcdef';
const MP3 = 'audio/mpeg';
const SHIP = { kind: 'sound', name: 'sh' };
const SENTENCE = 'The ship sails.';
const measured = { take: TAKE, seconds: 0.85, loudness: -19, recordedAt: 1 };
const ofSentence = {
  ...{ key: 'sentence/sam/1/0123456789abcdef', ...measured },
  ...{ page: 1, text: SENTENCE, isWholePage: false, isStale: false },
};
const ofTake = z.strictObject({ take: takeId });
const ofTakeOfBook = ofBook.extend({ take: takeId });

const wav = (limit: string): UploadedFile => ({
  types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  refusal: 'The body must be a WAV file',
  tooLarge: `The recording is too long: ${limit}.`,
});

const voiceLimit = `a sound, prompt or word can have at most ${longestRecording.sound} seconds`;
const narrationLimit = `a sentence can have at most ${longestRecording.sentence} seconds, and a page ${longestRecording.page}`;
const FORMAT =
  'A WAV file: 48,000 samples a second of 16 bit, one channel, -19 LUFS, and a true peak of at most -1 dBTP. If `replaces` is not the latest take, the response is 412 and nothing changes. The same upload can be sent twice.';

export const recordingEndpoints = {
  'GET /api/voice': {
    summary:
      "List the sounds, prompts and words that are recorded, with their MP3 files' addresses",
    access: 'anyone',
    limit: null,
    answer: voice,
    examples: {
      answers: [
        {
          sounds: { sh: `/api/voice/${TAKE}` },
          prompts: { 'well-done': '/api/voice/a' },
          words: { said: '/api/voice/b' },
        },
      ],
    },
  },
  'GET /api/voice/{take}': {
    summary: 'Read the MP3 of a sound, prompt or word',
    access: 'anyone',
    limit: null,
    params: ofTake,
    file: MP3,
    answer: null,
    examples: { params: { take: TAKE } },
  },
  'GET /api/books/{bookId}/narration/{take}': {
    summary: "Read the MP3 of a recorded part of a book's words",
    access: 'subscriber',
    limit: null,
    params: ofTakeOfBook,
    file: MP3,
    answer: null,
    examples: { params: { ...SAM, take: TAKE } },
  },
  'GET /api/admin/recordings': {
    summary: 'List the recordings of sounds, prompts and words',
    access: 'editor',
    limit: null,
    answer: z.array(recording),
    examples: { answers: [[{ key: 'sound/sh', ...measured }]] },
  },
  'PUT /api/admin/recordings/{kind}/{name}': {
    summary: 'Record a sound, a prompt or a word',
    description: FORMAT,
    access: 'editor',
    limit: inAQuarterHour(600),
    params: ofVoice,
    query: replacing,
    upload: wav(voiceLimit),
    longestBody: longestFile('sound'),
    answer: recording,
    examples: {
      params: SHIP,
      query: { replaces: 'none' },
      answers: [{ key: 'sound/sh', ...measured }],
    },
  },
  'DELETE /api/admin/recordings/{kind}/{name}': {
    summary:
      "Delete the recording of a sound, a prompt or a word; the computer's sound or the device's voice is heard again",
    description: 'If `replaces` is not the latest take, the response is 412 and nothing changes.',
    access: 'editor',
    limit: null,
    params: ofVoice,
    query: replacing,
    answer: null,
    examples: { params: SHIP, query: { replaces: TAKE } },
  },
  'GET /api/admin/recordings/{take}/master': {
    summary: 'Read the WAV of any recording',
    access: 'editor',
    limit: null,
    params: ofTake,
    file: 'audio/wav',
    answer: null,
    examples: { params: { take: TAKE } },
  },
  'GET /api/admin/books/{bookId}/narration': {
    summary: 'List all recordings of a book, also those whose words it no longer has',
    access: 'editor',
    limit: null,
    params: ofBook,
    answer: z.array(bookRecording),
    examples: { params: SAM, answers: [[ofSentence]] },
  },
  'PUT /api/admin/books/{bookId}/narration': {
    summary: 'Record a sentence of a book, or a whole page',
    description: `${FORMAT} The recording is kept, and \`isStale\`, if its words are nowhere in the book.`,
    access: 'editor',
    limit: inAQuarterHour(600),
    params: ofBook,
    query: narrationQuery,
    upload: wav(narrationLimit),
    longestBody: longestFile('page'),
    answer: bookRecording,
    examples: {
      params: SAM,
      query: { page: '1', text: SENTENCE, replaces: 'none' },
      answers: [ofSentence],
    },
  },
  'DELETE /api/admin/books/{bookId}/narration/{take}': {
    summary: 'Delete a recording of a book',
    access: 'editor',
    limit: null,
    params: ofTakeOfBook,
    answer: null,
    examples: { params: { ...SAM, take: TAKE } },
  },
} as const satisfies EndpointTable;
