// The card that makes one recording: listen, record, what is wrong, keep or again. The sounds, prompts and words use it,
// and the sentences of a page.
import { Mic, RotateCcw, Square, Trash2, Undo2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { limitsOf } from '../../../../audio/take.ts';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { LevelMeter } from './level-meter.tsx';
import { ListenButton } from './listen-button.tsx';
import type { RecordingTask } from './recording.ts';
import { RecordingStatus } from './recording-status.tsx';
import { usePlayback } from './use-playback.ts';
import { useRecorder } from './use-recorder.ts';
import { fetchMaster, useTake } from './use-take.ts';

export interface RecordingCardProps {
  task: RecordingTask;
  /** What to say: the letters and an example, or the text of a sentence. */
  children?: Elements;
  /** Called after a take was kept, such as to go to the next card. */
  onKept?: () => void;
  onSessionOver: (failure: string) => void;
  /** What else can be heard, such as the computer's sound: buttons beside 'Record'. */
  listen?: Elements;
  /** Whether the card is scrolled to, and 'Record' has the focus, when it appears. */
  takesFocus?: boolean;
}

/** A single sound is over within this, in seconds. */
const SOUND_SECONDS = 3;

const longestOf = ({ kind }: RecordingTask) => Math.max(SOUND_SECONDS, limitsOf(kind).most);

/** Shows what to say (`children`) and the controls of its recording. */
export function RecordingCard(props: RecordingCardProps) {
  return <OneCard key={props.task.key} {...props} />;
}

function OneCard({
  task,
  children,
  onKept,
  onSessionOver,
  listen,
  takesFocus,
}: RecordingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const listenToTake = useRef<HTMLButtonElement>(null);
  const focusMain = () => main.current?.focus();
  const { take, add, ...kept } = useTake(task, {
    onKept() {
      // Where no other card follows, the focus stays here.
      focusMain();
      onKept?.();
    },
    onSessionOver,
  });
  const recorder = useRecorder(task.kind, longestOf(task), add);
  const playback = usePlayback();
  useEffect(() => {
    if (!takesFocus) return;
    // The whole card, not the button alone: on a phone it may be far above what was pressed.
    card.current?.scrollIntoView({ block: 'nearest' });
    main.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const isRecording = recorder.phase !== 'ready';
  const isBusy = isRecording || kept.isBusy;
  const isNew = take !== null && !kept.isRestored;
  useEffect(() => {
    if (isNew) listenToTake.current?.focus();
  }, [isNew, take?.samples]);

  const { recorded } = task;
  const listenTo = (name: string) => ({ name, playback, disabled: isBusy });
  /** The pressed button goes away, so the focus moves. */
  const leave = (act: () => void) => {
    if (isBusy) return;
    act();
    focusMain();
  };
  return (
    <div
      ref={card}
      role="group"
      aria-label={`Recording of ${task.name}`}
      className="flex min-w-0 flex-col gap-4"
    >
      {children}
      <LevelMeter level={recorder.level} isOn={isRecording} />
      <RecordingStatus task={task} take={take} recorder={recorder} kept={kept} />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={main}
          variant={take !== null && !isRecording ? 'secondary' : 'primary'}
          disabled={kept.isBusy}
          onClick={() => (isRecording ? recorder.stop() : void recorder.start())}
        >
          <MainLabel isRecording={isRecording} isAgain={take !== null} />
          <span className="sr-only">{` ${task.name}`}</span>
        </Button>
        {take !== null && (
          <>
            <ListenButton {...listenTo('Listen')} ref={listenToTake} source={() => take} />
            <Button busy={kept.isBusy} disabled={isRecording} onClick={kept.keep}>
              {kept.isConflicting ? 'Keep yours' : 'Keep'}
            </Button>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {listen}
        {recorded !== null && (
          <ListenButton
            {...listenTo(kept.isConflicting ? 'Listen to theirs' : 'Listen to the recording')}
            source={() => fetchMaster(recorded)}
          />
        )}
        {take !== null && (
          <QuietButton icon={<Trash2 aria-hidden="true" />} onClick={() => leave(kept.throwAway)}>
            {kept.isConflicting ? 'Keep theirs' : 'Throw away'}
          </QuietButton>
        )}
        {take === null && recorded !== null && (
          <QuietButton icon={<Undo2 aria-hidden="true" />} onClick={() => leave(kept.remove)}>
            {task.removeLabel}
          </QuietButton>
        )}
        {kept.removed !== null && (
          <QuietButton
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => leave(kept.bringBack)}
          >
            Bring yours back
          </QuietButton>
        )}
      </div>
      {playback.failure !== null && (
        <p role="alert" className="font-bold text-loss">
          {playback.failure}
        </p>
      )}
    </div>
  );
}

function MainLabel({ isRecording, isAgain }: { isRecording: boolean; isAgain: boolean }) {
  if (isRecording) {
    return (
      <>
        <Square aria-hidden="true" />
        <span>Stop</span>
      </>
    );
  }
  return (
    <>
      <Mic aria-hidden="true" />
      <span>{isAgain ? 'Again' : 'Record'}</span>
    </>
  );
}

function QuietButton({
  icon,
  children,
  onClick,
}: {
  icon: ReactElement;
  children: string;
  onClick: () => void;
}) {
  return (
    <Button variant="quiet" onClick={onClick}>
      {icon}
      <span>{children}</span>
    </Button>
  );
}
