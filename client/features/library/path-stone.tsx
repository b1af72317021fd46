// One stone of the path: the letters of its step, with a dot for each of its books below.
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PathStep } from '../../../contracts/path.ts';
import type { Elements } from '../../ui/elements.ts';
import { nameOfStone, type StoneState } from './path-view.ts';
import { waveOf } from './path-trail.tsx';

/** More books than this are shown as a bar: so many dots do not fit under a stone. */
const MOST_DOTS = 8;

function Dots({ books, finished }: Pick<PathStep, 'books' | 'finished'>) {
  if (books > MOST_DOTS) {
    const share = `${Math.round((100 * finished) / books)}%`;
    return (
      <span aria-hidden="true" className="stone-bar">
        <span style={{ width: share }} />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="stone-dots" data-many={books > 5 || undefined}>
      {Array.from({ length: books }, (_, at) => (
        <span key={at} data-read={at < finished || undefined} />
      ))}
    </span>
  );
}

export function PathStone({
  stone,
  state,
  index,
  isChosen,
  onChoose,
  children,
}: {
  stone: PathStep;
  state: StoneState;
  /** Its place in the level, from 0. */
  index: number;
  isChosen: boolean;
  onChoose: () => void;
  /** The avatar, on the stone where the child is. */
  children: Elements;
}) {
  return (
    <li
      className="stone"
      data-state={state}
      data-step={stone.id}
      style={{ '--wave': `${waveOf(index) / 16}rem` } as CSSProperties}
    >
      <button
        type="button"
        aria-label={nameOfStone(stone, state)}
        aria-pressed={isChosen}
        aria-current={state === 'here' ? 'step' : undefined}
        onClick={onChoose}
      >
        <span translate="no" className="stone-face" data-long={stone.face.length > 4 || undefined}>
          {stone.face}
        </span>
        {state === 'finished' && (
          <span className="stone-tick">
            <Check aria-hidden="true" />
          </span>
        )}
      </button>
      {children}
      <Dots books={stone.books} finished={stone.finished} />
    </li>
  );
}
