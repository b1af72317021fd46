import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { Routes } from './routes.tsx';
import { StorageProblem } from './storage-problem.tsx';
import { NoticePlace } from '../ui/notice-place.tsx';
import { Toaster } from '../ui/toast.tsx';
import { guardNavigation } from '../browser/unsaved.ts';

/** The screens and the toasts. If the browser blocks storage, a page that says so replaces the screens. */
export function App({ isStorageAllowed }: { isStorageAllowed: boolean }) {
  return (
    <>
      <Router aroundNav={guardNavigation}>
        <ErrorBoundary>{isStorageAllowed ? <Routes /> : <StorageProblem />}</ErrorBoundary>
      </Router>
      <NoticePlace />
      <Toaster />
    </>
  );
}
