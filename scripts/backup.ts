// `npm run backup -- <file>`: copies the SQLite file in DATA_DIR while the library runs. For PostgreSQL and the other
// files in DATA_DIR, docs/operations.md names other tools.
import { resolve } from 'node:path';
import { backUp, CannotBackUp } from '../server/database/backup.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { LOCAL, newCommand, newName, REFUSED } from './command.ts';
import { readLibrarySettings } from './config.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const command = newCommand(
  'npm run backup --',
  'Copies the SQLite file of a library, while it runs. With PostgreSQL use pg_dump.',
)
  .argument(
    '<file>',
    'the copy to make, such as library-monday.sqlite; it is not there yet',
    newName,
  )
  .option(...LOCAL)
  .action(make);

async function make(file: string, chosen: { local?: boolean }): Promise<void> {
  const { dataDir, databaseUrl } = readLibrarySettings(chosen, ['DATA_DIR', 'DATABASE_URL']).server;
  if (databaseUrl !== undefined) {
    throw new CannotBackUp(
      'The library is in PostgreSQL (DATABASE_URL). Back it up with pg_dump: see docs/operations.md.',
    );
  }
  const bytes = await backUp(dataDir, file);
  console.log(
    `${resolve(file)} holds the library as it was (${megabytes(bytes)}) and is complete. Copy objects/ and flipbooks/ of ${dataDir} now: files newer than the copy do no harm.`,
  );
}

command.parseAsync().catch((error: unknown) => {
  const isRefused = error instanceof CannotBackUp;
  const why = isRefused ? error.message : explainStartFailure(error);
  console.error(withoutSecrets(`${why} Nothing was backed up.`));
  process.exitCode = isRefused ? REFUSED : 1;
});
