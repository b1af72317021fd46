// A product of its own, for tests that move the clock of its payment provider.
import { expect, type Page } from '@playwright/test';
import type { SubscriptionStatus } from '../../domain/subscription.ts';
import { order } from './control.ts';
import { dataFolder, removeFolder } from './data-folder.ts';
import { arrive, type Enrolled, type NewPage, type EnrolOptions } from './enrol.ts';
import { freePorts, type Product, startProduct } from './product.ts';

export interface OwnProduct extends Product {
  dataDir: string;
  /** Creates a family of this product and opens a page where it is signed in. */
  join(newPage: NewPage, options?: EnrolOptions): Promise<{ family: Enrolled; page: Page }>;
  /** Drops all webhooks from now on, so a change on a screen comes from a sync. */
  silence(): Promise<void>;
  /** Delivers webhooks again. */
  endSilence(): Promise<void>;
  /** Stops the product and deletes its data. */
  end(): Promise<void>;
}

export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = dataFolder();
  const product = await startProduct({ ...(await freePorts()), dataDir });
  return {
    ...product,
    dataDir,
    join: (newPage, options) => arrive(newPage, { ...options, at: product }),
    silence: () => order(product.sandbox, 'webhooks', { drop: 'on' }),
    endSilence: () => order(product.sandbox, 'webhooks', { drop: 'off' }),
    async end() {
      await product.stop();
      removeFolder(dataDir);
    },
  };
}

/** Waits until the library reports this status for the family's subscription. */
export async function expectHeard(family: Enrolled, status: SubscriptionStatus): Promise<void> {
  await expect.poll(() => family.call('GET', '/api/subscription/status')).toMatchObject({ status });
}
