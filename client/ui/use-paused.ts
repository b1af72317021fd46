import { useEffect, useState } from 'react';

/** How long typing must pause before the server is asked, in milliseconds. */
const TYPING_PAUSE = 250;

/** What is typed, once typing has paused. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
