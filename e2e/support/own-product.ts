// A product beside the shared one, for tests that move the clock of its payment provider.
import { expect, type Page } from '@playwright/test';
import type { SubscriptionStatus } from '../../domain/subscription.ts';
import { order } from './control.ts';
import { dataFolder, removeFolder } from './data-folder.ts';
import { arrive, type Enrolled, type NewPage, type Wish } from './enrol.ts';
import { freePorts, type Product, startProduct } from './product.ts';

export interface OwnProduct extends Product {
  dataDir: string;
  /** A family of this product, and a page of a browser that knows them. */
  join(newPage: NewPage, wish?: Wish): Promise<{ family: Enrolled; page: Page }>;
  /** From here on the library hears of nothing: what a screen shows it has read itself. */
  silence(): Promise<void>;
  /** Takes that back. */
  endSilence(): Promise<void>;
  /** Stops it and takes its data away. */
  end(): Promise<void>;
}

export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = dataFolder();
  const product = await startProduct({ ...(await freePorts()), dataDir });
  return {
    ...product,
    dataDir,
    join: (newPage, wish) => arrive(newPage, { ...wish, at: product }),
    silence: () => order(product.sandbox, 'webhooks', { drop: 'on' }),
    endSilence: () => order(product.sandbox, 'webhooks', { drop: 'off' }),
    async end() {
      await product.stop();
      removeFolder(dataDir);
    },
  };
}

/** Waits until the library has heard of the family's subscription by webhook. */
export async function expectHeard(family: Enrolled, status: SubscriptionStatus): Promise<void> {
  await expect.poll(() => family.call('GET', '/api/subscription/status')).toMatchObject({ status });
}
