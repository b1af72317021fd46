import { open } from 'node:fs/promises';
import { shareRuns } from '../../async/single-flight.ts';

/** SQLite's write-ahead log, into which every commit is written first. */
export interface Log {
  /** Resolves when all that was committed before the call is on the disk; rejects when it may not be. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the log at `path`, which exists for as long as a connection to its database does. */
export async function openLog(path: string): Promise<Log> {
  // Windows flushes only what is open for writing.
  const file = await open(path, 'r+');
  let failure: unknown;
  const flushes = shareRuns(async () => {
    // After a failure the system may call written what it has dropped: only a new start reads what is there.
    if (failure) throw failure;
    try {
      await file.datasync();
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  return {
    flush: () => flushes.ask(),
    async close() {
      await flushes.settled();
      await file.close();
    },
  };
}
