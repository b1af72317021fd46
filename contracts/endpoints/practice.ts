import { practiceBody, practiceList } from '../practice.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const part = { letters: 'ai', sound: 'e', level: null, example: null, phonogram: null };
const event = { id: '8b8e8f0e-5d5c-4f6b-9d0a-1b2c3d4e5f60', word: 'sam', at: 1 };

export const practiceEndpoints = {
  'GET /api/practice': {
    summary:
      'List the words the caller practises, hardest first, and words lately read without help',
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    answer: practiceList,
    examples: {
      answers: [
        {
          words: [
            {
              word: 'said',
              printed: 'Said',
              parts: [part],
              isHeartWord: true,
              stuckOn: part,
              sentence: null,
              book: { id: 'sam', title: 'Sam' },
              asked: 1,
              alone: 0,
              lastAskedAt: 1,
            },
          ],
          learned: ['the'],
        },
      ],
    },
  },
  'POST /api/practice': {
    summary: 'Record help requests for words, and words read without help',
    description:
      'The client creates the event ids, so an event that is sent twice counts once. An event about a deleted word or book is ignored.',
    access: 'subscriber',
    ofStudent: true,
    // The client sends a help request, or a turned page with practice words.
    limit: inAQuarterHour(300),
    body: practiceBody,
    answer: null,
    examples: {
      bodies: [
        { events: [{ ...event, kind: 'asked', bookId: 'sam' }] },
        { events: [{ ...event, kind: 'alone' }] },
      ],
    },
  },
} as const satisfies EndpointTable;
