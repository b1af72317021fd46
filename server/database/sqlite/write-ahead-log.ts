import { open } from 'node:fs/promises';
import { singleFlight } from '../../async/single-flight.ts';

/** The file to which SQLite writes every commit first. */
export interface WriteAheadLog {
  /** Resolves when everything committed before the call is on the disk; rejects when it may not be. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the log at `path`. The file exists while the database has a connection. */
export async function openWriteAheadLog(path: string): Promise<WriteAheadLog> {
  // Windows flushes only files that are open for writing.
  const file = await open(path, 'r+');
  let failure: unknown;
  // Commits during a flush share the next one.
  const flushes = singleFlight(async () => {
    // After a failed flush the system may report dropped data as written, so every later flush fails too. Only a
    // restart reads what the disk really has.
    if (failure) throw failure;
    try {
      await file.datasync();
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  return {
    flush: () => flushes.run(),
    async close() {
      await flushes.settled();
      await file.close();
    },
  };
}
