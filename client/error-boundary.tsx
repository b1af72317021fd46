import { Component, type ReactNode } from 'react';
import { reportFailure } from './error-reports.ts';
import { Button } from './ui/button.tsx';
import { ProblemPage } from './ui/problem-page.tsx';

/** When a screen breaks or cannot be fetched, says so and offers to start afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('screen', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ProblemPage
        title="This page could not be shown"
        text="Nothing is lost. Please check your internet connection and open the page again."
        action={<Button onClick={() => location.reload()}>Open again</Button>}
      />
    );
  }
}
