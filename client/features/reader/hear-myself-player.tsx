// What stands in the place of the page count while a child records, and when there is something to hear.
import { Square, Trash2, Volume2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import type { useHearMyself } from './use-hear-myself.ts';

type Hear = ReturnType<typeof useHearMyself>;

/** While the child reads. */
function HowToEnd({ isHeld }: { isHeld: boolean }) {
  return (
    <p className="reader-player hear-hint">
      <span key={String(isHeld)}>{isHeld ? 'Let go to hear it' : 'Press again to hear it'}</span>
    </p>
  );
}

function Controls({ session, state, button }: Hear) {
  const ref = useFocusAfter(button);
  const isPlaying = state.kind === 'playing';
  return (
    <div ref={ref} role="group" aria-label="Hear myself" className="reader-player">
      <Button
        aria-label={isPlaying ? 'Stop' : 'Hear it again'}
        onClick={isPlaying ? session.stop : session.hearAgain}
      >
        {isPlaying ? (
          <Square aria-hidden="true" fill="currentColor" />
        ) : (
          <Volume2 aria-hidden="true" />
        )}
      </Button>
      <Button variant="secondary" aria-label="Throw it away" onClick={session.forget}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}

export function HearMyselfPlayer({ hear }: { hear: Hear }) {
  const { state } = hear;
  return state.kind === 'recording' ? <HowToEnd isHeld={state.isHeld} /> : <Controls {...hear} />;
}
