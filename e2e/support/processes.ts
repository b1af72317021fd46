// The library and the stand-ins as two processes that a test can stop and start separately.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FLAGS, readLocalSettings } from '../../scripts/config.ts';
import { inherited } from './config.ts';
import { type Place, startProduct } from './product.ts';

const root = join(import.meta.dirname, '..', '..');

export interface Process {
  pid: number;
  kill(): Promise<void>;
  /** Sends SIGTERM, as an operator would. Returns the exit code. */
  stop(): Promise<number | null>;
}

export interface Processes {
  origin: string;
  sandbox: string;
  /** Starts the library. `changes` replace settings of this process; `release` is the folder of another release. */
  startLibrary(changes?: NodeJS.ProcessEnv, release?: string): Promise<Process>;
  startStandIns(changes?: NodeJS.ProcessEnv): Promise<Process>;
}

/** Fills the library if its data folder is empty. `changes` replace settings of both processes. */
export async function prepareProcesses(
  place: Place,
  changes: NodeJS.ProcessEnv = {},
): Promise<Processes> {
  const isFilled =
    changes['DATABASE_URL'] === undefined && existsSync(join(place.dataDir, 'library.sqlite'));
  if (!isFilled) await (await startProduct(place, changes)).stop();
  const { environment } = readLocalSettings({
    ...inherited,
    PORT: String(place.port),
    SANDBOX_PORT: String(place.sandboxPort),
    SANDBOX_MAIL_PORT: String(place.mailPort),
    DATA_DIR: place.dataDir,
    LOG_LEVEL: 'silent',
  });
  const start = async (
    file: string,
    own: NodeJS.ProcessEnv = {},
    release = root,
  ): Promise<Process> => {
    // If the test does not stop the child, it exits together with the test's process.
    const child = fork(join(release, file), {
      env: { ...environment, ...changes, ...own },
      execArgv: NODE_FLAGS,
    });
    await new Promise((resolve) => child.once('message', resolve));
    return {
      pid: child.pid!,
      kill: async () => void (await end(child, 'SIGKILL')),
      stop: () => end(child, 'SIGTERM'),
    };
  };
  return {
    origin: `http://localhost:${place.port}`,
    sandbox: `http://localhost:${place.sandboxPort}`,
    startLibrary: (own, release) => start('server/main.ts', own, release),
    startStandIns: (own) => start('sandbox/main.ts', own),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return gone;
}
