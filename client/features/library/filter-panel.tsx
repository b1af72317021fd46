// The panel of the Filter button: one level or all, and the reading state.
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReadingState } from '../../../domain/fit.ts';
import { categories, groupOf, levelNames, levelOf, type Category } from '../../../domain/levels.ts';
import { classNames } from '../../ui/class-names.ts';
import { groupColors } from '../../ui/level-badge.tsx';
import { readingStateLabels, stateChoices } from './shelf.ts';
import type { Elements } from '../../ui/elements.ts';

function Choice({
  name,
  checked,
  onChoose,
  className,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  children: Elements;
}) {
  return (
    <label
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        checked
          ? 'border-sea bg-sea-wash font-bold'
          : 'border-line bg-page hover:border-line-strong',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-sea outline-none"
      />
      {children}
    </label>
  );
}

export function FilterPanel({
  id,
  category,
  onCategory,
  state,
  onState,
  onTapped,
  onClose,
}: {
  id: string;
  category: Category | null;
  onCategory: (category: Category | null) => void;
  state: ReadingState | 'all';
  onState: (state: ReadingState | 'all') => void;
  /**
   * Called after a choice by touch or mouse. With the keyboard, the focus moves on from choice to
   * choice.
   */
  onTapped: () => void;
  onClose: () => void;
}) {
  const isTapped = useRef(false);
  const choose = (action: () => void) => () => {
    flushSync(action);
    if (isTapped.current) onTapped();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // If the search field has the focus, it has handled Escape already.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div
      id={id}
      onPointerDown={() => (isTapped.current = true)}
      onKeyDown={() => (isTapped.current = false)}
      className="mt-4 flex flex-col gap-5 rounded-card border border-line bg-page p-4 shadow-card sm:p-6"
    >
      <fieldset>
        <legend className="mb-2 font-display text-lg font-semibold">Level</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          <Choice
            name={`${id}-level`}
            checked={category === null}
            onChoose={choose(() => onCategory(null))}
            className="sm:col-span-2 lg:col-span-3"
          >
            <span>All levels</span>
          </Choice>
          {categories.map((entry) => (
            <Choice
              key={entry}
              name={`${id}-level`}
              checked={category === entry}
              onChoose={choose(() => onCategory(entry))}
            >
              <span
                className={classNames(
                  'grid size-9 shrink-0 place-items-center rounded-full font-display text-lg font-semibold',
                  groupColors[groupOf(levelOf(entry))],
                )}
              >
                <span className="sr-only">Level </span>
                <span>{levelOf(entry)}</span>
              </span>
              <span className="leading-tight">{levelNames[entry]}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-display text-lg font-semibold">Reading</legend>
        <div className="flex flex-wrap gap-2">
          {stateChoices.map((entry) => (
            <Choice
              key={entry}
              name={`${id}-state`}
              checked={state === entry}
              onChoose={choose(() => onState(entry))}
            >
              <span>{readingStateLabels[entry]}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
