// Ghost 6 as its makers publish it: from npm, in production, on MariaDB, with one post for members alone
// and a member who is signed in.
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inherited } from '../../e2e/support/config.ts';
import { freePort } from '../../test-support/free-port.ts';
import type { Ask } from '../parts/load.ts';

export interface Ghost {
  origin: string;
  /** The post, asked for by the member. */
  post: Ask;
  stop(): Promise<void>;
}

const GHOST = 'ghost@6.65.0';
/** The package manager of Ghost's own lockfile. */
const PNPM = 'pnpm@12.4.2';
const OWNER = { email: 'owner@example.com', password: 'seven-Quiet-yachts-41' };

/**
 * Starts Ghost in a temporary folder, with a post of these words. It is installed into `tools` on first use.
 * Throws where npm, MariaDB (`mariadbd` of the system) or Ghost fails.
 */
export async function startGhost(tools: string, words: string): Promise<Ghost> {
  const ghost = installGhost(join(tools, `.${GHOST}`));
  const home = mkdtempSync(join(tmpdir(), 'library-ghost-'));
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const one of started.reverse()) {
      if (one.kill('SIGKILL')) await once(one, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const socketPath = await startMariadb(home, started);
    const port = await freePort();
    const origin = `http://localhost:${String(port)}`;
    await startServer(ghost, { home, socketPath, origin, port: String(port) }, started);
    return { origin, post: await publish(origin, words), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Answers `folder`, with Ghost in it. `npm install ghost` cannot: the package names parts of itself by their paths. */
function installGhost(folder: string): string {
  if (existsSync(folder)) return folder;
  console.error('Installing Ghost, to measure beside it …');
  const unpacked = `${folder}.part`;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked);
  run('npm', ['pack', '--silent', GHOST], unpacked);
  run('tar', ['-xzf', `${GHOST.replace('@', '-')}.tgz`, '--strip-components=1'], unpacked);
  // Its optional driver of SQLite would have to be compiled.
  const options = ['--prod', '--no-optional', '--ignore-scripts', '--frozen-lockfile'];
  run('npm', ['exec', '--yes', PNPM, '--', 'install', ...options], unpacked);
  renameSync(unpacked, folder);
  return folder;
}

function run(command: string, options: readonly string[], cwd: string): void {
  const { error, status, stdout, stderr } = spawnSync(command, options, { cwd, encoding: 'utf8' });
  if (error) throw new Error(`${command} cannot be run here: ${error.message}`);
  if (status !== 0) throw new Error(`${command} failed: ${stderr || stdout}`);
}

/** Starts MariaDB in `home`; answers its socket. */
async function startMariadb(home: string, started: ChildProcess[]): Promise<string> {
  const datadir = join(home, 'data');
  const socketPath = join(home, 'mariadb.sock');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const options = ['--no-defaults', `--datadir=${datadir}`, ...asRoot];
  run('mariadb-install-db', [...options, '--auth-root-authentication-method=normal'], home);
  const server = spawn('mariadbd', [...options, `--socket=${socketPath}`, '--skip-networking'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(server);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready for connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`mariadbd stopped: ${log}`)));
  });
  return socketPath;
}

async function startServer(
  ghost: string,
  { home, socketPath, origin, port }: Record<'home' | 'socketPath' | 'origin' | 'port', string>,
  started: ChildProcess[],
): Promise<void> {
  // Its themes are in there, and it writes into it.
  const content = join(home, 'content');
  cpSync(join(ghost, 'content'), content, { recursive: true, dereference: true });
  const server = fork(join(ghost, 'index.js'), {
    cwd: ghost,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      url: origin,
      server__port: port,
      database__connection__socketPath: socketPath,
      paths__contentPath: content,
      logging__level: 'error',
      logging__transports: '["stdout"]',
      privacy__useUpdateCheck: 'false',
      // Or it would send a code by e-mail.
      security__staffDeviceVerification: 'false',
    },
  });
  started.push(server);
  await new Promise<void>((resolve, reject) => {
    server.on('message', ({ ready, error }: { ready?: boolean; error?: Error }) => {
      if (ready) resolve();
      if (error) reject(new Error(`Ghost does not start: ${error.message}`));
    });
    server.once('exit', () => reject(new Error('Ghost stopped as it started')));
  });
}

/** Makes the owner, the post and the member, as Ghost's own screens do. */
async function publish(origin: string, words: string): Promise<Ask> {
  let cookie = '';
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}/ghost/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Ghost refused ${path}: ${text}`);
    cookie ||= cookieOf(answer);
    return (text.startsWith('{') ? JSON.parse(text) : undefined) as T;
  };
  const owner = { ...OWNER, name: 'Owner', blogTitle: 'Library' };
  await ask('POST', 'authentication/setup/', { setup: [owner] });
  await ask('POST', 'session/', { username: OWNER.email, password: OWNER.password });
  // A picture of another host, whose size it would ask for again and again.
  await ask('PUT', 'settings/', { settings: [{ key: 'cover_image', value: null }] });
  const post = { title: 'A book', html: words, visibility: 'members', status: 'published' };
  const { posts } = await ask<{ posts: [{ url: string }] }>('POST', 'posts/?source=html', {
    posts: [post],
  });
  const { members } = await ask<{ members: [{ id: string }] }>(
    'POST',
    'members/?send_email=false',
    { members: [{ email: 'parent@example.com' }] },
  );
  const { member_signin_urls: links } = await ask<{ member_signin_urls: [{ url: string }] }>(
    'GET',
    `members/${members[0].id}/signin_urls/`,
  );
  const member = cookieOf(await fetch(links[0].url, { redirect: 'manual' }));
  const { pathname } = new URL(posts[0].url);
  return { path: pathname, headers: { cookie: member } };
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
