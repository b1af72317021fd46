// The child processes of `npm start`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readLocalSettings } from './config.ts';
import { freePort } from '../test-support/free-port.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'library-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.each(['server/main.ts', 'sandbox/main.ts'])(
  '%s ends without output if its parent disconnects before it serves',
  async (file) => {
    const { environment } = readLocalSettings({
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      SANDBOX_MAIL_PORT: String(await freePort()),
      DATA_DIR: dataDir,
    });
    const child = fork(join(root, file), { env: environment, silent: true });
    const output = Promise.all([text(child.stdout!), text(child.stderr!)]);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await output).toEqual(['', '']);
  },
);
