// What happy-dom lacks for kept books: a Cache Storage with limited room, a place for their answers, locks, and the files
// that are fetched.
import { vi } from 'vitest';
import * as keptAnswers from '../offline/kept-answers.ts';
import { server } from './server.ts';

interface Device {
  /** The keys of all files that are kept, in order. */
  files: () => string[];
  /** Removes files, as a browser does that needs room. */
  lose: (...keys: string[]) => void;
  /** How many bytes fit. */
  setRoom: (bytes: number) => void;
  /** Sets what a file's address answers; the default is a picture of 100 bytes. */
  answer: (address: string, serve: (signal?: AbortSignal | null) => Promise<Response>) => void;
  /** The addresses of all files that were fetched, in order. */
  fetched: string[];
  /** The most files that were fetched at once. */
  most: () => number;
}

const picture = (): Response =>
  new Response('x'.repeat(100), { headers: { 'Content-Type': 'image/webp' } });

/** Gives the window a device that keeps files, and on which the answers of books are stored. */
export function stubDevice(): Device {
  const files = new Map<string, { size: number; headers: Headers }>();
  const answers = new Map<string, Parameters<Device['answer']>[1]>();
  const fetched: string[] = [];
  let room = Infinity;
  let [open, most] = [0, 0];
  const used = () => [...files.values()].reduce((sum, { size }) => sum + size, 0);

  const cache = {
    match: async (key: string) => files.get(key),
    keys: async () => [...files.keys()].map((key) => ({ url: `${location.origin}${key}` })),
    delete: async (key: string) => files.delete(key),
    async put(key: string, response: Response) {
      const { size } = await response.blob();
      if (used() + size > room) throw new DOMException('Full', 'QuotaExceededError');
      files.set(key, { size, headers: response.headers });
    },
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => files.size > 0 });
  // Following would go on after the test.
  vi.spyOn(keptAnswers, 'followAnswers').mockImplementation(() => {});
  vi.spyOn(keptAnswers, 'areAnswersStored').mockImplementation(async () => true);
  let turn = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const storage = {
    estimate: async () => ({ quota: room + 2_000_000, usage: used() }),
    persisted: async () => true,
  };
  const added = { locks: { value: { request } }, storage: { value: storage } };
  vi.stubGlobal('navigator', Object.create(navigator, added));
  const { serve } = server;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!/^\/(public-objects|flipbooks)\//.test(address)) return serve(address, init);
    fetched.push(address);
    open += 1;
    most = Math.max(most, open);
    try {
      await new Promise((resolve) => setTimeout(resolve));
      return await (answers.get(address) ?? (async () => picture()))(init.signal);
    } finally {
      open -= 1;
    }
  });
  return {
    files: () => [...files.keys()],
    lose: (...keys) => keys.forEach((key) => files.delete(key)),
    setRoom: (bytes) => void (room = bytes),
    answer: (address, answer) => void answers.set(address, answer),
    fetched,
    most: () => most,
  };
}
