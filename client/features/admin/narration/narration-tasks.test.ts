import { beforeEach, expect, test, vi } from 'vitest';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { createStorage } from '../../../test-support/storage.ts';
import { answerUploads } from '../../../test-support/uploads.ts';
import { discardTakes, storeTake, takeKeys } from '../drafts/takes.ts';
import { discardTakesOf, taskOf } from './narration-tasks.ts';

const OLD = '0'.repeat(32);
const part = { bookId: 'sam', page: 1, text: 'Sam sat up.', isWholePage: false };
const earlier = (isStale: boolean): BookRecording => ({
  ...{ key: 'sentence/sam/1/x', take: OLD, seconds: 1, loudness: -19, recordedAt: 0 },
  ...{ page: 1, text: 'Sam sat.', isWholePage: false, isStale },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  discardTakes();
});

test.each([
  ['that families hear until the change is saved is not replaced', false, 'none'],
  ['whose words the saved book does not have any more is replaced', true, OLD],
])('a recording %s', async (_, isStale, replaces) => {
  const sent = answerUploads();
  await taskOf(part, null, earlier(isStale)).keep(new Blob(), null);
  expect(new URLSearchParams(sent[0]?.address.split('?')[1]).get('replaces')).toBe(replaces);
});

test('the takes of one book are forgotten', async () => {
  const keys = ['sam', 'samson'].map((bookId) => taskOf({ ...part, bookId }, null).key);
  const made = { samples: new Float32Array(1), rate: 48_000, seconds: 1, faults: [] };
  for (const key of [...keys, 'sound/s']) await storeTake(key, { ...made, replaces: null });
  discardTakesOf('sam');
  expect(takeKeys()).toEqual([keys[1], 'sound/s']);
});
