// 'Record the sounds': the owner's voice for the single sounds, the prompts and words, in place of the computer's sounds
// and the device's voice.
import { useQuery } from '@tanstack/react-query';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSessionEnd } from '../login/use-admin-session.ts';
import { RecordingFiles } from './recording-files.tsx';
import { RecordingWorkbench } from './recording-workbench.tsx';
import { recordingsQuery } from './voice-recordings.ts';

export function RecordSoundsPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(recordingsQuery());
  useSessionEnd(error, onSessionOver);

  if (data === undefined && error !== null) {
    return (
      <Card>
        <Card.Title>Record the sounds</Card.Title>
        <QueryProblem
          title="The recordings could not be loaded"
          {...{ error, isFetching, refetch }}
        />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton className="h-160 rounded-card" />;
  const takes = new Map(data.map(({ key, take }) => [key, take]));
  return (
    <div className="grid min-w-0 gap-6">
      <RecordingWorkbench takes={takes} onSessionOver={onSessionOver} />
      <RecordingFiles takes={takes} onSessionOver={onSessionOver} />
    </div>
  );
}
