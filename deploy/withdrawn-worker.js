// Takes the service worker back: it ends itself and removes the files that it kept. Answered at /service-worker.js in its
// place (docs/operations.md, Withdraw the service worker). A page that is open goes on, with the network.
/* global self, caches */
self.addEventListener('install', () => self.skipWaiting());

async function endAll() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(endAll()));
