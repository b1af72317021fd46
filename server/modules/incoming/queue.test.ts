// What becomes of a file when the library itself fails.
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { Db } from '../../database/tables.ts';
import type { IncomingFiles } from '../../providers/storage/incoming-folder.ts';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { createQueue, type QueueParts } from './queue.ts';
import { getIncoming } from './store.ts';

const MINUTE = 60_000;
const ID = 'a'.repeat(32);

/** Lets all changes of rows fail while `isAway` returns true. */
const failing = (isAway: () => boolean): KyselyPlugin => ({
  transformQuery({ node }) {
    if (isAway() && node.kind === 'UpdateQueryNode') throw new Error('The database is away');
    return node;
  },
  transformResult: async ({ result }) => result,
});

describe.each(engines)('the queue of files, over %s', (engine) => {
  /** Opens a queue with one file, which `make` makes. */
  async function open(make: () => Promise<void>, plugin?: KyselyPlugin) {
    const { db: plain } = await openTestDatabase(engine);
    const db: Db = plugin ? plain.withPlugin(plugin) : plain;
    const clock = { now: 1_000 };
    const row = {
      ...{ id: ID, name: 'sam.pdf', state: 'waiting' as const, bytes: 1, bytes_here: 1 },
      ...{ asked_level: 'level1', folder: 'here', tries: 0, failures: null, due_at: 0 },
      ...{ taken_by: null, pages_done: 0, page_count: null, message: null, draft_id: null },
      ...{ by_whom: 'kim', created_at: 0, heard_at: 0 },
    };
    await plain.insertInto('incoming').values(row).execute();
    const removed: string[] = [];
    const outcomes: string[] = [];
    const log: unknown[] = [];
    const queue = createQueue({
      ...{ db, now: () => clock.now, makeDraft: make },
      files: {
        ...{ folderId: 'here', pathOf: (id: string) => id, sizeOf: async () => 1 },
        remove: async (id: string) => void removed.push(id),
      } as Partial<IncomingFiles> as IncomingFiles,
      log: { error: (_: unknown, message?: string) => void log.push(message) } as QueueParts['log'],
      metrics: { draftMade: (outcome) => void outcomes.push(outcome) },
    });
    /** Waits until the row is as expected, and returns it. */
    const becomes = (expected: object) =>
      vi.waitFor(
        async () => {
          const found = (await getIncoming(plain, ID))!;
          expect(found).toMatchObject(expected);
          return found;
        },
        { timeout: 60_000, interval: 5 },
      );
    return { queue, clock, becomes, removed, outcomes, log };
  }

  test('tries a file again for a day, and then says that the library has failed', async () => {
    const make = vi.fn(() => Promise.reject(new Error('The store is away')));
    const { queue, clock, becomes, removed, outcomes } = await open(make);
    const waits = [0.5, 2, 8, ...Array<number>(45).fill(32)];
    for (const [index, minutes] of waits.entries()) {
      queue.wake();
      const row = await becomes({ state: 'waiting', failures: index + 1 });
      expect(row).toMatchObject({ tries: 0, due_at: clock.now + minutes * MINUTE });
      expect(row.message).toBe(
        'The library could not make this book yet. It tries again by itself.',
      );
      clock.now = row.due_at;
    }
    expect(removed).toEqual([]);
    queue.wake();
    const { message } = await becomes({ state: 'refused' });
    expect(message).toMatch(
      /tried for a day\. The library failed, and not your file\. .* again\.$/,
    );
    await vi.waitFor(() => expect(removed).toEqual([ID]), { timeout: 15_000 });
    expect(make).toHaveBeenCalledTimes(49);
    expect(outcomes).toEqual([...Array(48).fill('failed'), 'refused']);
    await queue.close();
  });

  test('does not take a try for one that has ended the process because it could not be noted', async () => {
    let isAway = false;
    const make = async () => {
      isAway = true;
      throw new Error('The store is away');
    };
    const { queue, clock, becomes, outcomes, log } = await open(
      make,
      failing(() => isAway),
    );
    for (let failures = 1; failures <= 6; failures++) {
      for (let looks = 1; looks <= 2; looks++) {
        log.length = 0;
        queue.wake();
        await vi.waitFor(() => expect(log).toContain('The files that wait were not made'), {
          timeout: 15_000,
        });
        await becomes({ state: 'working', tries: 1 });
      }
      isAway = false;
      queue.wake();
      const { due_at: dueAt } = await becomes({ state: 'waiting', tries: 0, failures });
      clock.now = dueAt;
    }
    await queue.close();
    expect(outcomes).toEqual(Array(6).fill('failed'));
  });
});
