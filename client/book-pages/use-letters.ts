import { useEffect, useState } from 'react';

/** The font of a book's words, as in theme.css. */
const FONT = '1em Andika';
/** How long the words wait for their font, in milliseconds. After that they are shown in the next one. */
const FONT_TIMEOUT = 2000;

/** Old browsers, which cannot tell, show the words at once. */
const areHere = () => !('fonts' in document) || document.fonts.check(FONT);

/**
 * Whether a book's words may be shown: a child should meet letters as they are taught, and words that change
 * their font would move while they are read.
 */
export function useLetters(): boolean {
  const [mayShow, setMayShow] = useState(areHere);
  useEffect(() => {
    if (mayShow) return;
    const show = () => setMayShow(true);
    const timer = setTimeout(show, FONT_TIMEOUT);
    document.fonts.load(FONT).then(show, show);
    return () => clearTimeout(timer);
  }, [mayShow]);
  return mayShow;
}
