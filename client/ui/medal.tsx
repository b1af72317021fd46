import type { Medal } from './medal-kinds.ts';

const ribbons: Record<Medal['tone'], { fill: string; edge: string }> = {
  gold: { fill: 'var(--color-gold)', edge: 'var(--color-gold-deep)' },
  sea: { fill: 'var(--color-sea-wash)', edge: 'var(--color-sea)' },
  beginner: { fill: 'var(--color-mint)', edge: 'var(--color-mint-accent)' },
  intermediate: { fill: 'var(--color-coral)', edge: 'var(--color-coral-accent)' },
  advanced: { fill: 'var(--color-lavender)', edge: 'var(--color-lavender-accent)' },
};
const notEarned = { fill: 'var(--color-paper-deep)', edge: 'var(--color-line)' };

/** A medal with its ribbon. Decorative. One that is not earned is grey. */
export function MedalDrawing({
  medal,
  earned,
  className,
}: {
  medal: Medal;
  earned: boolean;
  className: string;
}) {
  const { fill, edge } = earned ? ribbons[medal.tone] : notEarned;
  return (
    <svg viewBox="0 0 64 76" className={className} aria-hidden="true">
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
