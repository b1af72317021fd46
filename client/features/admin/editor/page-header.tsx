// The heading of one page of an inline book, with the buttons that show, move and remove the page.
import { ArrowDown, ArrowUp, Eye, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';

export function PageHeader({
  number,
  count,
  heading,
  onMove,
  onRemove,
  onPreview,
}: {
  /** From 1. */
  number: number;
  /** The number of pages. */
  count: number;
  heading: Ref<HTMLHeadingElement>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onPreview: () => void;
}) {
  const name = `page ${number}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {`Page ${number}`}
      </h3>
      <div className="flex gap-1">
        {/* A wide screen always shows the preview. */}
        <Button
          variant="quiet"
          className="px-3! lg:hidden!"
          aria-label={`Preview ${name}`}
          onClick={onPreview}
        >
          <Eye aria-hidden="true" />
        </Button>
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            variant="quiet"
            className="px-3!"
            data-move={by}
            aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
            disabled={number + by < 1 || number + by > count}
            onClick={() => onMove(by)}
          >
            {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
          </Button>
        ))}
        <Button
          variant="quiet"
          className="px-3! text-loss! hover:bg-loss-wash!"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
