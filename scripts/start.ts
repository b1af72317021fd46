// `npm start`: the whole product on this machine. Builds what is stale, creates what is missing,
// starts the stand-ins and the server as processes of their own, and says where to click.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createFirstAdmin } from '../server/admins/admins.ts';
import { BadConfiguration } from '../server/config.ts';
import { openDatabase } from '../server/database/open.ts';
import { explainStartFailure } from '../server/explain.ts';
import { withoutSecrets } from '../server/log.ts';
import { openStores } from '../server/providers/stores.ts';
import { buildClient } from './build.ts';
import { type LocalSettings, NODE_FLAGS, readLocalSettings } from './config.ts';
import { seedCatalogue } from './seed.ts';

const root = join(import.meta.dirname, '..');
const children: ChildProcess[] = [];

/** Starts a process and resolves once it listens. It ends when this one does, however that happens. */
function startProcess(file: string, environment: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, file), { env: environment, execArgv: NODE_FLAGS });
    children.push(child);
    child.once('message', () => resolve());
    child.once('exit', (code) => {
      reject(new BadConfiguration(`${file} has stopped.`));
      stop(code ?? 1);
    });
  });
}

let stopping = false;
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) if (child.connected) child.disconnect();
}

/** Creates tables, demo catalogue and owner where they are missing; answers a new owner's password. */
async function prepareData(settings: LocalSettings): Promise<string | null> {
  const { server, sandboxOrigin, admin } = settings;
  const database = await openDatabase(server);
  try {
    const { objects } = await openStores(server);
    await seedCatalogue(database.db, objects, sandboxOrigin, Date.now());
    return await createFirstAdmin(database.db, admin.username, admin.password, Date.now());
  } finally {
    await database.close();
  }
}

function welcome(settings: LocalSettings, newPassword: string | null): string {
  const { server, sandboxOrigin } = settings;
  const { username, password: chosen } = settings.admin;
  const secret = chosen ? 'the password you chose' : newPassword;
  const owner = newPassword
    ? `${username} / ${secret}${chosen ? '' : '   (shown only this once)'}`
    : `${username}, with your password   (forgotten? npm run admin)`;
  return [
    '',
    '  Step Into Reading is open.',
    '',
    `  Library    ${server.publicUrl}`,
    '  Payment    card 4242 4242 4242 4242, any later date, any code; no money moves',
    `  Owner      ${server.publicUrl}/admin/login   ${owner}`,
    `  Mailbox    ${sandboxOrigin}/mailbox   (mail to parents stays on this machine)`,
    `  Data       ${server.databaseUrl ? 'the database of DATABASE_URL, and ' : ''}${server.dataDir}`,
    '',
    '  Stop with Ctrl+C; everything is kept.',
    '',
  ].join('\n');
}

function openBrowser(address: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  // Without a desktop there is nothing to open, and the address stands in the terminal.
  child.once('error', () => {});
  child.unref();
}

async function main(): Promise<void> {
  const settings = readLocalSettings();
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));

  await buildClient(() => console.log('Building the pages …'));
  const newPassword = await prepareData(settings);
  await Promise.all([
    startProcess('sandbox/main.ts', settings.environment),
    startProcess('server/main.ts', settings.environment),
  ]);
  console.log(welcome(settings, newPassword));
  if (settings.openBrowser) openBrowser(settings.server.publicUrl);
}

main().catch((error: unknown) => {
  if (!stopping) console.error(withoutSecrets(explainStartFailure(error)));
  stop(1);
});
