// Brings the tables up to date. Releases meet in one database while instances are replaced one by one:
// the older one runs on tables of the newer, which only ever adds to them (docs/architecture.md).
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

const newest = Object.keys(migrations).sort().at(-1)!;
const ofALaterRelease: Migration = { up: async () => {} };

const migratorOf = (db: Db, later: readonly string[] = []) => {
  const known = Object.fromEntries(later.map((name) => [name, ofALaterRelease]));
  return new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...known }) },
  });
};

/** What a later release has changed. Kysely takes it for damage where it is not named. */
async function listLater(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name > newest);
}

/** Several processes may do so at once, of different releases too. */
export async function migrate(db: Db): Promise<void> {
  let later = await listLater(db);
  for (;;) {
    const { error } = await migratorOf(db, later).migrateToLatest();
    if (!error) return;
    const before = later.length;
    later = await listLater(db);
    // A later release may have been at work while this one waited for its turn.
    if (later.length === before) throw error;
  }
}

/** The names of the changes that the tables still lack; changes nothing. */
export async function listPendingMigrations({ db }: { db: Db }): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
