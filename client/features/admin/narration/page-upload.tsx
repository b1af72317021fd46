// A recording of a whole page that was made elsewhere. It becomes a take, to be heard before it is kept.
import { useMutation } from '@tanstack/react-query';
import { FileAudio } from 'lucide-react';
import { useRef } from 'react';
import { limitsOf } from '../../../../audio/take.ts';
import { messageOf } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { storeTake } from '../drafts/takes.ts';
import { useUploadGuard } from '../drafts/upload-guard.ts';
import { refusalOfMany } from '../files/chosen-file.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import type { RecordingTask } from '../recording/recording.ts';
import { takeInFile } from '../recording/sound-file.ts';

/** Two minutes in any usual format, and less than an hour in any. */
const LIMITS = { bytes: 24 * 1_048_576, seconds: limitsOf('page').most };

export function PageUpload({
  task: { key, kind, recorded },
  number,
  onTake,
}: {
  task: RecordingTask;
  /** The number of the page, from 1. */
  number: number;
  /** Called when the take of the file is stored. */
  onTake: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refusal = refusalOfMany(files, 'recording');
      if (refusal !== null) throw new Error(refusal);
      const [file] = files;
      if (file === undefined) return;
      await storeTake(key, { ...(await takeInFile(file, kind, LIMITS)), replaces: recorded });
    },
    onSuccess: onTake,
  });
  useUploadGuard(reading.isPending);
  const takeFiles = (files: FileList | null) => {
    if (files !== null && files.length > 0) reading.mutate([...files]);
  };
  const { isOver, handlers } = useFileDrop(takeFiles);
  return (
    <div
      className={`flex flex-col gap-2 rounded-control border-2 border-dashed p-3 ${isOver ? 'border-sea bg-sea-wash' : 'border-line'}`}
      {...handlers}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          busy={reading.isPending}
          busyText="Preparing..."
          onClick={() => input.current?.click()}
        >
          <FileAudio aria-hidden="true" />
          Upload a recording
          <span className="sr-only">{` of page ${number}`}</span>
        </Button>
        <p className="text-[0.95rem] text-ink-soft">or drop a file here</p>
      </div>
      <p role="alert" className="font-bold wrap-anywhere text-loss empty:hidden">
        {reading.error && messageOf(reading.error, 'Please try again in a moment.')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept="audio/*"
        aria-label={`Recording of page ${number}`}
        onChange={({ target }) => {
          takeFiles(target.files);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
