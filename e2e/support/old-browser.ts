// Simulates the oldest browsers that the library supports: deletes the newer APIs before the page's own code
// runs.
import type { BrowserContext } from '@playwright/test';
import { newerApis } from '../../scripts/newer-apis.ts';

/** Deletes the newer APIs. Call it before the first page opens. */
export async function beOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript((apis) => {
    const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const { owner, member } of apis) {
      if (member === null) delete all[owner];
      for (const holder of [owner === 'Window' ? window : all[owner], all[owner]?.prototype]) {
        if (holder && member !== null) Reflect.deleteProperty(holder, member);
      }
    }
  }, newerApis());
}
