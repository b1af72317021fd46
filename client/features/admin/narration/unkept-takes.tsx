// Takes that were not kept, of words that are not in the book any more.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { discardTake, readTake, takeKeys } from '../drafts/takes.ts';
import { ListenButton } from '../recording/listen-button.tsx';
import { usePlayback } from '../recording/use-playback.ts';
import { textOfKey } from './narration-tasks.ts';
import type { PageRecordings } from './page-narration.ts';

const TITLE = 'Takes that were not kept';

async function samplesOf(key: string) {
  const take = await readTake(key);
  if (take === null) throw new Error('This browser has lost the take.');
  return take;
}

export function UnkeptTakes({
  bookId,
  pages,
}: {
  bookId: string;
  pages: readonly PageRecordings[];
}) {
  const playback = usePlayback();
  const [, setDiscarded] = useState<string | null>(null);
  const words = new Set(
    pages.flatMap(({ text, sentences }) => [text, ...sentences.map(({ text }) => text)]),
  );
  const lost = takeKeys().flatMap((key) => {
    const text = textOfKey(key, bookId);
    return text === null || words.has(text) ? [] : [{ key, text }];
  });
  if (lost.length === 0) return null;
  return (
    <section
      aria-label={TITLE}
      className="flex flex-col gap-2 rounded-control border border-line p-3"
    >
      <h3 className="text-lg">{TITLE}</h3>
      <p className="text-ink-soft">
        Their words are not in the book any more. They stay in this browser until you throw them
        away.
      </p>
      <ul className="flex flex-col gap-2">
        {lost.map(({ key, text }) => (
          <li key={key} className="flex flex-wrap items-center gap-3">
            <p className="min-w-48 grow basis-0 wrap-anywhere">{`“${text}”`}</p>
            <ListenButton
              name={`Listen to “${text}”`}
              playback={playback}
              source={() => samplesOf(key)}
            />
            <Button
              variant="quiet"
              onClick={() => void discardTake(key).then(() => setDiscarded(key))}
            >
              <Trash2 aria-hidden="true" />
              Throw away
              <span className="sr-only">{` the take of ${text}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {playback.failure !== null && (
        <p role="alert" className="font-bold text-loss">
          {playback.failure}
        </p>
      )}
    </section>
  );
}
