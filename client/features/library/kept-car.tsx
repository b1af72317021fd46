// The drawings of a kept book: a car with a tick.
import { Car, Check } from 'lucide-react';

/** The tick on the car of a kept book. */
function Tick() {
  return (
    <span className="absolute right-0 bottom-0 grid size-5 place-items-center rounded-full border-2 border-page bg-sea text-white">
      <Check aria-hidden="true" className="size-3" strokeWidth={4} />
    </span>
  );
}

/** A car with a tick, for a button with a name. */
export function TickedCar() {
  return (
    <span className="relative grid size-9 place-items-center">
      <Car aria-hidden="true" className="size-6.5" />
      <Tick />
    </span>
  );
}

/** Marks a small cover whose book is kept. */
export function KeptMark() {
  return (
    <span className="path-book-car">
      <Car aria-hidden="true" className="size-5" />
      <Tick />
      <span className="sr-only">Kept for the car</span>
    </span>
  );
}
