import { useState } from 'react';
import { isCoverAddress } from '../../../../contracts/addresses.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Shows the cover, or another picture `of` the book, or nothing while the address is invalid or does not load. */
export function CoverPreview({
  address,
  of = 'the cover',
  className,
}: {
  address: string;
  of?: string;
  className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const typed = address.trim();
  if (!isCoverAddress(typed) || typed === failed) return null;
  return (
    <img
      src={typed}
      alt={`Preview of ${of}`}
      referrerPolicy="no-referrer"
      className={classNames(
        'aspect-3/4 w-36 shrink-0 rounded-2xl border border-line bg-paper-deep object-contain',
        className,
      )}
      onError={() => setFailed(typed)}
    />
  );
}
