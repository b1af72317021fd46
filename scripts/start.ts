// `npm start`: the whole product on this machine. Has built and created what is missing (prepare.ts),
// starts the stand-ins and the server as processes of their own, and says where to click.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import { BadConfiguration } from '../server/config/config.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { newCommand } from './command.ts';
import { type LocalSettings, NODE_FLAGS, readLocalSettings } from './config.ts';
import type { Prepared } from './prepare.ts';

const root = join(import.meta.dirname, '..');
const children: ChildProcess[] = [];

/**
 * Starts a process and resolves with the first thing it says. It ends when this one does, however that happens;
 * when it ends, so does this one, unless it `mayEnd` and ends well.
 */
function startProcess<Said>(
  file: string,
  environment: NodeJS.ProcessEnv,
  { mayEnd = false } = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, file), { env: environment, execArgv: NODE_FLAGS });
    children.push(child);
    child.once('message', (said) => resolve(said as Said));
    child.once('exit', (code) => {
      if (mayEnd && code === 0) return;
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

function welcome(settings: LocalSettings, newPassword: string | null): string {
  const { server, sandboxOrigin } = settings;
  const { username, password: chosen } = settings.admin;
  const secret = chosen ? 'the password you chose' : newPassword;
  const owner = newPassword
    ? `${username} / ${secret}${chosen ? '' : '   (shown only this once)'}`
    : `${username}, with your password   (forgotten? npm run admin -- --local ${username})`;
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
  newCommand(
    'npm start --',
    'The whole product on this machine, with stand-ins for sign-in and payment. Settings: docs/operations.md.',
  ).parse();
  const settings = readLocalSettings();
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));

  // What it needs of memory, to build above all, goes back to the system when it ends.
  const { newPassword } = await startProcess<Prepared>('scripts/prepare.ts', settings.environment, {
    mayEnd: true,
  });
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
