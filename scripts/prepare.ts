// The first step of `npm start`, in its own process: builds the client if its sources have changed, and creates the
// tables, the demo catalogue and the first owner if they are missing.
import { createFirstAdmin } from '../server/modules/admins/service.ts';
import { openDatabaseToServe } from '../server/database/open-to-serve.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { openStores } from '../server/providers/storage/stores.ts';
import { buildClient } from './build.ts';
import { newCommand } from './command.ts';
import { readLocalSettings } from './config.ts';
import { readDemoContent } from './demo-edition.ts';
import { seedCatalogue } from './seed.ts';

/** The message to the parent process. */
export interface Prepared {
  /** The password of the owner, if it was created just now. */
  newPassword: string | null;
}

async function prepare(): Promise<Prepared> {
  newCommand('node scripts/prepare.ts', 'What npm start does before the library opens.').parse();
  const { server, sandboxOrigin, admin } = readLocalSettings();
  await buildClient(() => console.log('Building the pages; this takes some seconds …'));
  const database = await openDatabaseToServe(server);
  try {
    const { objects } = await openStores(server);
    await seedCatalogue(database.db, objects, sandboxOrigin, Date.now(), readDemoContent(), () =>
      console.log('Drawing the pictures of the demo books; this takes up to a minute …'),
    );
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
