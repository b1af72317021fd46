// `npm start`: runs the whole product on this machine. Builds and creates what is missing (prepare.ts), starts the
// stand-ins and the server as child processes, and prints the addresses.
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
 * Starts a child process and resolves with its first message. The child always ends with this process. If the child
 * ends, this process ends too, unless `mayEnd` is true and the exit code is 0.
 */
function startProcess<Message>(
  file: string,
  environment: NodeJS.ProcessEnv,
  { mayEnd = false } = {},
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, file), { env: environment, execArgv: NODE_FLAGS });
    children.push(child);
    child.once('message', (message) => resolve(message as Message));
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

function startMessage(settings: LocalSettings, newPassword: string | null): string {
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
  // Without a desktop, no browser opens. The terminal shows the address anyway.
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

  // A separate process returns the memory of the build to the system when it ends.
  const { newPassword } = await startProcess<Prepared>('scripts/prepare.ts', settings.environment, {
    mayEnd: true,
  });
  await Promise.all([
    startProcess('sandbox/main.ts', settings.environment),
    startProcess('server/main.ts', settings.environment),
  ]);
  console.log(startMessage(settings, newPassword));
  if (settings.openBrowser) openBrowser(settings.server.publicUrl);
}

main().catch((error: unknown) => {
  if (!stopping) console.error(withoutSecrets(explainStartFailure(error)));
  stop(1);
});
