// A preview of what a child will see: the book's card on the shelf, and its flipbook.
import { useQuery } from '@tanstack/react-query';
import { isFrameAddress, ownFlipbookId } from '../../../../contracts/addresses.ts';
import { frameSandbox } from '../../../book-pages/frame.ts';
import { Card } from '../../../ui/card.tsx';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { Star } from '../../../ui/star.tsx';
import type { TypedBook } from '../drafts/drafts.ts';
import { CoverPreview } from './cover-preview.tsx';
import { flipbookQuery } from '../flipbook/use-flipbook-upload.ts';

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

/** A flipbook hosted by the library opens with a ticket, so its open URL is fetched first. */
function OwnFlipbookPreview({ flipbookId }: { flipbookId: string }) {
  const { data } = useQuery(flipbookQuery(flipbookId));
  return data?.state === 'ready' ? <FrameOf address={data.openUrl} /> : null;
}

/** `address` must be complete: a partly typed one would load another page. */
function FlipbookPreview({ address }: { address: string }) {
  if (!isFrameAddress(address)) return null;
  const flipbookId = ownFlipbookId(address);
  if (flipbookId !== null) return <OwnFlipbookPreview flipbookId={flipbookId} />;
  return <FrameOf address={address} />;
}

function FrameOf({ address }: { address: string }) {
  return (
    <iframe
      title="Preview of the flipbook"
      sandbox={frameSandbox(address, window.location.origin)}
      referrerPolicy="strict-origin-when-cross-origin"
      src={address}
      className="aspect-4/3 w-full rounded-2xl border border-line bg-paper-deep"
    />
  );
}

export function BookPreview({ draft, address }: { draft: TypedBook; address: string }) {
  return (
    <Card className={isFrameAddress(address) ? '' : 'max-lg:hidden'}>
      <Card.Title>Preview</Card.Title>
      <div className="flex flex-col gap-5">
        <ShelfCard draft={draft} />
        <FlipbookPreview key={address} address={address} />
      </div>
    </Card>
  );
}
