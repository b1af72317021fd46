import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadConfiguration } from '../server/config/config.ts';
import { listPendingMigrations } from '../server/database/migrate.ts';
import { connectDatabase, type Database, type DatabaseSettings } from '../server/database/open.ts';

const START = 'Start the library once, or correct DATA_DIR or DATABASE_URL.';

/** Opens an existing library, and never creates one, so that a typing error is harmless. Throws BadConfiguration. */
export async function openExistingLibrary(settings: DatabaseSettings): Promise<Database> {
  const file = join(resolve(settings.dataDir), 'library.sqlite');
  if (!settings.databaseUrl && !existsSync(file)) {
    throw new BadConfiguration(`There is no library at ${file}. ${START}`);
  }
  const database = await connectDatabase(settings);
  try {
    const pending = await listPendingMigrations(database);
    if (pending.length === 0) return database;
    throw new BadConfiguration(
      `The database lacks tables of this release (${pending.join(', ')}). ${START}`,
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}
