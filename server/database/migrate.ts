// Migrates the tables. During a rolling upgrade, instances of two releases share one database: the older release
// runs on the tables of the newer one, whose migrations only ever add to them (docs/architecture.md).
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

const newest = Object.keys(migrations).sort().at(-1)!;
const laterMigration: Migration = { up: async () => {} };

const migratorOf = (db: Db, later: readonly string[] = []) => {
  const laterMigrations = Object.fromEntries(later.map((name) => [name, laterMigration]));
  return new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...laterMigrations }) },
  });
};

/** Lists the migrations of later releases. Kysely treats an applied migration that it does not know as corruption. */
async function listLater(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name > newest);
}

/** Runs the pending migrations. Safe to run in several processes at once, even of different releases. */
export async function migrate(db: Db): Promise<void> {
  let later = await listLater(db);
  for (;;) {
    const { error } = await migratorOf(db, later).migrateToLatest();
    if (!error) return;
    const before = later.length;
    later = await listLater(db);
    // A later release may have migrated the tables while this one waited for the lock.
    if (later.length === before) throw error;
  }
}

/** Returns the names of the migrations that have not run yet. Changes nothing. */
export async function listPendingMigrations({ db }: { db: Db }): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
