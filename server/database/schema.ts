// Reads the tables of a database from its own catalogue. Code that concerns every table, such as moving a
// library, uses this instead of a list kept by hand.

/** Runs one statement and returns its rows; backed by `node:sqlite`, `pg` or Kysely. */
export type Ask = (statement: string) => Promise<unknown[]>;

export interface Column {
  name: string;
  /** As the engine names it: `text`, `bigint`. */
  type: string;
  /** The expression of its default value. */
  default: string | null;
  /** Whether the database generates the value, as an identity or from an expression. */
  isMadeByDatabase: boolean;
}

export interface ForeignKey {
  columns: string[];
  /** The referenced table, and its columns. */
  table: string;
  references: string[];
}

export interface Table {
  name: string;
  columns: Column[];
  primaryKey: string[];
  /** Other unique constraints and indexes; an expression in place of a column is null. */
  uniques: { name: string; columns: (string | null)[] }[];
  foreignKeys: ForeignKey[];
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  default: string | null;
  made: number;
}

/** A column of an index or a foreign key, in order. */
interface PartRow {
  table: string;
  of: string;
  column: string | null;
}

type KeyPartRow = PartRow & { to: string; references: string };

interface Statements {
  columns: string;
  /** Of primary keys. */
  keys: string;
  uniques: string;
  foreignKeys: string;
}

const ofSqlite = (name: string) => `pragma_table_list t join ${name}
  on t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`;

const sqlite: Statements = {
  columns: `select t.name as "table", c.name, lower(c.type) as type, c.dflt_value as "default",
      c.hidden > 1 as made
    from ${ofSqlite('pragma_table_xinfo(t.name) c')} order by t.name, c.cid`,
  keys: `select t.name as "table", '' as "of", c.name as "column"
    from ${ofSqlite('pragma_table_info(t.name) c')} where c.pk > 0 order by t.name, c.pk`,
  uniques: `select t.name as "table", i.name as "of", c.name as "column"
    from ${ofSqlite('pragma_index_list(t.name) i')} join pragma_index_info(i.name) c
    where i."unique" and i.origin <> 'pk' order by t.name, i.name, c.seqno`,
  foreignKeys: `select t.name as "table", k.id as "of", k."from" as "column", k."table" as "to",
      k."to" as "references"
    from ${ofSqlite('pragma_foreign_key_list(t.name) k')} order by t.name, k.id, k.seq`,
};

const OF_POSTGRES = `pg_class t join pg_namespace n
  on n.oid = t.relnamespace and n.nspname = current_schema() and t.relkind in ('r', 'p')`;
const ofIndexes = (which: string) => `select t.relname as "table", x.relname as "of",
    a.attname as "column"
  from ${OF_POSTGRES} join pg_index i on i.indrelid = t.oid and ${which}
  join pg_class x on x.oid = i.indexrelid
  cross join unnest(i.indkey::int2[]) with ordinality part(number, place)
  left join pg_attribute a on a.attrelid = t.oid and a.attnum = part.number
  where part.place <= i.indnkeyatts order by t.relname, x.relname, part.place`;

const postgres: Statements = {
  columns: `select t.relname as "table", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, pg_get_expr(d.adbin, d.adrelid) as "default",
      (a.attidentity <> '' or a.attgenerated <> '')::int as made
    from ${OF_POSTGRES} join pg_attribute a
      on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    order by t.relname, a.attnum`,
  keys: ofIndexes('i.indisprimary'),
  uniques: ofIndexes('(i.indisunique or i.indisexclusion) and not i.indisprimary'),
  foreignKeys: `select t.relname as "table", k.conname as "of", a.attname as "column",
      f.relname as "to", b.attname as "references"
    from ${OF_POSTGRES} join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    join pg_class f on f.oid = k.confrelid
    cross join unnest(k.conkey, k.confkey) with ordinality part(here, there, place)
    join pg_attribute a on a.attrelid = t.oid and a.attnum = part.here
    join pg_attribute b on b.attrelid = f.oid and b.attnum = part.there
    order by t.relname, k.conname, part.place`,
};

/** Whether a table is one of Kysely's migration tables, which are not moved with a library. */
export const isOfMigrator = ({ name }: Pick<Table, 'name'>) => name.startsWith('kysely_migration');

/** Returns the tables of a database (on PostgreSQL, of the current schema), sorted by name. */
export async function readSchema(engine: 'sqlite' | 'postgres', ask: Ask): Promise<Table[]> {
  const statements = engine === 'sqlite' ? sqlite : postgres;
  const columns = (await ask(statements.columns)) as ColumnRow[];
  const keys = (await ask(statements.keys)) as PartRow[];
  const uniques = (await ask(statements.uniques)) as PartRow[];
  const foreignKeys = (await ask(statements.foreignKeys)) as KeyPartRow[];
  const ofTable = <Row extends { table: string }>(rows: Row[], name: string) =>
    rows.filter(({ table }) => table === name);
  const groupParts = <Row extends PartRow>(rows: Row[]): [string, Row[]][] =>
    Object.entries(Object.groupBy(rows, (row) => row.of)).map(([name, parts = []]) => [
      name,
      parts,
    ]);

  const names = [...new Set(columns.map(({ table }) => table))].sort();
  return names.map((name) => ({
    name,
    columns: ofTable(columns, name).map((column) => ({
      name: column.name,
      type: column.type,
      default: column.default,
      isMadeByDatabase: Number(column.made) !== 0,
    })),
    primaryKey: ofTable(keys, name).map(({ column }) => column ?? ''),
    uniques: groupParts(ofTable(uniques, name)).map(([unique, parts]) => ({
      name: unique,
      columns: parts.map(({ column }) => column),
    })),
    foreignKeys: groupParts(ofTable(foreignKeys, name)).map(([, parts]) => ({
      columns: parts.map(({ column }) => column ?? ''),
      table: parts[0]?.to ?? '',
      references: parts.map(({ references }) => references),
    })),
  }));
}

/** Sorts tables so that each comes after the tables it refers to. Throws on circular references. */
export function inOrderOfReference(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let remaining = [...tables];
  while (remaining.length > 0) {
    const names = new Set(remaining.map(({ name }) => name));
    const isReady = ({ name, foreignKeys }: Table) =>
      foreignKeys.every(({ table }) => table === name || !names.has(table));
    const ready = remaining.filter(isReady);
    if (ready.length === 0) throw new Error(`These tables refer in a circle: ${[...names]}`);
    ordered.push(...ready);
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return ordered;
}
