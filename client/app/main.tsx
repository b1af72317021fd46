// The entry point: starts the session and renders the app.
import '../styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reportUncaughtFailures } from './error-reports.ts';
import { whenFamilyShown } from '../auth/identity-connection.ts';
import { startSession } from '../auth/session.tsx';
import { isStorageAllowed } from '../browser/storages.ts';

// Zod would test whether it may compile schemas. The page's content security policy forbids that and
// reports each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

reportUncaughtFailures();
const isAllowed = isStorageAllowed();
if (isAllowed) {
  startSession();
  whenFamilyShown(() => {
    import('../offline/start.ts').then(
      ({ startKeeping }) => startKeeping(),
      (error: unknown) => console.info('Nothing can be kept on this device', error),
    );
  });
}

// A page restored from the back/forward cache, for example after a payment or sign-in page, has stale data
// and buttons that stay busy. Reload it.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <App isStorageAllowed={isAllowed} />
  </StrictMode>,
);
