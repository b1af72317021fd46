import { ArrowLeft } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../contracts/pages.ts';
import { reportFailure } from './error-reports.ts';
import { CodeMissing } from '../loading/fetch-code.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { WAY_BACK } from '../browser/scroll-restoration.ts';

/** Returns the message for a screen that crashed or could not be loaded. */
function messageFor(error: Error): string {
  if (!(error instanceof CodeMissing)) {
    return 'Something went wrong here. It is not your internet connection, and nothing is lost. Please open the page again.';
  }
  return `Nothing is lost. ${error.message}`;
}

function BrokenScreen({ path, error }: { path: string; error: Error }) {
  return (
    <ProblemPage
      title="This page could not be shown"
      text={messageFor(error)}
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
 * Shows an error page with a reload button if a screen crashes or cannot be fetched. Resets when the path
 * changes.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Boundary path={path}>{children}</Boundary>;
}
