// The sentences of a page and the page as a whole, one of them open to be recorded.
import { useState } from 'react';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { takeKeys } from '../drafts/takes.ts';
import { useAdminSession } from '../login/use-admin-session.ts';
import { RecordingCard } from '../recording/recording-card.tsx';
import type { RecordingTask } from '../recording/recording.ts';
import { lengthOf } from '../recording/take-copy.ts';
import { taskOf } from './narration-tasks.ts';
import type { NarratedSentence, PageRecordings } from './page-narration.ts';
import { PageUpload } from './page-upload.tsx';
import { RecordingRow } from './recording-row.tsx';
import { StaleRecordings } from './stale-recordings.tsx';

const WHOLE = 'whole';

/** The words of this page are not saved, so the server knows the recording as one without words. */
const recordedStatus = ({ seconds, isStale }: BookRecording) =>
  `Recorded, ${lengthOf(seconds)}${isStale ? '. Families hear it once you have saved the book' : ''}`;

const withTake = (status: string, { key }: RecordingTask) =>
  takeKeys().includes(key) ? `${status}. A take is not kept` : status;

export function PageRows({
  bookId,
  page,
  number,
}: {
  bookId: string;
  page: PageRecordings;
  /** From 1. */
  number: number;
}) {
  const { endSession } = useAdminSession();
  /** The index of the open sentence, or the page as a whole; null if all rows are closed. */
  const [open, setOpen] = useState<number | typeof WHOLE | null>(null);
  /** Whether the open card follows one that was kept. */
  const [isNext, setIsNext] = useState(false);
  /** A number for each uploaded file, so that the card reads the take again. */
  const [uploads, setUploads] = useState(0);
  const toggle = (row: number | typeof WHOLE) => {
    setIsNext(false);
    setOpen(open === row ? null : row);
  };
  const { sentences, whole, text } = page;
  const isComplete = sentences.every(({ recording }) => recording !== null);

  /** Returns the index of a sentence that is not recorded: of one that follows, if possible; -1 if there is none. */
  const nextAfter = (index: number) => {
    const isWanted = ({ recording }: NarratedSentence, at: number) =>
      recording === null && at !== index;
    const following = sentences.findIndex((one, at) => at > index && isWanted(one, at));
    return following === -1 ? sentences.findIndex(isWanted) : following;
  };
  const openNext = (next: number) => {
    setIsNext(true);
    setOpen(next);
  };

  const wholeTask = taskOf({ bookId, page: number, text, isWholePage: true }, whole);
  return (
    <ol aria-label={`Recordings of page ${number}`} className="flex min-w-0 flex-col gap-2">
      {sentences.map(({ text: words, recording, earlier }, index) => {
        const part = { bookId, page: number, text: words, isWholePage: false };
        const task = taskOf(part, recording, earlier);
        const next = nextAfter(index);
        const unrecorded = whole ? 'In the recording of the whole page' : 'Not recorded';
        return (
          <RecordingRow
            // A sentence may be on the page twice.
            key={index}
            text={<span translate="no">{words}</span>}
            status={withTake(recording ? recordedStatus(recording) : unrecorded, task)}
            isDone={recording !== null}
            isOpen={open === index}
            onToggle={() => toggle(index)}
          >
            {earlier && (
              <StaleRecordings
                bookId={bookId}
                title={`Recorded before the words were changed. ${earlier.isStale ? 'Record it again to replace it.' : 'Families hear it until you save the book.'}`}
                recordings={[earlier]}
              />
            )}
            <RecordingCard
              task={task}
              takesFocus={isNext}
              // Without a next sentence the card itself keeps the focus.
              {...(next !== -1 && { onKept: () => openNext(next) })}
              onSessionOver={endSession}
            />
          </RecordingRow>
        );
      })}
      <RecordingRow
        text="The whole page in one piece"
        status={withTake(whole ? recordedStatus(whole) : 'Not recorded', wholeTask)}
        isDone={whole !== null}
        isOpen={open === WHOLE}
        onToggle={() => toggle(WHOLE)}
      >
        <p>
          {isComplete
            ? 'Each sentence has a recording of its own, and families hear those.'
            : 'Families hear it until each sentence has a recording of its own.'}
        </p>
        <PageUpload task={wholeTask} number={number} onTake={() => setUploads(uploads + 1)} />
        <RecordingCard key={uploads} task={wholeTask} onSessionOver={endSession} />
      </RecordingRow>
    </ol>
  );
}
