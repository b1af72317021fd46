import { expect, test } from 'vitest';
import { engines, openTestDatabase } from './databases.ts';
import { everyRow, fillEveryTable, nullableColumns } from './filled-tables.ts';

test.each(engines)('fills every nullable column with null in some row on %s', async (engine) => {
  const database = await openTestDatabase(engine);
  await fillEveryTable(database);
  const rows = Object.entries(await everyRow(database));
  const withNull = rows.flatMap(([table, found]) => {
    const nulls = (found as Record<string, unknown>[]).flatMap((row) =>
      Object.keys(row).filter((column) => row[column] === null),
    );
    return [...new Set(nulls)].map((column) => `${table}.${column}`);
  });
  const nullable = [...(await nullableColumns(database))].flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect(nullable).toEqual(expect.arrayContaining(['users.email', 'progress.completed_at']));
  expect(withNull.toSorted()).toEqual(nullable.toSorted());
});
