// Several processes of the library that share one PostgreSQL, behind a round-robin proxy.
import { freePort } from '../../test-support/free-port.ts';
import { emptyFolder, removeFolder } from './data-folder.ts';
import { type Process, prepareProcesses } from './processes.ts';
import { freePorts, type Ports } from './product.ts';
import { startRoundRobin } from './round-robin.ts';

export interface Instance {
  /** The address of this process, not of the proxy. */
  origin: string;
  process: Process;
  /** Starts the process again. */
  start(): Promise<void>;
}

export interface Instances {
  /** The origin of the proxy. */
  origin: string;
  sandbox: string;
  all: Instance[];
  /** Makes the proxy send requests only to these instances from now on. */
  serveFrom(instances: readonly Instance[]): void;
  stop(): Promise<void>;
}

/**
 * Starts `count` instances and the stand-ins, with a new data folder. `changes` replace settings of every process.
 * The proxy listens at `ports.port`, the stand-ins at `ports.sandboxPort`.
 */
export async function startInstances(
  count: number,
  databaseUrl: string,
  changes: NodeJS.ProcessEnv = {},
  ports?: Ports,
): Promise<Instances> {
  const { port, sandboxPort, mailPort } = ports ?? (await freePorts());
  const dataDir = emptyFolder();
  const proxy = await startRoundRobin([], port);
  const at = await prepareProcesses(
    { port: await freePort(), sandboxPort, mailPort, dataDir },
    {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: proxy.address,
      STRIPE_WEBHOOK_URL: `${proxy.address}/api/webhooks/stripe`,
      TRUSTED_PROXIES: '1',
      ...changes,
    },
  );
  async function startInstance(): Promise<Instance> {
    const port = await freePort();
    const start = () => at.startLibrary({ PORT: String(port) });
    const instance: Instance = {
      origin: `http://localhost:${port}`,
      process: await start(),
      async start() {
        instance.process = await start();
      },
    };
    return instance;
  }
  const standIns = await at.startStandIns();
  const all = await Promise.all(Array.from({ length: count }, startInstance));
  const serveFrom = (instances: readonly Instance[]) =>
    proxy.setTargets(instances.map(({ origin }) => origin));
  serveFrom(all);
  return {
    origin: proxy.address,
    sandbox: at.sandbox,
    all,
    serveFrom,
    async stop() {
      await proxy.close();
      await Promise.all([standIns, ...all.map((one) => one.process)].map((one) => one.kill()));
      removeFolder(dataDir);
    },
  };
}
