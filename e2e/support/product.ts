// The whole product as `npm start` runs it, with its own data folder and ports.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../test-support/free-port.ts';
import { inherited } from './config.ts';

const root = join(import.meta.dirname, '..', '..');

export const OWNER = { username: 'admin', password: 'owner of the library' };

export interface Product {
  origin: string;
  sandbox: string;
  ports: Ports;
  /** Returns everything the product has printed. */
  output(): string;
  /** Kills all processes with SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Kills every product that a test started and did not stop, for example because the test failed. */
export function killRunning(): void {
  for (const child of running) killGroup(child);
}

export interface Ports {
  port: number;
  sandboxPort: number;
  /** Where the stand-ins receive the library's letters. */
  mailPort: number;
}

export interface Place extends Ports {
  dataDir: string;
}

/** Returns ports that are free now. */
export async function freePorts(): Promise<Ports> {
  return {
    port: await freePort(),
    sandboxPort: await freePort(),
    mailPort: await freePort(),
  };
}

export function environmentOf({ port, sandboxPort, mailPort, dataDir }: Place): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_MAIL_PORT: String(mailPort),
    DATA_DIR: dataDir,
    ADMIN_USERNAME: OWNER.username,
    ADMIN_PASSWORD: OWNER.password,
    BROWSER: 'none',
  };
}

/** Starts the product and waits until it prints that it is open. Throws when it exits before that. */
export async function startProduct(
  place: Place,
  environment: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    // A process group of its own, so all of its processes can be killed at once.
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
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is open.')) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${place.port}`,
    sandbox: `http://localhost:${place.sandboxPort}`,
    ports: place,
    output: () => output,
    async kill() {
      killGroup(child);
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
