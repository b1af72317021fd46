// Recordings of words that have been changed: they are kept and not played, and can be heard and deleted.
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { Button } from '../../../ui/button.tsx';
import { useAdminSession } from '../login/use-admin-session.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { ListenButton } from '../recording/listen-button.tsx';
import { usePlayback } from '../recording/use-playback.ts';
import { fetchMaster } from '../recording/use-take.ts';
import { deleteRecording } from './narration-tasks.ts';

function StaleRecording({ bookId, recording }: { bookId: string; recording: BookRecording }) {
  const { take, text, isWholePage } = recording;
  const { endSession } = useAdminSession();
  const playback = usePlayback();
  const remove = useMutation({
    mutationFn: () => deleteRecording(bookId, take),
    onError: (error) => toastOwnerFailure(error, 'Failed to delete the recording', endSession),
  });
  return (
    <li className="flex flex-wrap items-center gap-3">
      <p className="min-w-48 grow basis-0 wrap-anywhere">{`${isWholePage ? 'The whole page: ' : ''}“${text}”`}</p>
      <ListenButton name="Listen" playback={playback} source={() => fetchMaster(take)} />
      <Button
        variant="quiet"
        busy={remove.isPending}
        busyText="Deleting..."
        onClick={() => remove.mutate()}
      >
        <Trash2 aria-hidden="true" />
        Delete
        <span className="sr-only">{` the recording of ${text}`}</span>
      </Button>
      {playback.failure !== null && (
        <p role="alert" className="w-full font-bold text-loss">
          {playback.failure}
        </p>
      )}
    </li>
  );
}

export function StaleRecordings({
  bookId,
  title,
  recordings,
}: {
  bookId: string;
  title: string;
  recordings: readonly BookRecording[];
}) {
  if (recordings.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 rounded-control border border-line p-3">
      <h4>{title}</h4>
      <ul className="flex flex-col gap-2">
        {recordings.map((recording) => (
          <StaleRecording key={recording.take} bookId={bookId} recording={recording} />
        ))}
      </ul>
    </section>
  );
}
