import { Hand } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SECONDS, useHold } from './use-hold.ts';

/** How far the bar is filled where nothing may move. */
const stills = [
  'motion-reduce:scale-x-0',
  'motion-reduce:scale-x-33',
  'motion-reduce:scale-x-66',
  'motion-reduce:scale-x-100',
];

const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** Opens the door when it is held for three seconds: by a finger, by a mouse, or by Space or Enter. */
export function HoldButton({ onHeld }: { onHeld: () => void }) {
  const { second, begin, end } = useHold(onHeld);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget: button, pointerId } = event;
    if (event.button !== 0) return;
    // A finger that leaves the button has let go.
    if (button.hasPointerCapture(pointerId)) button.releasePointerCapture(pointerId);
    button.focus();
    begin();
  };
  return (
    <>
      <button
        type="button"
        className={classNames(
          buttonClass('secondary', 'lg'),
          'relative isolate w-full touch-none overflow-hidden border-sea! text-sea-deep! select-none flat:px-1! flat:max-sm:text-base! [@media(max-height:36rem)]:min-h-12 [@media(max-height:36rem)]:py-1 [@media(max-height:36rem)]:text-lg',
        )}
        onPointerDown={press}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onBlur={end}
        // A long press opens the browser's menu otherwise.
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event)) return;
          event.preventDefault();
          if (!event.repeat) begin();
        }}
        onKeyUp={(event) => isHoldKey(event) && end()}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-0 -z-10 origin-left bg-sea-wash transition-transform ease-linear motion-reduce:transition-none forced-colors:bg-[Highlight]',
            second === null ? 'scale-x-0 duration-150' : 'scale-x-100 duration-[3000ms]',
            second !== null && stills[second],
          )}
        />
        <Hand aria-hidden="true" />
        <span className="sr-only">Hold for three seconds</span>
        <span aria-hidden="true">
          {second === null ? 'Hold for three seconds' : SECONDS[second]}
        </span>
      </button>
      <span role="status" className="sr-only">
        {second === null ? '' : SECONDS[second]}
      </span>
    </>
  );
}
