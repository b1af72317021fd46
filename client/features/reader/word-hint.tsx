// What a page tells whoever reads here for the first time: words can be pressed. It lies in what the words
// leave free at the foot of their page, and where that is too little there is none.
import { Pointer } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

export function WordHint() {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const hint = ref.current;
    const text = hint?.parentElement?.querySelector('.reader-text');
    if (!hint || !text) return;
    const look = () => {
      const isFree = text.getBoundingClientRect().bottom <= hint.getBoundingClientRect().top;
      hint.style.visibility = isFree ? 'visible' : 'hidden';
    };
    const observer = new ResizeObserver(look);
    for (const one of [hint, text, hint.parentElement]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={ref} className="reader-word-hint">
      <Pointer aria-hidden="true" />
      Stuck on a word? Tap it.
    </p>
  );
}
