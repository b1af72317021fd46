// Opens the SQLite file in which a stand-in stores its state. Committed data survives kill -9 and power loss.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens or creates `file`, readable by its owner only, and creates the tables of `schema` that are missing. */
export function openStore(file: string, schema: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const store = new DatabaseSync(file);
  store.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;',
  );
  store.exec(schema);
  return store;
}
