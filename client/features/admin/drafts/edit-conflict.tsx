import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Choice, Conflict, Merge } from './merge.ts';

const CHOICES: Record<Choice, string> = {
  mine: 'Yours',
  theirs: 'As it is stored now',
  both: 'Both, yours first',
};

/** A part of which there are two versions, with a radio button for each version. */
function ConflictChoice({
  conflict,
  choice,
  onChoose,
}: {
  conflict: Conflict;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const group = useId();
  const values: [Choice, string][] = [
    ['mine', conflict.mine || 'Nothing'],
    ['theirs', conflict.theirs || 'Nothing'],
    ...(conflict.canKeepBoth ? ([['both', '']] satisfies [Choice, string][]) : []),
  ];
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-bold">{`Two versions of ${conflict.name}`}</legend>
      {values.map(([one, text]) => (
        <label
          key={one}
          className="flex min-h-12 min-w-0 items-start gap-3 rounded-control border-2 border-line px-4 py-2.5 has-checked:border-sea has-checked:bg-sea-wash"
        >
          <input
            type="radio"
            name={group}
            className="mt-1 size-5 shrink-0 accent-sea"
            checked={choice === one}
            onChange={() => onChoose(one)}
          />
          <span className="min-w-0">
            <b className="block">{CHOICES[one]}</b>
            <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Tells the owner that what is stored has changed meanwhile, and lets the owner choose how to merge. It may have been changed
 * in this browser: by words that were restored.
 */
export function EditConflict<State>({
  heading,
  summary,
  merge: { conflicts, merge },
  takeTheirsLabel,
  onMerge,
  onTakeTheirs,
}: {
  /** Such as 'This book has changed since you opened it'. */
  heading: string;
  /** Sentences that describe the changes of both. */
  summary: string;
  merge: Merge<State>;
  /** The label of the button that discards the owner's own changes. */
  takeTheirsLabel: string;
  /** Called with the merged state. */
  onMerge: (merged: State) => void;
  onTakeTheirs: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const choices = conflicts.map((_, index) => chosen[index] ?? 'mine');
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-card border-2 border-loss/35 p-4 sm:col-span-2 sm:p-6">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h2>
      <p>
        {`Your changes are not saved yet, and nothing is lost: what you have typed is above. ${summary}`}
      </p>
      {conflicts.map((conflict, index) => (
        <ConflictChoice
          key={index}
          conflict={conflict}
          choice={choices[index] ?? 'mine'}
          onChoose={(choice) => setChosen(choices.with(index, choice))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onMerge(merge(choices))}>Keep both changes</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {takeTheirsLabel}
        </Button>
      </div>
    </section>
  );
}
