import { type Database, type DatabaseSettings, openDatabase } from './open.ts';
import { lockLibrary } from './sqlite/lock.ts';

/**
 * Opens the database for the process that serves the library. SQLite allows one such process at a time: in a
 * second one this throws LockRefused, before anything is changed.
 */
export async function openDatabaseToServe(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) return openDatabase(settings);
  const unlock = lockLibrary(settings.dataDir);
  try {
    const database = await openDatabase(settings);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
