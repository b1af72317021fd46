// The chime of a finished book, where a parent lets it be heard.
import { useEffect, useState } from 'react';
import { ringChime } from '../../voice/chime.ts';

/** Rings the chime once it `isDue`. Returns whether it is over, so that words may be said. */
export function useChime(isDue: boolean): boolean {
  const [isOver, setIsOver] = useState(!isDue);
  useEffect(() => {
    if (!isDue) return;
    const stopper = new AbortController();
    void ringChime(stopper.signal).then(() => setIsOver(true));
    return () => stopper.abort();
  }, [isDue]);
  return isOver;
}
