// The parts of a word: a tile for each phonogram, in the colour of the level that teaches it, and under them the line
// that a finger sweeps along.
import { Heart, Pointer, Volume2 } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { groupOf, levelNames } from '../../domain/levels.ts';
import { classNames } from '../ui/class-names.ts';
import { groupColors } from '../ui/level-badge.tsx';
import type { Saying } from './use-word-speech.ts';
import type { ShownPart } from './word-split.ts';
import './word-parts.css';

/** Returns the caption of a part, such as 'as in ship'. */
function captionOf({ letters, sound, helps, likeness }: ShownPart): string {
  if (sound === '') return helps === null ? 'silent' : `silent: helps ${helps}`;
  if (likeness === null) return '';
  const { letters: alike, example } = likeness;
  return alike === letters.toLowerCase() ? `as in ${example}` : `as ${alike} in ${example}`;
}

function Tile({ part, isWaiting }: { part: ShownPart; isWaiting: boolean }) {
  const { letters, level, sound } = part;
  const name = level === null ? undefined : levelNames[`level${level}` as keyof typeof levelNames];
  return (
    <>
      <span translate="no" className="word-letters">
        {letters}
      </span>
      <span translate="no" className="word-caption">{`${captionOf(part)} `}</span>
      <span className="word-level" title={name}>
        {level === null ? (
          <span className="contents">
            <Heart aria-hidden="true" /> by heart
          </span>
        ) : (
          <span>{`Level ${level}`}</span>
        )}
        {sound !== '' &&
          (isWaiting ? (
            <span aria-hidden="true" className="word-waiting" />
          ) : (
            <Volume2 aria-hidden="true" className="word-speaker" />
          ))}
      </span>
    </>
  );
}

/** The piece of the line under one tile, with the finger on it while the tile's sound is heard. */
function Line({ at, saying }: { at: number; saying: Saying | null }) {
  const isSwept = saying !== null && saying.kind !== 'part' && at < saying.at;
  const isUnderFinger = saying?.kind === 'sounding' && at === saying.at;
  return (
    <span
      aria-hidden="true"
      className={classNames('word-line', isSwept && 'word-line-swept')}
      style={isUnderFinger ? ({ '--seconds': `${saying.seconds}s` } as CSSProperties) : undefined}
    >
      {isUnderFinger && (
        <>
          <span className="word-line-swept-part" />
          <span className="word-finger">
            <Pointer />
          </span>
        </>
      )}
    </span>
  );
}

/** `waiting` is the index of a part whose sound is on its way. `onHear` receives the index of a part. */
export function WordParts({
  parts,
  saying,
  waiting,
  canSweep,
  onHear,
}: {
  parts: readonly ShownPart[];
  saying: Saying | null;
  waiting: number | null;
  canSweep: boolean;
  onHear: (at: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const under = saying?.kind === 'sounding' ? saying.at : null;
  useEffect(() => {
    // A low window scrolls a long word.
    if (under !== null) list.current?.children[under]?.scrollIntoView({ block: 'nearest' });
  }, [under]);
  return (
    <ol ref={list} className={classNames('word-parts', parts.length > 4 && 'word-parts-many')}>
      {parts.map((part, at) => {
        const className = classNames(
          'word-part',
          part.level === null ? 'word-part-heart' : groupColors[groupOf(part.level)],
          part.sound === '' && 'word-part-silent',
          at === saying?.at && 'word-part-speaking',
        );
        return (
          <li key={at}>
            {part.sound === '' ? (
              <div className={className}>
                <Tile part={part} isWaiting={false} />
              </div>
            ) : (
              <button type="button" className={className} onClick={() => onHear(at)}>
                <span className="sr-only">Hear </span>
                <Tile part={part} isWaiting={at === waiting} />
              </button>
            )}
            {canSweep && <Line {...{ at, saying }} />}
          </li>
        );
      })}
    </ol>
  );
}
