// `npm run move`: copies the library in DATA_DIR from SQLite to the PostgreSQL database of DATABASE_URL, and compares
// every row. Copies everything or nothing. library.sqlite does not change.
import { placeOf } from '../server/config/database-url.ts';
import { moveLibrary, Unconfirmed } from '../server/database/transfer/move.ts';
import { CannotMove } from '../server/database/transfer/source.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { LOCAL, newCommand, REFUSED } from './command.ts';
import { readLibrarySettings } from './config.ts';

const { format } = new Intl.NumberFormat('en-AU');
const NOTHING = 'Nothing was moved.';

const command = newCommand(
  'npm run move --',
  'Moves a stopped library from SQLite in DATA_DIR to the PostgreSQL database of DATABASE_URL.',
)
  .option(...LOCAL)
  .action(move);

async function move(chosen: { local?: boolean }): Promise<void> {
  const { dataDir, databaseUrl } = readLibrarySettings(chosen, ['DATA_DIR']).server;
  if (databaseUrl === undefined) {
    throw new CannotMove('DATABASE_URL must name the PostgreSQL database to move into.');
  }
  console.log(`Moving the library of ${dataDir} to PostgreSQL, ${placeOf(databaseUrl)}.`);
  const counts = await moveLibrary({ dataDir, databaseUrl, say: (word) => console.log(word) });
  for (const [table, count] of counts) console.log(`${table}: ${format(count)} rows.`);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `All ${format(all)} rows of ${counts.size} tables are moved, compared and equal. From now on start the
library with this DATABASE_URL. library.sqlite is unchanged: keep it, and start nothing on it.`,
  );
}

function explain(error: unknown): string {
  if (error instanceof Unconfirmed) return error.message;
  if (error instanceof CannotMove) return `${error.message} ${NOTHING}`;
  return `${explainStartFailure(error)} ${NOTHING}`;
}

command.parseAsync().catch((error: unknown) => {
  console.error(withoutSecrets(explain(error)));
  process.exitCode = error instanceof CannotMove ? REFUSED : 1;
});
