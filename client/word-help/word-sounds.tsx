// The sounds of a word: tiles to tap, 'Sound it out' with a finger that sweeps under them, and the whole word.
import { Play, Volume2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { canBeSounded, useWordSpeech } from './use-word-speech.ts';
import { WordCaption } from './word-caption.tsx';
import { WordParts } from './word-parts.tsx';
import type { ShownWord } from './word-split.ts';
import './word-sounds.css';

const FAILURES = {
  sound: 'The sound has not arrived. Tap again, or say it together.',
  word: 'The word cannot be heard right now. Say it together.',
};

export function WordSounds({
  shown,
  printed,
}: {
  shown: ShownWord;
  /** The word as it is printed. */
  printed: string;
}) {
  const { parts } = shown;
  const speech = useWordSpeech(shown, printed);
  const { saying, waiting, failed, isSoundedOut, canHearWord } = speech;
  const canSound = canBeSounded(parts);
  return (
    <div className="word-sounds">
      {parts.length > 0 && (
        <WordParts {...{ parts, saying, waiting }} canSweep={canSound} onHear={speech.hearPart} />
      )}
      {parts.some(({ sound }) => sound !== '') && <WordCaption {...{ parts, printed, saying }} />}
      {(canSound || canHearWord) && (
        <div className="word-actions">
          {canSound && (
            <Button
              variant={isSoundedOut && canHearWord ? 'secondary' : 'primary'}
              onClick={speech.soundOut}
            >
              <Play aria-hidden="true" className="fill-current" />
              Sound it out
            </Button>
          )}
          {canHearWord && (
            <Button
              variant={canSound && !isSoundedOut ? 'secondary' : 'primary'}
              onClick={speech.hearWord}
            >
              <Volume2 aria-hidden="true" />
              Hear the word
            </Button>
          )}
        </div>
      )}
      <p role="status" className={failed === null ? 'sr-only' : 'text-center'}>
        {failed !== null && <span key={failed}>{FAILURES[failed]}</span>}
        {waiting !== null && (
          <span
            key={waiting}
          >{`The ${waiting < parts.length ? 'sound' : 'word'} is on its way`}</span>
        )}
      </p>
    </div>
  );
}
