// `npm run backup -- <file>`: copies the SQLite file of DATA_DIR while the library runs. What lies beside
// it, and PostgreSQL, are backed up by the tools of docs/operations.md.
import { backUp, CannotBackUp } from '../server/database/backup.ts';
import { explainStartFailure } from '../server/explain.ts';
import { withoutSecrets } from '../server/log.ts';
import { readLocalSettings } from './config.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readLocalSettings().server;
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    throw new CannotBackUp('Name the file to make: npm run backup -- library-monday.sqlite');
  }
  if (databaseUrl !== undefined) {
    throw new CannotBackUp(
      'The library is in PostgreSQL (DATABASE_URL). Back it up with pg_dump: see docs/operations.md.',
    );
  }
  const bytes = await backUp(dataDir, file);
  console.log(
    `${file} holds the library as it was (${megabytes(bytes)}) and is whole. Copy objects/ and flipbooks/
of ${dataDir} now: what was stored since the copy does no harm beside it.`,
  );
}

main().catch((error: unknown) => {
  const isRefused = error instanceof CannotBackUp;
  const why = isRefused ? error.message : explainStartFailure(error);
  console.error(withoutSecrets(`${why} Nothing was backed up.`));
  process.exitCode = isRefused ? 2 : 1;
});
