// The shared product of a worker. It runs as with `npm start`. If the environment variable INSTANCES is more than 1,
// it runs as that many processes that share a PostgreSQL behind a proxy.
import { preparePostgres } from '../../server/test-support/postgres-server.ts';
import { instances, ports } from './config.ts';
import { dataFolder, removeFolder } from './data-folder.ts';
import { startInstances } from './instances.ts';
import { startProduct } from './product.ts';

interface SharedProduct {
  stop(): Promise<void>;
}

export const startSharedProduct = (): Promise<SharedProduct> =>
  instances > 1 ? startAsInstances() : startAsOne();

async function startAsOne(): Promise<SharedProduct> {
  const dataDir = dataFolder();
  const product = await startProduct({ ...ports, dataDir });
  return {
    async stop() {
      await product.stop();
      removeFolder(dataDir);
    },
  };
}

async function startAsInstances(): Promise<SharedProduct> {
  const postgres = await preparePostgres();
  await postgres.start();
  const product = await startInstances(instances, `${postgres.url}/postgres`, {}, ports);
  return {
    async stop() {
      await product.stop();
      await postgres.remove();
    },
  };
}
