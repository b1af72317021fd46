import { ArrowLeft } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../contracts/pages.ts';
import { reportFailure } from './error-reports.ts';
import { CodeMissing } from '../loading/fetch-code.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { WAY_BACK } from '../browser/way-back.ts';

/** What is said of a screen that is not there. */
function textOf(error: Error): string {
  if (!(error instanceof CodeMissing)) {
    return 'Something went wrong here. It is not your internet connection, and nothing is lost. Please open the page again.';
  }
  return `Nothing is lost. ${error.message}`;
}

function BrokenScreen({ path, error }: { path: string; error: Error }) {
  return (
    <ProblemPage
      title="This page could not be shown"
      text={textOf(error)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Open again</Button>
          {path !== pages.home && (
            <ButtonLink href={pages.home} state={WAY_BACK} variant="secondary">
              <ArrowLeft aria-hidden="true" />
              Back to Library
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

class Boundary extends Component<{ path: string; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('screen', error);
  }

  override componentDidUpdate(before: { path: string }) {
    if (this.state.error && before.path !== this.props.path) this.setState({ error: null });
  }

  override render() {
    const { path, children } = this.props;
    const { error } = this.state;
    return error ? <BrokenScreen path={path} error={error} /> : children;
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
