// The products of a worker. Each starts once, and only when a test asks for it.
import { test as base } from '@playwright/test';
import { preparePostgres } from '../../server/test-support/postgres-server.ts';
import { type Instances, startInstances } from './instances.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';
import { killRunning } from './product.ts';
import { startSharedProduct } from './shared-product.ts';

interface Products {
  /** Serves every journey that needs no product of its own. Always started. */
  sharedProduct: void;
  /** For journeys that move the payment provider's clock, break the provider or change the data directly. */
  ownProduct: OwnProduct;
  /** Three processes that share one PostgreSQL, for journeys that stop and restart them one by one. */
  threeInstances: Instances;
}

/** Starting a product takes seconds, and much longer on a busy machine. */
const WORKER = { scope: 'worker', timeout: 120_000 } as const;

export const test = base.extend<object, Products>({
  sharedProduct: [
    async ({}, use) => {
      const product = await startSharedProduct();
      await use();
      await product.stop();
      // A failed test may have left a product running.
      killRunning();
    },
    { ...WORKER, auto: true },
  ],
  ownProduct: [
    async ({}, use) => {
      const product = await startOwnProduct();
      await use(product);
      await product.end();
    },
    WORKER,
  ],
  threeInstances: [
    async ({}, use) => {
      const postgres = await preparePostgres();
      await postgres.start();
      const url = `${postgres.url}/postgres`;
      const at = await startInstances(3, url, { DRAIN_SECONDS: '1' });
      await use(at);
      await at.stop();
      await postgres.remove();
    },
    WORKER,
  ],
});
