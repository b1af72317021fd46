import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from '../api/queries.ts';
import { Routes } from './routes.tsx';
import { StorageProblem } from './storage-problem.tsx';
import { Toaster } from '../ui/toast.tsx';
import { aroundNavigation } from '../browser/unsaved.ts';

/** The screens, and the place for messages. Without a storage nobody can be remembered, and it says so. */
export function App({ isStorageAllowed }: { isStorageAllowed: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router aroundNav={aroundNavigation}>
        <ErrorBoundary>{isStorageAllowed ? <Routes /> : <StorageProblem />}</ErrorBoundary>
      </Router>
      <Toaster />
    </QueryClientProvider>
  );
}
