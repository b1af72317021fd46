import { expect, test } from 'vitest';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { arrangeRecordings, countRecorded } from './page-narration.ts';

const recordingOf = (page: number, text: string, isWholePage = false): BookRecording => ({
  ...{ key: '', take: `${page} ${text}`, seconds: 1, loudness: -19, recordedAt: 0 },
  ...{ page, text, isWholePage, isStale: false },
});

const textOf = (recording: BookRecording | null) => recording?.text ?? null;

test('a sentence keeps its recording while others are typed around it', () => {
  const [page] = arrangeRecordings([['Pip ran.', 'Sam sat.']], [recordingOf(1, 'Sam sat.')]);
  expect(page?.sentences.map(({ recording }) => textOf(recording))).toEqual([null, 'Sam sat.']);
  expect(page?.stale).toEqual([]);
});

test('a changed sentence knows what was recorded before', () => {
  const [page] = arrangeRecordings(
    [['A hen met Sam.', 'Sam sat in the sun.']],
    [recordingOf(1, 'Sam sat in the shed.')],
  );
  expect(page?.sentences.map(({ earlier }) => textOf(earlier))).toEqual([
    null,
    'Sam sat in the shed.',
  ]);
  expect(page?.stale).toEqual([]);
});

test('each recording is the earlier one of one sentence only', () => {
  const [page] = arrangeRecordings([['Sam sat in.', 'Sam sat up.']], [recordingOf(1, 'Sam sat.')]);
  expect(page?.sentences.map(({ earlier }) => textOf(earlier))).toEqual(['Sam sat.', null]);
});

test('a recording without words in the book stands with its page', () => {
  const pages = arrangeRecordings(
    [['Sam sat.'], ['Pip ran.']],
    [
      recordingOf(1, 'The ship is big.'),
      recordingOf(2, 'A dog.', true),
      recordingOf(7, 'The end.'),
    ],
  );
  expect(pages.map(({ stale }) => stale.map(textOf))).toEqual([
    ['The ship is big.'],
    ['A dog.', 'The end.'],
  ]);
});

test('a whole page is the earlier one of no sentence', () => {
  const [page] = arrangeRecordings([['Sam sat up.']], [recordingOf(1, 'Sam sat.', true)]);
  expect(page?.sentences[0]?.earlier).toBeNull();
  expect(page?.stale.map(textOf)).toEqual(['Sam sat.']);
});

test('a sentence is recorded by itself or with its whole page', () => {
  const pages = arrangeRecordings(
    [['Sam sat.', 'Pip ran.'], ['A dog.', 'A cat.'], ['Mum.']],
    [recordingOf(1, 'Sam sat.'), recordingOf(2, 'A dog. A cat.', true)],
  );
  expect(countRecorded(pages)).toEqual({ all: 5, recorded: 3 });
});
