import { useId } from 'react';

/** A setting that is on or off, with its name and one sentence that explains it. It applies at once. */
export function Switch({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className="relative flex min-h-12 items-start gap-4">
      <span className="min-w-0 grow">
        <span id={`${id}-label`} className="block text-lg font-bold">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-ink-soft">
          {hint}
        </span>
      </span>
      {/* It lies over all of it, unseen, so that a tap anywhere is a tap on the switch. */}
      <input
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {/* On is told by the place of the knob, not by its colour alone. */}
      <span
        aria-hidden="true"
        className="mt-0.5 flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-line-strong bg-page px-1 transition-colors duration-120 *:bg-line-strong peer-checked:border-sea peer-checked:bg-sea peer-checked:*:translate-x-6 peer-checked:*:bg-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-sea peer-disabled:opacity-50 motion-reduce:transition-none forced-colors:peer-checked:bg-[Highlight]"
      >
        <span className="size-5 rounded-full transition-transform duration-120 motion-reduce:transition-none forced-colors:bg-[ButtonText]" />
      </span>
    </label>
  );
}
