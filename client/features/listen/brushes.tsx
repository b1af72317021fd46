// The three marks, one of which a tap on a word gives.
import { useId } from 'react';
import { type HeardMark, heardMarks } from '../../../domain/heard-words.ts';
import { markNames } from './listen-copy.ts';
import { MarkSign } from './mark-sign.tsx';

export function Brushes({
  brush,
  onChoose,
}: {
  brush: HeardMark;
  onChoose: (mark: HeardMark) => void;
}) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">A tap on a word marks it as</legend>
      <div className="grid grid-cols-3 gap-2 landscape:low:grid-cols-1">
        {heardMarks.map((mark) => (
          <label
            key={mark}
            className="flex min-h-14 cursor-pointer items-center justify-center gap-1 rounded-control border-2 border-line bg-page px-1 text-center font-display leading-tight font-semibold has-checked:border-sea has-checked:bg-sea-wash has-checked:ring-2 has-checked:ring-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea sm:gap-2 sm:text-lg landscape:low:min-h-12 landscape:low:text-base forced-colors:has-checked:bg-[Highlight]"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={mark === brush}
              onChange={() => onChoose(mark)}
            />
            <MarkSign mark={mark} className="size-5 shrink-0" />
            <span>{markNames[mark]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
