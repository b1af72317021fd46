// 'Upload files instead': recordings made elsewhere, to review before they are kept: one file for each thing.
import { useMutation } from '@tanstack/react-query';
import { FolderUp, FileAudio } from 'lucide-react';
import { useRef, useState } from 'react';
import { count } from '../../../../domain/count.ts';
import { messageOf } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUploadGuard } from '../drafts/upload-guard.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { readFiles, type ReadFile } from './chosen-files.ts';
import { FileReview } from './file-review.tsx';
import { FileNames } from './file-names.tsx';
import { wavOf } from './use-take.ts';
import { keepRecording, refreshRecordings } from './voice-recordings.ts';

const canChooseFolder = 'webkitdirectory' in HTMLInputElement.prototype;
const FAILED = 'Please try again in a moment.';

interface FileToKeep extends ReadFile {
  /** The recording that was there when the file was read. */
  replaces: string | null;
}

export function RecordingFiles({
  takes,
  onSessionOver,
}: {
  takes: ReadonlyMap<string, string>;
  onSessionOver: (failure: string) => void;
}) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState('');
  /** The recordings that could not be kept, with the reason. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<readonly FileToKeep[]>([]);

  const latest = (key: string) => takes.get(key) ?? null;

  const reading = useMutation({
    mutationFn: (chosen: readonly File[]) =>
      readFiles(chosen, (done) => setProgress(`${done} of ${chosen.length} files are read...`)),
    onMutate: () => {
      setProgress('Reading the files...');
      setFailures(new Map());
    },
    onSuccess: ({ read }) =>
      setLeft(read.map((file) => ({ ...file, replaces: latest(file.item.key) }))),
    onSettled: () => setProgress(''),
  });

  const keeping = useMutation({
    mutationFn: async () => {
      const failed = new Map<string, string>();
      for (const [index, { item, take, replaces }] of left.entries()) {
        setProgress(`Keeping ${index + 1} of ${left.length}...`);
        try {
          // The owner was told why it failed, such as that another owner was first.
          const earlier = failures.has(item.key) ? latest(item.key) : replaces;
          await keepRecording(item, wavOf(take), earlier);
        } catch (error) {
          if (isSessionOver(error)) throw error;
          failed.set(item.key, messageOf(error, FAILED));
        }
      }
      return failed;
    },
    onSuccess: (failed) => {
      const kept = left.length - failed.size;
      setFailures(failed);
      setLeft(left.filter(({ item }) => failed.has(item.key)));
      const text = `Families hear ${kept === 1 ? 'it' : 'them'} now.`;
      if (kept > 0) toast({ title: `${count(kept, 'recording')} kept`, text });
      if (failed.size === 0) reading.reset();
    },
    onError: () => onSessionOver('Failed to keep the recordings'),
    onSettled: () => {
      setProgress('');
      void refreshRecordings();
    },
  });
  useUploadGuard(keeping.isPending);

  const isBusy = reading.isPending || keeping.isPending;
  const takeFiles = (chosen: FileList | null) => {
    if (chosen !== null && chosen.length > 0) reading.mutate([...chosen]);
  };
  const { isOver, handlers } = useFileDrop(takeFiles, isBusy);
  const chooser = {
    type: 'file',
    hidden: true,
    multiple: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      takeFiles(target.files);
      // Allows the same files to be chosen again.
      target.value = '';
    },
  };
  return (
    <Card>
      <Card.Title>Upload files instead</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        For recordings made elsewhere: one file for each sound, prompt or word, named by it. They
        are trimmed and brought to one loudness here, and nothing is kept before you have heard
        them.
      </p>
      <div
        className={classNames(
          'flex flex-col gap-4 rounded-control border-2 border-dashed p-4',
          isOver ? 'border-sea bg-sea-wash' : 'border-line-strong',
        )}
        {...handlers}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" disabled={isBusy} onClick={() => files.current?.click()}>
            <FileAudio aria-hidden="true" />
            Choose files
          </Button>
          {canChooseFolder && (
            <Button variant="secondary" disabled={isBusy} onClick={() => folder.current?.click()}>
              <FolderUp aria-hidden="true" />
              Choose a folder
            </Button>
          )}
          <p className="text-[0.95rem] text-ink-soft">or drop the files here</p>
        </div>
        <FileNames />
        <input ref={files} aria-label="Files of recordings" {...chooser} />
        <input
          ref={folder}
          aria-label="Folder of recordings"
          {...chooser}
          {...{ webkitdirectory: '' }}
        />
        <p role="status" className="font-bold empty:hidden">
          {progress}
        </p>
        {reading.data !== undefined && !reading.isPending && (
          <FileReview
            files={left}
            refused={reading.data.refused}
            failures={failures}
            takes={takes}
            isKeeping={keeping.isPending}
            onLeaveOut={(key) => setLeft(left.filter(({ item }) => item.key !== key))}
            onKeepAll={() => keeping.mutate()}
          />
        )}
      </div>
    </Card>
  );
}
