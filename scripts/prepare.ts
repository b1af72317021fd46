// What `npm start` does before the library opens, in a process that ends with it: builds the pages where they are
// stale; creates tables, demo catalogue and owner where they are missing.
import { createFirstAdmin } from '../server/modules/admins/admins.ts';
import { openDatabaseToServe } from '../server/database/open.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { openStores } from '../server/providers/storage/stores.ts';
import { buildClient } from './build.ts';
import { newCommand } from './command.ts';
import { readLocalSettings } from './config.ts';
import { seedCatalogue } from './seed.ts';

/** What it tells the process that has started it. */
export interface Prepared {
  /** Of an owner who was created just now. */
  newPassword: string | null;
}

async function prepare(): Promise<Prepared> {
  newCommand('node scripts/prepare.ts', 'What npm start does before the library opens.').parse();
  const { server, sandboxOrigin, admin } = readLocalSettings();
  await buildClient(() => console.log('Building the pages …'));
  const database = await openDatabaseToServe(server);
  try {
    const { objects } = await openStores(server);
    await seedCatalogue(database.db, objects, sandboxOrigin, Date.now());
    const { username, password } = admin;
    return { newPassword: await createFirstAdmin(database.db, username, password, Date.now()) };
  } finally {
    await database.close();
  }
}

prepare().then(
  (prepared) => process.send?.(prepared, () => process.disconnect()),
  (error: unknown) => {
    console.error(withoutSecrets(explainStartFailure(error)));
    process.exit(1);
  },
);
