// A book's cover, or a drawing if it has none. Both have the same size, so there is no layout shift when the
// picture loads or fails.
import { useState } from 'react';
import type { BookSummary } from '../../contracts/books.ts';
import { groupOf, levelOf, type LevelGroup } from '../../domain/levels.ts';
import { classNames } from './class-names.ts';

/** Surface and accent of the drawing, by level group. */
const coverColors: Record<LevelGroup, { surface: string; accent: string; ink: string }> = {
  beginner: {
    surface: 'var(--color-mint)',
    accent: 'var(--color-mint-accent)',
    ink: 'var(--color-mint-ink)',
  },
  intermediate: {
    surface: 'var(--color-coral)',
    accent: 'var(--color-coral-accent)',
    ink: 'var(--color-coral-ink)',
  },
  advanced: {
    surface: 'var(--color-lavender)',
    accent: 'var(--color-lavender-accent)',
    ink: 'var(--color-lavender-ink)',
  },
};

function CoverDrawing({ group }: { group: LevelGroup }) {
  const { surface, accent, ink } = coverColors[group];
  return (
    <svg
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <rect width="300" height="400" fill={surface} />
      <circle cx="228" cy="76" r="34" fill="var(--color-page)" opacity=".8" />
      <path d="M-20 284q80-66 168-20t172-24v190H-20z" fill={accent} opacity=".45" />
      <path d="M-20 330q96-56 180-18t160-14v140H-20z" fill={accent} opacity=".75" />
      <g
        transform="translate(0 50)"
        stroke={ink}
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M150 216c-24-20-54-22-84-14v-82c30-8 60-6 84 14z" fill="var(--color-page)" />
        <path d="M150 216c24-20 54-22 84-14v-82c-30-8-60-6-84 14z" fill="var(--color-page)" />
        <path
          d="M86 142q22-3 44 6M86 164q22-3 44 6M214 142q-22-3-44 6M214 164q-22-3-44 6"
          fill="none"
          opacity=".45"
        />
      </g>
    </svg>
  );
}

/** A decorative cover; the title is shown beside it. `first` loads it with high priority. */
export function Cover({
  book,
  className,
  first = false,
}: {
  book: Pick<BookSummary, 'coverImageUrl' | 'category'>;
  className?: string;
  first?: boolean;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = book.coverImageUrl;
  return (
    <div className={classNames('relative aspect-3/4 overflow-hidden bg-paper-deep', className)}>
      {address === null || address === failed ? (
        <CoverDrawing group={groupOf(levelOf(book.category))} />
      ) : (
        <img
          src={address}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(address)}
        />
      )}
    </div>
  );
}
