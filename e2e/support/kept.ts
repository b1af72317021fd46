// What a browser keeps of the library: its caches, databases and storages.
import { type BrowserContext, expect, type Page } from '@playwright/test';

interface KeptFile {
  /** Address without the origin. */
  address: string;
  type: string;
  headers: string[];
  /** The body; each byte is a character. */
  body: string;
}

export interface Stored {
  /** The files of each cache, by its name. */
  caches: Record<string, KeptFile[]>;
  /** The entries of each database, by its name. */
  databases: Record<string, [key: unknown, value: string][]>;
  localStorage: Record<string, string>;
  sessionStorage: Record<string, string>;
}

/** Returns everything that the browser stores for the page's origin. */
export const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const files: Stored['caches'] = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      files[name] = await Promise.all(
        (await cache.keys()).map(async ({ url }) => {
          const answer = await cache.match(url, { ignoreVary: true });
          const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
          return {
            address: url.slice(location.origin.length),
            type: answer?.headers.get('content-type') ?? '',
            headers: [...(answer?.headers.keys() ?? [])],
            body: new TextDecoder('latin1').decode(bytes),
          };
        }),
      );
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('No database'));
      });
    const databases: Stored['databases'] = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      const entries: [unknown, string][] = [];
      for (const each of database.objectStoreNames) {
        const store = () => database.transaction(each).objectStore(each);
        const values: unknown[] = await done(store().getAll());
        // A Map would leave the page as {}.
        const textOf = (value: unknown) =>
          JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
        for (const [at, key] of (await done(store().getAllKeys())).entries()) {
          entries.push([key, textOf(values[at])]);
        }
      }
      database.close();
      databases[name] = entries;
    }
    return {
      caches: files,
      databases,
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
    };
  });

/** Returns the names of the kept records, without the databases of the identity SDK, which are the sign-in's. */
export const recordsIn = ({ databases }: Stored) =>
  Object.entries(databases)
    .filter(([name]) => !name.startsWith('firebase'))
    .flatMap(([, entries]) => entries.map((entry) => String(entry[0])));

/** Waits until the worker answers the page, so that this device can keep something. */
export const untilKeeping = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until a record whose name matches is kept. */
export const untilStored = (page: Page, record: RegExp): Promise<void> =>
  expect
    .poll(async () => recordsIn(await storedIn(page)))
    .toContainEqual(expect.stringMatching(record));

/** Makes the browser ask to save data: then it keeps nothing by itself. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Keeps a book whose card is on the screen. */
export async function keepForTheCar(page: Page, title: string): Promise<void> {
  const car = page.getByRole('button', { name: `Keep for the car: ${title}` }).first();
  await car.click();
  await expect(car).toHaveAttribute('aria-pressed', 'true');
}
