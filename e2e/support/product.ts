// The whole product as `npm start` runs it, in a data folder and on ports of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../test-support/free-port.ts';
import { inherited } from './config.ts';

const root = join(import.meta.dirname, '..', '..');

export const OWNER = { username: 'admin', password: 'owner of the library' };

export interface Product {
  origin: string;
  sandbox: string;
  /** Everything it has printed. */
  output(): string;
  /** Ends it at once, as a power cut would: no process gets to say goodbye. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends whatever a test has started and not stopped, such as one that has failed. */
export function killRunning(): void {
  for (const child of running) killGroup(child);
}

export interface Ports {
  port: number;
  sandboxPort: number;
}

export interface Place extends Ports {
  dataDir: string;
}

/** Two ports that are free now. */
export async function freePorts(): Promise<Ports> {
  return { port: await freePort(), sandboxPort: await freePort() };
}

export function environmentOf({ port, sandboxPort, dataDir }: Place): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    ADMIN_USERNAME: OWNER.username,
    ADMIN_PASSWORD: OWNER.password,
    BROWSER: 'none',
  };
}

/** Starts the product and resolves once it says that it is open. */
export async function startProduct(
  place: Place,
  environment: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    // A group of its own, so that all of its processes can be killed at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      ...environmentOf(place),
      ...environment,
    },
  });
  let output = '';
  running.add(child);
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is open.')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${place.port}`,
    sandbox: `http://localhost:${place.sandboxPort}`,
    output: () => output,
    async kill() {
      killGroup(child);
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
