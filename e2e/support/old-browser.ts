// The oldest of the browsers that the library promises to run in, as far as one of today can be made to be it: what
// came later is taken away before a page's own code runs.
import type { BrowserContext } from '@playwright/test';
import { newerApis } from '../../scripts/newer-apis.ts';

/** Call it before the first page opens. */
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
