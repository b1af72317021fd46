import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store.ts';

test('only the owner of the files can read a new store, and a store whose mode was changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  const file = join(folder, 'store.sqlite');
  const open = () => openStore(file, 'create table if not exists marks (name text)');
  const modes = () =>
    [file, `${file}-wal`, `${file}-shm`].map((path) => statSync(path).mode & 0o777);
  const closed = [0o600, 0o600, 0o600];
  const umask = process.umask(0);
  const store = open();
  process.umask(umask);
  expect(modes()).toEqual(closed);
  store.close();
  chmodSync(file, 0o644);
  const again = open();
  expect(modes()).toEqual(closed);
  again.close();
  rmSync(folder, { recursive: true });
});
