import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from '../api/queries.ts';
import { DoorPlace } from '../grown-ups/door-place.tsx';
import { Routes } from './routes.tsx';
import { StorageProblem } from './storage-problem.tsx';
import { NoticePlace } from '../ui/notice-place.tsx';
import { Toaster } from '../ui/toast.tsx';
import { guardNavigation } from '../browser/unsaved.ts';

/** The screens and the toasts. If the browser blocks storage, a page that says so replaces the screens. */
export function App({ isStorageAllowed }: { isStorageAllowed: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router aroundNav={guardNavigation}>
        <ErrorBoundary>
          {isStorageAllowed ? (
            <>
              <Routes />
              <DoorPlace />
            </>
          ) : (
            <StorageProblem />
          )}
        </ErrorBoundary>
      </Router>
      <NoticePlace />
      <Toaster />
    </QueryClientProvider>
  );
}
