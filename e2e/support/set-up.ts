// Starts one product for all journeys that do not need one of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveAddresses } from './config.ts';
import { freePorts, startProduct } from './product.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-journeys-'));
  const product = await startProduct({ ...(await freePorts()), dataDir });
  leaveAddresses(product);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
