import { Check, ChevronDown, Hand } from 'lucide-react';
import type { ReadingReport } from '../../../contracts/reading-report.ts';
import { groupOf, type LevelGroup } from '../../../domain/levels.ts';
import { splitPhonogram } from '../../../domain/phonogram-keys.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { groupColors, levelNameOf } from '../../ui/level-badge.tsx';
import { metText, soundsSentence } from './report-copy.ts';

type Level = ReadingReport['levels'][number];

const accents: Record<LevelGroup, string> = {
  beginner: 'bg-mint-accent',
  intermediate: 'bg-coral-accent',
  advanced: 'bg-lavender-accent',
};

/** A bar filled by the sounds met. A level before the start is hatched. The text beside it says the same. */
function MetBar({ level, met, phonograms, isKnownBefore }: Level) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block h-3 overflow-hidden rounded-full border border-line-strong/60 bg-page',
        isKnownBefore && 'report-hatched',
      )}
    >
      <span
        className={classNames('block h-full forced-colors:bg-[Highlight]', accents[groupOf(level)])}
        style={{ width: `${(100 * met.length) / phonograms.length}%` }}
      />
    </span>
  );
}

function Phonogram({ phonogram, level }: { phonogram: string; level: Level }) {
  const { letters, example } = splitPhonogram(phonogram);
  const isMet = level.met.includes(phonogram);
  const isPractised = level.practised.includes(phonogram);
  return (
    <li
      className={classNames(
        'flex min-h-9 items-center gap-1.5 rounded-full border-2 px-3 text-[0.95rem]',
        isMet
          ? `border-transparent ${groupColors[groupOf(level.level)]}`
          : 'border-dashed border-line-strong/70 text-ink-soft',
      )}
    >
      {isMet && <Check className="size-4 shrink-0" strokeWidth={3} aria-hidden="true" />}
      <span translate="no">
        <b className="text-[1.05rem] text-ink">{letters}</b> <span>{`as in ${example}`}</span>
      </span>
      {isPractised && <Hand className="size-4 shrink-0" aria-hidden="true" />}
      <span className="sr-only">
        {`, ${isMet ? 'met' : level.isKnownBefore ? 'before the start' : 'not met yet'}${isPractised ? ', needed help' : ''}`}
      </span>
    </li>
  );
}

function LevelRow({ level }: { level: Level }) {
  const group = groupOf(level.level);
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group">
        <summary className="grid min-h-14 list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control py-2 hover:bg-paper-deep/50 [&::-webkit-details-marker]:hidden">
          <span
            className={classNames(
              'flex size-10 items-center justify-center rounded-full font-display text-xl font-semibold',
              groupColors[group],
            )}
          >
            <span className="sr-only">Level </span>
            <span>{level.level}</span>
          </span>
          <span className="grid min-w-0 items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_11rem]">
            <span className="report-level flex flex-wrap justify-between gap-x-3 text-[0.95rem] leading-snug sm:block">
              <span className="block">{levelNameOf(`level${level.level}`)}</span>
              <span className="block font-bold">{metText(level)}</span>
            </span>
            <MetBar {...level} />
          </span>
          <ChevronDown
            className="size-5 text-ink-soft transition-transform group-open:rotate-180 print:hidden"
            aria-hidden="true"
          />
        </summary>
        <ul className="flex flex-wrap gap-2 pb-4 pt-1 print:hidden">
          {level.phonograms.map((phonogram) => (
            <Phonogram key={phonogram} phonogram={phonogram} level={level} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The sounds of the nine levels: how many were met, and which. */
export function SoundLevelsCard({ levels, name }: { levels: readonly Level[]; name: string }) {
  return (
    <Card>
      <Card.Title className="mb-1!">Sounds by level</Card.Title>
      <p>{soundsSentence(name, levels)}</p>
      <p className="mb-3 text-[0.95rem] text-ink-soft print:hidden">
        Open a level to see its sounds. A tick means met, a hand means that help was needed.
      </p>
      <ol>
        {levels.map((level) => (
          <LevelRow key={level.level} level={level} />
        ))}
      </ol>
    </Card>
  );
}
