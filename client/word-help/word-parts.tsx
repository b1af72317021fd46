// A word taken apart: a tile for each phonogram, in the colour of the level that teaches it.
import { Heart, Volume2 } from 'lucide-react';
import { groupOf, levelNames } from '../../domain/levels.ts';
import { classNames } from '../ui/class-names.ts';
import { groupColors } from '../ui/level-badge.tsx';
import type { ShownPart } from './word-split.ts';
import './word-parts.css';

/** What is written under a part, such as 'as in ship'. */
function captionOf({ letters, sound, helps, likeness }: ShownPart): string {
  if (sound === '') return helps === null ? 'silent' : `silent: helps ${helps}`;
  if (likeness === null) return '';
  const { letters: alike, example } = likeness;
  return alike === letters.toLowerCase() ? `as in ${example}` : `as ${alike} in ${example}`;
}

function Tile({ part, canHear }: { part: ShownPart; canHear: boolean }) {
  const { letters, level } = part;
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
        {canHear && <Volume2 aria-hidden="true" className="word-speaker" />}
      </span>
    </>
  );
}

/**
 * `onHear` is given the place of a part; `audible` says which have something to be heard. `speaking` is
 * the place of the part that is being said.
 */
export function WordParts({
  parts,
  audible,
  speaking,
  onHear,
}: {
  parts: readonly ShownPart[];
  audible: ReadonlySet<number>;
  speaking: number | null;
  onHear: (at: number) => void;
}) {
  return (
    <ol className="word-parts">
      {parts.map((part, at) => {
        const look = classNames(
          'word-part',
          part.level === null ? 'word-part-heart' : groupColors[groupOf(part.level)],
          part.sound === '' && 'word-part-silent',
          at === speaking && 'word-part-speaking',
        );
        return (
          <li key={at}>
            {audible.has(at) ? (
              <button type="button" className={look} onClick={() => onHear(at)}>
                <span className="sr-only">Hear </span>
                <Tile part={part} canHear />
              </button>
            ) : (
              <div className={look}>
                <Tile part={part} canHear={false} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
