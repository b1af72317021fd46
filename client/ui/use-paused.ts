import { useEffect, useState } from 'react';

/** How long typing must pause before a request is sent, in milliseconds. */
const TYPING_PAUSE = 250;

/** Debounces a typed value: returns it once typing has paused. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
