// The parts of a word: a tile for each phonogram, in the colour of the level that teaches it.
import { Heart, Volume2 } from 'lucide-react';
import { groupOf, levelNames } from '../../domain/levels.ts';
import { classNames } from '../ui/class-names.ts';
import { groupColors } from '../ui/level-badge.tsx';
import type { ShownPart } from './word-split.ts';
import './word-parts.css';

/** Returns the caption of a part, such as 'as in ship'. */
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
 * `audible` has the indexes of the parts that can be spoken, `speaking` that of the part being spoken. `onHear`
 * receives the index of a part.
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
        const className = classNames(
          'word-part',
          part.level === null ? 'word-part-heart' : groupColors[groupOf(part.level)],
          part.sound === '' && 'word-part-silent',
          at === speaking && 'word-part-speaking',
        );
        return (
          <li key={at}>
            {audible.has(at) ? (
              <button type="button" className={className} onClick={() => onHear(at)}>
                <span className="sr-only">Hear </span>
                <Tile part={part} canHear />
              </button>
            ) : (
              <div className={className}>
                <Tile part={part} canHear={false} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
