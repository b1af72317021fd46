// The hint for a child who has never used word help: words can be tapped. It is shown in the free
// space below the words of the page, and hidden if there is too little.
import { Pointer } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { promptText } from '../../../domain/prompts.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { useSaid } from '../../voice/use-said.ts';

const phrases = [{ prompt: 'tap-a-word' } as const];

export function WordHint() {
  const ref = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(false);
  useSaid(hasRoom ? phrases : []);
  useLayoutEffect(() => {
    const hint = ref.current;
    const text = hint?.parentElement?.querySelector('.reader-text');
    if (!hint || !text) return;
    const measure = () =>
      setHasRoom(text.getBoundingClientRect().bottom <= hint.getBoundingClientRect().top);
    const observer = new ResizeObserver(measure);
    for (const element of [hint, text, hint.parentElement]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className="reader-word-hint"
      style={{ visibility: hasRoom ? 'visible' : 'hidden' }}
    >
      <Pointer aria-hidden="true" />
      <p>{promptText('tap-a-word')}</p>
      <SayButton phrases={phrases} />
    </div>
  );
}
