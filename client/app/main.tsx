// The entry point: starts the session and renders the app.
import '../styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readingPage } from '../../contracts/pages.ts';
import { App } from './app.tsx';
import { reportUncaughtFailures } from './error-reports.ts';
import { openKept } from './open-kept.ts';
import { preloadScreen } from './routes.tsx';
import { whenFamilyShown } from '../auth/identity-connection.ts';
import { startSession } from '../auth/session.tsx';
import { setKeptQuestion } from '../auth/session-changes.ts';
import { isAnsweredByWorker } from '../browser/controller.ts';
import { isSavingData } from '../browser/saving-data.ts';
import { isStorageAllowed } from '../browser/storages.ts';
import { hasKept } from '../offline/kept-marks.ts';
import { takeAtStart } from '../offline/take-at-start.ts';

// Zod would test whether it may compile schemas. The page's content security policy forbids that and
// reports each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

reportUncaughtFailures();
const isAllowed = isStorageAllowed();
if (isAllowed) {
  setKeptQuestion(hasKept);
  startSession();
  whenFamilyShown(() => {
    // A tap on a book opens it at once.
    if (!isSavingData()) void preloadScreen(readingPage('any'));
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

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App isStorageAllowed={isAllowed} />
    </StrictMode>,
  );
const taking = isAllowed && isAnsweredByWorker() ? takeAtStart() : null;
const opening = isAllowed ? openKept(taking) : null;
if (opening === null && taking === null) show();
// Not awaited at the top of this module: the code that opens what is kept imports it.
else void Promise.all([opening, taking]).then(show);
