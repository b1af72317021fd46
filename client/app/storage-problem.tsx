import { Button } from '../ui/button.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';

/** Replaces every screen if the browser blocks storage. */
export function StorageProblem() {
  return (
    <ProblemPage
      title="This browser does not keep your sign-in"
      text="Please allow cookies for this site in your browser's settings, so that it can keep your sign-in, and open the page again."
      action={<Button onClick={() => location.reload()}>Open again</Button>}
    />
  );
}
