// The service worker. It keeps the library's own files, so that the pages open at once and without a network, and it
// answers with the pictures and sounds of kept books. It never keeps an answer about a family.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { findPage, isOwnersPath } from '../../contracts/pages.ts';
import { FORGET_PICTURES, KEPT_FILES, SHOWN_PICTURES } from './cache-names.ts';

declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
};

/** The server fills in a hash of the document and its headers, and the integrity of the document. */
const SHELL_REVISION = '__SHELL_REVISION__';
const SHELL_INTEGRITY = '__SHELL_INTEGRITY__';

/** How many pictures of the shelf are kept. */
const MOST_PICTURES = 300;

/** How often a family's pictures were forgotten. One that was asked for before is not kept any more. */
let timesForgotten = 0;

self.addEventListener('message', ({ data }) => {
  const type = (data as { type?: unknown } | null)?.type;
  // Pages of the last release keep this worker's files until a new version is taken (new-version.ts).
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === FORGET_PICTURES) timesForgotten += 1;
});
clientsClaim();

precacheAndRoute([
  ...self.__WB_MANIFEST,
  // While a release is being rolled out, another server may answer with its own document: then this worker is not
  // installed, and the browser tries again later.
  { url: '/', revision: SHELL_REVISION, integrity: SHELL_INTEGRITY },
]);

// All pages of a family have the same document.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    findPage(url.pathname) !== null &&
    !isOwnersPath(url.pathname),
  createHandlerBoundToURL('/'),
);

// Opening the cache would make one.
const keptFile = (address: string) => caches.match(address, { cacheName: KEPT_FILES });

const shownPictures = new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true });

// A picture whose name contains a hash of its content never changes. What a page fetches to keep it is kept by that page.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.destination === 'image' &&
    /^\/public-objects\/.+\.[0-9a-f]{16}\.\w+$/.test(url.pathname),
  new CacheFirst({
    cacheName: SHOWN_PICTURES,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await keptFile(request.url)),
        requestWillFetch: async ({ request, state }) => {
          if (state) state['timesForgotten'] = timesForgotten;
          return request;
        },
        cacheWillUpdate: async ({ response, state }) =>
          response.ok && state?.['timesForgotten'] === timesForgotten ? response : null,
      },
      shownPictures as WorkboxPlugin,
    ],
  }),
);

/** Other files of a kept book: recordings, the pages of own flipbooks, pictures whose names have no hash. */
const IN_BOOKS = /^\/(public-objects|flipbooks|api\/voice|api\/books\/[^/]+\/narration)\/./;

// Only the pages write these files, without the ticket of a flipbook.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && IN_BOOKS.test(url.pathname),
  new CacheFirst({
    cacheName: KEPT_FILES,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => request.url.split('?', 1)[0] ?? request.url,
        cacheWillUpdate: async () => null,
      },
    ],
  }),
);
