// Schema rules that let the same tables work on SQLite, on PostgreSQL and sharded over many machines: all rows of
// a student are on the same machine and need nothing from another one.
import { isOfMigrator, type Table } from '../database/schema.ts';

const TYPES = ['text', 'integer', 'bigint'];
const NUMBERED = /nextval|random|uuid|now\(|current_/i;

/** A table whose rows do not belong to a student. */
export interface CommonTable {
  /** Why its rows do not need to be with a student. */
  because: string;
  /** Another common table to which its rows belong, and with which they are stored. */
  with?: string;
}

/** Returns the violations of the rules, one sentence each. */
export function breachesOf(
  tables: readonly Table[],
  common: Readonly<Record<string, CommonTable>>,
): string[] {
  const own = tables.filter((table) => !isOfMigrator(table));
  const names = own.map(({ name }) => name);
  return [
    ...own.flatMap(columnBreaches),
    ...own.flatMap((table) => {
      if (table.name === 'users') return keyBreaches(table, 'id');
      if (hasStudent(table)) {
        return [...keyBreaches(table, 'user_id'), ...table.foreignKeys.flatMap(studentKeys(table))];
      }
      return commonBreaches(table, common[table.name]);
    }),
    ...Object.keys(common)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is listed as common and is not there.`),
    ...own
      .filter((table) => table.name in common && hasStudent(table))
      .map(({ name }) => `${name} is listed as common and has a user_id.`),
  ];
}

const hasStudent = ({ columns }: Table) => columns.some(({ name }) => name === 'user_id');

function columnBreaches({ name: table, columns, primaryKey }: Table): string[] {
  const found = columns.flatMap((column) => {
    const name = `${table}.${column.name}`;
    const isNumbered = column.isMadeByDatabase || NUMBERED.test(column.default ?? '');
    return [
      ...(TYPES.includes(column.type)
        ? []
        : [`${name} is ${column.type}: columns are text, integer or bigint.`]),
      ...(isNumbered ? [`${name} is filled in by the database: the application makes it.`] : []),
    ];
  });
  if (primaryKey.length === 0) found.push(`${table} has no primary key.`);
  const only = primaryKey.length === 1 ? columns.find(({ name }) => name === primaryKey[0]) : null;
  // SQLite auto-increments such a column.
  if (only && only.type !== 'text') found.push(`${table} is numbered: its key is not text.`);
  return found;
}

/** Keys and unique constraints must begin with the student, so that one machine can check them. */
function keyBreaches({ name, primaryKey, uniques }: Table, student: string): string[] {
  return [
    ...(primaryKey[0] === student
      ? []
      : [`The primary key of ${name} does not begin with ${student}.`]),
    ...uniques
      .filter(({ columns }) => columns[0] !== student)
      .map((unique) => `The unique ${unique.name} of ${name} does not begin with ${student}.`),
  ];
}

const studentKeys =
  (table: Table) =>
  ({ columns, table: to, references }: Table['foreignKeys'][number]): string[] => {
    const isOwnUser = to === 'users' && `${columns}` === 'user_id' && `${references}` === 'id';
    return isOwnUser || to === 'books'
      ? []
      : [
          `${table.name} refers by ${columns} to ${to}: a student's rows refer to her and to books.`,
        ];
  };

function commonBreaches({ name, foreignKeys }: Table, listed: CommonTable | undefined): string[] {
  if (listed === undefined) return [`${name} has no user_id and is not listed as common.`];
  return foreignKeys
    .filter(({ table }) => table !== 'books' && table !== listed.with)
    .map(({ columns, table }) => `${name} refers by ${columns} to ${table}.`);
}
