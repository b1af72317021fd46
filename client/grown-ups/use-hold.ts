import { useEffect, useEffectEvent, useState } from 'react';

/** What is said at the start of a hold, and after each second of it. */
export const SECONDS = ['Hold', 'one', 'two', 'Open'] as const;
const LAST = SECONDS.length - 1;
/** How long 'Open' is shown and can be heard, in milliseconds. */
const BEAT = 300;

/** A hold of three seconds. `second` is null while nothing is held. */
export function useHold(onHeld: () => void) {
  const [second, setSecond] = useState<number | null>(null);
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    if (second === null) return;
    const timer =
      second === LAST
        ? setTimeout(() => held(), BEAT)
        : setTimeout(() => setSecond(second + 1), 1000);
    return () => clearTimeout(timer);
  }, [second]);
  return {
    second,
    begin: () => setSecond((now) => now ?? 0),
    /** Lifted early, nothing happens. */
    end: () => setSecond((now) => (now === LAST ? now : null)),
  };
}
