import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

/** Says that something could not be loaded, in place of it, and offers to try again. */
export function LoadProblem({
  title,
  text,
  isFetching,
  onRetry,
}: {
  title: string;
  text: string;
  /** Whether it is being tried. */
  isFetching: boolean;
  onRetry: () => void;
}) {
  return (
    <Problem
      title={title}
      text={text}
      action={
        <Button busy={isFetching} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
