// A preview of what a child will see: the book's card on the shelf, and its flipbook.
import { isFrameAddress } from '../../../../contracts/addresses.ts';
import { Card } from '../../../ui/card.tsx';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { Star } from '../../../ui/star.tsx';
import type { TypedBook } from '../drafts/drafts.ts';
import { CoverPreview } from './cover-preview.tsx';
import { FlipbookPreview } from '../flipbook/flipbook-preview.tsx';

/** Hidden on narrow screens, where the form itself shows the cover. */
function ShelfCard({ draft }: { draft: TypedBook }) {
  const author = draft.author.trim();
  return (
    <div className="flex items-center gap-4 max-lg:hidden">
      <CoverPreview address={draft.coverImageUrl} />
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LevelBadge category={draft.category} />
          <span className="inline-flex items-center gap-1 font-display font-semibold text-gold-ink">
            <Star className="size-5" />1
          </span>
        </div>
        <p className="line-clamp-2 font-display text-xl font-semibold wrap-anywhere">
          {draft.title.trim() || 'The title'}
        </p>
        {author && <p className="wrap-anywhere text-ink-soft">{`by ${author}`}</p>}
        <p className="text-[0.95rem] text-ink-soft">{levelNameOf(draft.category)}</p>
      </div>
    </div>
  );
}

export function BookPreview({ draft, address }: { draft: TypedBook; address: string }) {
  return (
    <Card className={isFrameAddress(address) ? '' : 'max-lg:hidden'}>
      <Card.Title>Preview</Card.Title>
      <div className="flex flex-col gap-5">
        <ShelfCard draft={draft} />
        <FlipbookPreview address={address} />
      </div>
    </Card>
  );
}
