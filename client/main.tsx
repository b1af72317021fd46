// Where the browser begins: the session, the screens, and the place for messages.
import './styles/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';
import { watchFailures } from './error-reports.ts';
import { queryClient } from './queries.ts';
import { Routes } from './routes.tsx';
import { startSession } from './session.tsx';
import { StorageProblem } from './storage-problem.tsx';
import { isStorageAllowed } from './storages.ts';
import { Toaster } from './ui/toast.tsx';

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
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>{isAllowed ? <Routes /> : <StorageProblem />}</ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
