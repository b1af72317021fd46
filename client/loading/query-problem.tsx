import { messageOf } from '../api/api.ts';
import { LoadProblem } from '../ui/load-problem.tsx';

/** Says, in place of what a query loads, why it could not be loaded, and offers to try again. */
export function QueryProblem({
  title,
  error,
  isFetching,
  refetch,
}: {
  title: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}) {
  return (
    <LoadProblem
      title={title}
      text={messageOf(error, 'Please try again in a moment.')}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
