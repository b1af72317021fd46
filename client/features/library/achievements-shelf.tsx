// The medals under the stat cards: those that were earned in colour, the others waiting in grey.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Achievement } from '../../../contracts/progress.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { medalOf, orderMedals, visibleMedals, type Medal } from './medals.ts';

const ribbons: Record<Medal['tone'], { fill: string; edge: string }> = {
  gold: { fill: 'var(--color-gold)', edge: 'var(--color-gold-deep)' },
  sea: { fill: 'var(--color-sea-wash)', edge: 'var(--color-sea)' },
  beginner: { fill: 'var(--color-mint)', edge: 'var(--color-mint-accent)' },
  intermediate: { fill: 'var(--color-coral)', edge: 'var(--color-coral-accent)' },
  advanced: { fill: 'var(--color-lavender)', edge: 'var(--color-lavender-accent)' },
};
const waiting = { fill: 'var(--color-paper-deep)', edge: 'var(--color-line)' };

function MedalDrawing({ medal, earned }: { medal: Medal; earned: boolean }) {
  const { fill, edge } = earned ? ribbons[medal.tone] : waiting;
  return (
    <svg viewBox="0 0 64 76" className="w-14 shrink-0 sm:w-16" aria-hidden="true">
      <path d="M18 44l-6 28 12-7 8 9 8-9 12 7-6-28z" fill={edge} />
      <circle cx="32" cy="30" r="27" fill={fill} stroke={edge} strokeWidth="5" />
      {medal.crowned && <path d="M21 13l5 5 6-8 6 8 5-5v9H21z" fill={edge} />}
      <text
        x="32"
        y={medal.crowned ? 43 : 40}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize={medal.sign.length > 1 ? 24 : 28}
        fontWeight="600"
        fill={earned ? 'var(--color-ink)' : 'var(--color-line-strong)'}
      >
        {medal.sign}
      </text>
    </svg>
  );
}

function MedalItem({ achievement }: { achievement: Achievement }) {
  const earned = achievement.earnedAt !== null;
  return (
    <li
      className="flex min-w-0 flex-col items-center gap-1 text-center"
      title={achievement.description}
    >
      <MedalDrawing medal={medalOf(achievement.id)} earned={earned} />
      <span
        className={classNames(
          'font-display text-[0.95rem] font-semibold leading-tight',
          !earned && 'text-ink-soft',
        )}
      >
        {achievement.title}
      </span>
      <span className="sr-only">
        {achievement.description}. {earned ? 'Earned.' : 'Not earned yet.'}
      </span>
    </li>
  );
}

export function AchievementsShelf({ achievements }: { achievements: readonly Achievement[] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  if (achievements.length === 0) return null;
  const ordered = orderMedals(achievements);
  const shown = all ? ordered : visibleMedals(ordered);
  const earned = ordered.filter((achievement) => achievement.earnedAt !== null).length;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-page p-4 shadow-card sm:p-6"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl sm:text-2xl">
          Achievements
          <span className="block font-sans text-[0.95rem] font-normal text-ink-soft sm:ml-3 sm:inline">
            {earned} of {ordered.length} earned
          </span>
        </h2>
        {(all || shown.length < ordered.length) && (
          <Button
            variant="quiet"
            className="-mr-3 shrink-0"
            aria-expanded={all}
            aria-controls={`${id}-list`}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : 'Show all'}
            {all ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </Button>
        )}
      </div>
      <ul id={`${id}-list`} className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-6 lg:gap-x-4">
        {shown.map((achievement) => (
          <MedalItem key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}
