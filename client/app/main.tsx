// Where the browser begins: the session, and the screens.
import '../styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchFailures } from './error-reports.ts';
import { startSession } from '../auth/session.tsx';
import { isStorageAllowed } from '../browser/storages.ts';

// Zod would try whether it may compile the forms' schemas. The page's policy lets no text become code,
// and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchFailures();
const isAllowed = isStorageAllowed();
if (isAllowed) startSession();

// Coming back from a payment or sign-in page, a browser may show this page as it was left, its
// buttons busy for ever and its data old: it starts afresh instead.
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
