// The products that a worker starts, each once and only when a test asks for it.
import { test as base } from '@playwright/test';
import { preparePostgres } from '../../server/test-support/postgres-server.ts';
import { type Instances, startInstances } from './instances.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';
import { killRunning } from './product.ts';
import { startSharedProduct } from './shared-product.ts';

interface Products {
  /** Serves every journey that needs no product of its own; always there. */
  sharedProduct: void;
  /** For journeys that move the payment provider's clock, break the provider or reach into the data. */
  ownProduct: OwnProduct;
  /** Three processes over one PostgreSQL, for journeys that end them one by one and start them again. */
  threeInstances: Instances;
}

/** To start one takes seconds, on a busy machine many. */
const WORKER = { scope: 'worker', timeout: 120_000 } as const;

export const test = base.extend<object, Products>({
  sharedProduct: [
    async ({}, use) => {
      const product = await startSharedProduct();
      await use();
      await product.stop();
      // What a failed test has started and not stopped.
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
