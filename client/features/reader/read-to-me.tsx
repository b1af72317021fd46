// The buttons of 'Read to me': the ear in the reader's bar, and the player that takes the place of the page count.
import { Pause, Play, Square } from 'lucide-react';
import type { RefObject } from 'react';
import ear from '../../pictures/ear.svg';
import turtle from '../../pictures/turtle.svg';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import type { useReadToMe } from './use-read-to-me.ts';
import './read-to-me.css';

type ReadToMe = ReturnType<typeof useReadToMe>;

/** The ear. Pressed again, it stops. */
export function EarButton({
  ref,
  readToMe: { canStart, status, start, stop },
}: {
  ref: RefObject<HTMLButtonElement | null>;
  readToMe: ReadToMe;
}) {
  const isOn = status !== 'silent';
  return (
    <Button
      ref={ref}
      variant="secondary"
      className="reader-ear"
      aria-label="Read to me"
      aria-pressed={isOn}
      aria-disabled={(!isOn && !canStart) || undefined}
      onClick={() => {
        if (isOn) stop();
        else if (canStart) start();
      }}
    >
      <img src={ear} alt="" width={32} height={32} />
      <span className="reader-ear-text">Read to me</span>
    </Button>
  );
}

/** The setting in the reader's panel. */
export function TurnByItself({
  readToMe: { turnsByItself, setTurnByItself },
}: {
  readToMe: ReadToMe;
}) {
  return (
    <div className="reader-turn-by-itself">
      <Switch
        label="Turn pages by itself"
        hint="While it reads to me"
        checked={turnsByItself}
        onChange={setTurnByItself}
      />
    </div>
  );
}

/** Pause and go on, slower, stop. */
export function ReadToMePlayer({
  earRef,
  readToMe: { status, isWaiting, pause, goOn, stop, isSlow, setSlow },
}: {
  earRef: RefObject<HTMLButtonElement | null>;
  readToMe: ReadToMe;
}) {
  const ref = useFocusAfter(earRef);
  const isReading = status === 'reading';
  return (
    <div ref={ref} role="group" aria-label="Reading aloud" className="reader-player">
      <Button aria-label={isReading ? 'Pause' : 'Go on'} onClick={isReading ? pause : goOn}>
        <span className="reader-player-ring" data-waiting={isWaiting || undefined}>
          {isReading ? (
            <Pause aria-hidden="true" fill="currentColor" />
          ) : (
            <Play aria-hidden="true" fill="currentColor" />
          )}
        </span>
      </Button>
      <Button
        variant="secondary"
        aria-label="Slower"
        aria-pressed={isSlow}
        onClick={() => setSlow(!isSlow)}
      >
        <img src={turtle} alt="" width={32} height={32} />
      </Button>
      <Button variant="secondary" aria-label="Stop" onClick={stop}>
        <Square aria-hidden="true" fill="currentColor" />
      </Button>
      <span role="status" className="sr-only">
        {isWaiting && 'The recording is on its way'}
      </span>
    </div>
  );
}
