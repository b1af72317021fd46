// A product of one's own for a whole file of tests, where these move the clock of its payment provider.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SubscriptionStatus } from '../../domain/subscription.ts';
import { order } from './control.ts';
import { arrive, type Enrolled, type Wish } from './enrol.ts';
import type { NewPage } from './journey.ts';
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
  const dataDir = mkdtempSync(join(tmpdir(), 'library-own-'));
  const product = await startProduct({ ...(await freePorts()), dataDir });
  return {
    ...product,
    dataDir,
    join: (newPage, wish) => arrive(newPage, { ...wish, at: product }),
    silence: () => order(product.sandbox, 'webhooks', { drop: 'on' }),
    endSilence: () => order(product.sandbox, 'webhooks', { drop: 'off' }),
    async end() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until the library has heard of the family's subscription by webhook. */
export async function expectHeard(family: Enrolled, status: SubscriptionStatus): Promise<void> {
  await expect.poll(() => family.call('GET', '/api/subscription/status')).toMatchObject({ status });
}
