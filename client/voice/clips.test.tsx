import { expect, test, vi } from 'vitest';
import { queryClient } from '../api/queries.ts';
import { soundBytes } from './clips.ts';
import { voiceQuery } from '../api/voice-list.ts';

test('an old list of recordings is used at once, and fetched again behind it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL) => {
    const { pathname } = new URL(address, location.href);
    asked.push(pathname);
    // The list never arrives.
    if (pathname === '/api/voice') return new Promise(() => {});
    return Promise.resolve({ ok: true, arrayBuffer: async () => new ArrayBuffer(8) });
  });
  const list = { sounds: { s: '/api/voice/take-of-s' }, prompts: {}, words: {} };
  queryClient.setQueryData(voiceQuery().queryKey, list, { updatedAt: Date.now() - 3_600_000 });
  vi.setTimerTickMode('manual');
  await soundBytes('s');
  expect(asked.sort()).toEqual(['/api/voice', '/api/voice/take-of-s']);
});
