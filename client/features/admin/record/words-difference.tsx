// Two texts in one: what was taken out is struck out, what is new is underlined, so that nobody needs to tell colours apart.
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { differenceBetween, fold, type Part } from './word-difference.ts';

function DifferencePart({ kind, text }: Part) {
  if (kind === 'same') return text;
  if (kind === 'removed') {
    return <del className="rounded-sm bg-loss-wash px-0.5 text-loss-deep decoration-2">{text}</del>;
  }
  return (
    <ins className="rounded-sm bg-sea-wash px-0.5 font-bold text-sea-deep decoration-2">{text}</ins>
  );
}

export function WordsDifference({ before, after }: { before: string; after: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const parts = useMemo(() => differenceBetween(before, after), [before, after]);
  const folded = useMemo(() => fold(parts), [parts]);
  const isLong = folded.some(({ text }, index) => text !== parts[index]?.text);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-[0.95rem] text-ink-soft">Struck out: taken out. Underlined: new.</p>
      <div
        role="region"
        aria-label="The words before and after"
        tabIndex={0}
        className="max-h-96 w-full overflow-y-auto rounded-control border border-line bg-paper p-4 wrap-anywhere whitespace-pre-line"
      >
        {(showsAll ? parts : folded).map((part, index) => (
          <DifferencePart key={index} {...part} />
        ))}
      </div>
      {isLong && (
        <Button variant="quiet" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show the changes alone' : 'Show all words'}
        </Button>
      )}
    </div>
  );
}
