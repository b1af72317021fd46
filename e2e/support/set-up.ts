// Starts one product for all journeys that do not need one of their own: as `npm start` does, or, where
// INSTANCES says how many, as that many processes that share a PostgreSQL behind a proxy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePostgres } from '../../server/test-support/postgres-server.ts';
import { instances, leaveAddresses } from './config.ts';
import { startInstances } from './instances.ts';
import { freePorts, startProduct } from './product.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  return instances > 1 ? setUpInstances() : setUpOne();
}

async function setUpOne() {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-journeys-'));
  const product = await startProduct({ ...(await freePorts()), dataDir });
  leaveAddresses(product);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function setUpInstances() {
  const postgres = await preparePostgres();
  await postgres.start();
  const product = await startInstances(instances, `${postgres.url}/postgres`);
  leaveAddresses(product);
  return async () => {
    await product.stop();
    await postgres.remove();
  };
}
