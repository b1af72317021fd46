// What happens in a recording card, in words: the countdown, what is wrong with the take, what was kept.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { microphoneCopy } from '../../../microphone/microphone-copy.ts';
import type { UnkeptTake } from '../drafts/takes.ts';
import type { RecordingTask } from './recording.ts';
import { faultSentence, lengthOf } from './take-copy.ts';
import type { TakeRecorder } from './use-recorder.ts';
import type { useTake } from './use-take.ts';

type Kept = Omit<ReturnType<typeof useTake>, 'take' | 'add'>;

const CLEANED =
  'This browser cleans the sound, although it was asked not to. Soft sounds such as f, th, s and h may suffer.';
const NOT_STORED = 'This browser has no room for the take: keep it before you leave this page.';
const CONFLICT = 'Somebody else has recorded this meanwhile.';

/** Returns what is to be read out. While the microphone listens nothing is, or it would be recorded. */
function announcement(
  { phase, fault, isUnable }: TakeRecorder,
  take: UnkeptTake | null,
  kept: Kept,
  { keptText = 'Kept. Families hear it now.' }: RecordingTask,
): string {
  if (phase === 'opening') return 'Opening the microphone...';
  if (phase === 'recording') return '';
  if (typeof phase === 'number') return String(phase);
  if (fault !== null) return isUnable ? `${fault} Or upload a file instead.` : fault;
  if (kept.isSilent) return microphoneCopy.silent;
  if (kept.isConflicting) return CONFLICT;
  if (take !== null) return kept.isRestored ? 'You have a take of this that was not kept.' : '';
  if (kept.removed !== null) return 'Your recording is deleted.';
  return kept.isKept ? keptText : '';
}

function TakeReport({ task, take }: { task: RecordingTask; take: UnkeptTake }) {
  const { faults, seconds, isStored } = take;
  const sentences = faults.map((fault) => faultSentence(fault, task.kind, seconds));
  return (
    <div className="flex flex-col gap-1.5">
      {faults.length === 0 && (
        <p className="flex gap-2">
          <CircleCheck aria-hidden="true" className="mt-0.5 shrink-0 text-mint-ink" />
          <span>{`${lengthOf(seconds)}. Nothing sounds wrong. Listen to it.`}</span>
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="flex gap-2 font-bold">
          <CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-coral-ink" />
          <span>{sentence}</span>
        </p>
      ))}
      {faults.length > 0 && <p>You can keep it all the same.</p>}
      {!isStored && <p className="font-bold">{NOT_STORED}</p>}
    </div>
  );
}

export function RecordingStatus({
  task,
  take,
  recorder,
  kept,
}: {
  task: RecordingTask;
  take: UnkeptTake | null;
  recorder: TakeRecorder;
  kept: Kept;
}) {
  const { phase, isCleaned } = recorder;
  const isCounting = typeof phase === 'number';
  const text = announcement(recorder, take, kept, task);
  return (
    <div className="flex min-h-14 flex-col justify-center gap-2">
      <p
        role="status"
        className={isCounting ? 'font-display text-5xl font-semibold' : 'empty:hidden'}
      >
        {text}
      </p>
      {phase === 'recording' && (
        <p aria-hidden="true" className="font-display text-3xl font-semibold text-sea-deep">
          Speak now
        </p>
      )}
      <div role="status" className="empty:hidden">
        {phase === 'ready' && take !== null && !kept.isSilent && (
          <TakeReport task={task} take={take} />
        )}
      </div>
      {isCleaned && <p className="text-[0.95rem] text-ink-soft">{CLEANED}</p>}
      <p role="alert" className="font-bold text-loss empty:hidden">
        {kept.failure}
      </p>
    </div>
  );
}
