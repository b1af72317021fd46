// A number with a few choices, such as an age: shows the value, and lets the parent change it.
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import type { Elements } from '../../ui/elements.ts';

interface Choice {
  /** The name of the value, such as 'Age'. */
  label: string;
  value: number;
  choices: readonly { value: number; text: string }[];
  /** Explains a choice, where its text does not. */
  hintOf?: (value: number) => string;
}

function Chooser({
  label,
  value,
  choices,
  hintOf,
  onChoose,
  onCancel,
}: Choice & { onChoose: (value: number) => void; onCancel: () => void }) {
  const [chosen, setChosen] = useState(value);
  const hint = useId();
  return (
    <form
      className="mt-1 flex flex-col gap-2"
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <Select
        autoFocus
        aria-label={label}
        aria-describedby={hintOf && hint}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </Select>
      {hintOf && (
        <p id={hint} className="text-[0.95rem] font-normal text-ink-soft">
          {hintOf(chosen)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/**
 * `children` show the value. `change` is the accessible name of the button, such as 'Change the
 * age'.
 */
export function Changeable({
  change,
  onChange,
  children,
  ...choice
}: Choice & { change: string; onChange: (value: number) => void; children: Elements }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [hasClosed, setHasClosed] = useState(false);
  // The focus returns to the button that opened the chooser.
  useEffect(() => {
    if (hasClosed) button.current?.focus();
  }, [hasClosed]);
  const close = () => {
    setIsChoosing(false);
    setHasClosed(true);
  };

  if (isChoosing) {
    return (
      <Chooser
        {...choice}
        onCancel={close}
        onChoose={(value) => {
          close();
          if (value !== choice.value) onChange(value);
        }}
      />
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {children}
      <Button
        ref={button}
        variant="quiet"
        className="-ml-2 px-3! underline decoration-2 underline-offset-4"
        aria-label={change}
        onClick={() => {
          setHasClosed(false);
          setIsChoosing(true);
        }}
      >
        Change
      </Button>
    </span>
  );
}
