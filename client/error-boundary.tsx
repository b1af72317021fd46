import { Component, type ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { Problem } from './ui/problem.tsx';

/** When a screen breaks or cannot be fetched, says so and offers to start afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="flex grow flex-col justify-center px-4 py-10">
        <h1 className="sr-only">Step Into Reading</h1>
        <Problem
          title="This page could not be shown"
          text="Nothing is lost. Please check your internet connection and open the page again."
          action={<Button onClick={() => location.reload()}>Open again</Button>}
        />
      </main>
    );
  }
}
