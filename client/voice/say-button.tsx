// A small speaker button beside words that a child is meant to act on.
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/toast.tsx';
import { CANNOT_BE_HEARD, phraseText, useLines, type Phrase } from './phrases.ts';
import type { Outcome } from './said.ts';
import { speak } from './speaker.ts';

/** Says the phrases when it is pressed. Absent where nothing can say them. A second press stops. */
export function SayButton({
  phrases,
  size = 'md',
  className,
}: {
  phrases: readonly Phrase[];
  size?: 'md' | 'lg';
  className?: string;
}) {
  const { lines } = useLines(phrases);
  const [isSaying, setSaying] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  if (lines.length === 0) return null;
  const onClick = () => {
    if (isSaying) return stop.current();
    const onEnd = (outcome: Outcome) => {
      setSaying(false);
      if (outcome === 'failed') toast(CANNOT_BE_HEARD);
    };
    stop.current = speak(lines, { onEnd });
    setSaying(true);
  };
  const Icon = isSaying ? Square : Volume2;
  return (
    <button
      type="button"
      aria-label={isSaying ? 'Stop' : `Hear: ${phrases.map(phraseText).join(' ')}`}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full text-sea-deep hover:bg-sea-wash',
        size === 'lg' ? 'size-14' : 'size-12',
        className,
      )}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className={size === 'lg' ? 'size-7' : 'size-5'} />
    </button>
  );
}
