// What was found in the chosen files: what can be kept, with its faults, and what cannot.
import { Button } from '../../../ui/button.tsx';
import type { ReadFile, RefusedFile } from './chosen-files.ts';
import { ListenButton } from './listen-button.tsx';
import { faultSentence, lengthOf } from './take-copy.ts';
import { usePlayback } from './use-playback.ts';

export function FileReview({
  files,
  refused,
  failures,
  takes,
  isKeeping,
  onLeaveOut,
  onKeepAll,
}: {
  files: readonly ReadFile[];
  refused: readonly RefusedFile[];
  /** Why a recording could not be kept, by its key. */
  failures: ReadonlyMap<string, string>;
  takes: ReadonlyMap<string, string>;
  isKeeping: boolean;
  onLeaveOut: (key: string) => void;
  onKeepAll: () => void;
}) {
  const playback = usePlayback();
  return (
    <div className="flex flex-col gap-4">
      {files.length > 0 && (
        <>
          <ul aria-label="Recordings in the files" className="flex flex-col gap-3">
            {files.map((file) => (
              <FileRow
                key={file.item.key}
                file={file}
                failure={failures.get(file.item.key)}
                isReplacing={takes.has(file.item.key)}
                isKeeping={isKeeping}
                playback={playback}
                onLeaveOut={() => onLeaveOut(file.item.key)}
              />
            ))}
          </ul>
          <Button className="self-start" busy={isKeeping} busyText="Keeping..." onClick={onKeepAll}>
            {files.length === 1 ? 'Keep it' : `Keep all ${files.length}`}
          </Button>
        </>
      )}
      <p role="alert" className="font-bold text-loss empty:hidden">
        {playback.failure}
      </p>
      {refused.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">Not usable</h3>
          <ul className="flex flex-col gap-1">
            {refused.map(({ fileName, problem }, index) => (
              <li key={index} className="flex flex-wrap gap-x-2">
                <b translate="no" className="wrap-anywhere">
                  {fileName}
                </b>
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FileRow({
  file: { fileName, item, take },
  failure,
  isReplacing,
  isKeeping,
  playback,
  onLeaveOut,
}: {
  file: ReadFile;
  failure: string | undefined;
  isReplacing: boolean;
  isKeeping: boolean;
  playback: ReturnType<typeof usePlayback>;
  onLeaveOut: () => void;
}) {
  const sentences = take.faults.map((fault) => faultSentence(fault, item.takeKind, take.seconds));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <b translate="no" className="wrap-anywhere">
            {fileName}
          </b>
          <span>{`${item.name}, ${lengthOf(take.seconds)}`}</span>
          {isReplacing && <span>in place of your recording</span>}
        </p>
        {sentences.map((sentence) => (
          <p key={sentence} className="font-bold text-coral-ink">
            {sentence}
          </p>
        ))}
        {failure !== undefined && (
          <p role="alert" className="font-bold text-loss">
            {failure}
          </p>
        )}
      </div>
      <ListenButton
        name={`Listen to ${fileName}`}
        playback={playback}
        disabled={isKeeping}
        source={() => take}
      />
      <Button variant="quiet" disabled={isKeeping} onClick={onLeaveOut}>
        Leave out
        <span className="sr-only">{` ${fileName}`}</span>
      </Button>
    </li>
  );
}
