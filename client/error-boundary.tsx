import { ArrowLeft } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../contracts/pages.ts';
import { reportFailure } from './error-reports.ts';
import { Button, ButtonLink } from './ui/button.tsx';
import { ProblemPage } from './ui/problem-page.tsx';

function BrokenScreen({ path }: { path: string }) {
  return (
    <ProblemPage
      title="This page could not be shown"
      text="Nothing is lost. Please check your internet connection and open the page again."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Open again</Button>
          {path !== pages.home && (
            <ButtonLink href={pages.home} variant="secondary">
              <ArrowLeft aria-hidden="true" />
              Back to Library
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

class Boundary extends Component<{ path: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('screen', error);
  }

  override componentDidUpdate(before: { path: string }) {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    const { path, children } = this.props;
    return this.state.failed ? <BrokenScreen path={path} /> : children;
  }
}

/**
 * When a screen breaks or cannot be fetched, says so and offers to start afresh. Another address is
 * another screen, and gets its own chance.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Boundary path={path}>{children}</Boundary>;
}
