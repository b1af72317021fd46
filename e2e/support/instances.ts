// Several processes of the library over one PostgreSQL, behind a proxy that gives each request to the next.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { preparePostgres } from '../../server/test-support/postgres-server.ts';
import { type Process, type Processes, prepareProcesses } from './processes.ts';
import { freePorts } from './product.ts';
import { startRoundRobin } from './round-robin.ts';

export interface Instances {
  /** The proxy's. */
  origin: string;
  sandbox: string;
  /** Each process's own address. */
  origins: string[];
  stop(): Promise<void>;
}

/** Starts `count` of them, with the stand-ins, on a database and in a folder of their own. */
export async function startInstances(count: number): Promise<Instances> {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-instances-'));
  const postgres = await preparePostgres();
  await postgres.start();
  const proxy = await startRoundRobin([]);
  const at = await prepareProcesses(
    { ...(await freePorts()), dataDir },
    {
      DATABASE_URL: `${postgres.url}/postgres`,
      PUBLIC_URL: proxy.address,
      STRIPE_WEBHOOK_URL: `${proxy.address}/api/webhooks/stripe`,
      TRUSTED_PROXIES: '1',
    },
  );
  const started: Process[] = [await at.startStandIns()];
  const origins = await Promise.all(
    Array.from({ length: count }, () => startInstance(at, started)),
  );
  proxy.setTargets(origins);
  return {
    origin: proxy.address,
    sandbox: at.sandbox,
    origins,
    async stop() {
      await proxy.close();
      await Promise.all(started.map((process) => process.kill()));
      await postgres.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startInstance(at: Processes, started: Process[]): Promise<string> {
  const port = await getPort();
  started.push(await at.startLibrary({ PORT: String(port) }));
  return `http://localhost:${port}`;
}
