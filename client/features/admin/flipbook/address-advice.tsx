// What an owner should know of the flipbook's address before saving. An address that follows from it is offered.
import { useId } from 'react';
import { flipbookAdvice } from '../../../../domain/flipbook-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

export function AddressAdvice({
  address,
  onUse,
  className,
}: {
  /** The last complete address; '' while another one is being typed. */
  address: string;
  /** Called with the offered address. */
  onUse: (address: string) => void;
  className?: string;
}) {
  const id = useId();
  const advice = flipbookAdvice(address, window.location.origin);
  if (advice === null) return null;
  const { message, better } = advice;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col items-start gap-3 rounded-control border-2 border-sea/35 bg-sea-wash p-4',
        className,
      )}
    >
      <p id={id} role="status">
        {message}
      </p>
      {better !== undefined && (
        <>
          <p translate="no" className="max-w-full font-bold wrap-anywhere">
            {better}
          </p>
          <Button variant="secondary" onClick={() => onUse(better)}>
            Use this address instead
          </Button>
        </>
      )}
    </div>
  );
}
