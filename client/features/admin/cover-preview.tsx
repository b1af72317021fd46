import { useState } from 'react';
import { isCoverAddress } from '../../../contracts/addresses.ts';

/** The cover as it is typed; nothing while the address leads to no picture. */
export function CoverPreview({ address }: { address: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!isCoverAddress(address) || address === failed) return null;
  return (
    <img
      src={address}
      alt="Preview of the cover"
      referrerPolicy="no-referrer"
      className="aspect-3/4 w-36 rounded-2xl border border-line bg-paper-deep object-contain sm:col-span-2"
      onError={() => setFailed(address)}
    />
  );
}
