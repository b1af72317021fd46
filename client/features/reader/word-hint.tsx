// The hint for a child who has never used word help: words can be tapped. It is shown in the free
// space below the words of the page, and hidden if there is too little.
import { Pointer } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

export function WordHint() {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const hint = ref.current;
    const text = hint?.parentElement?.querySelector('.reader-text');
    if (!hint || !text) return;
    const updateVisibility = () => {
      const isFree = text.getBoundingClientRect().bottom <= hint.getBoundingClientRect().top;
      hint.style.visibility = isFree ? 'visible' : 'hidden';
    };
    const observer = new ResizeObserver(updateVisibility);
    for (const element of [hint, text, hint.parentElement]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={ref} className="reader-word-hint">
      <Pointer aria-hidden="true" />
      Stuck on a word? Tap it.
    </p>
  );
}
