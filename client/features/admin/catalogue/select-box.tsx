// A checkbox of the owner's table.
import { useEffect, useRef } from 'react';

/** Named by its visible `label`, or by the element whose id is `labelledBy`. */
export function SelectBox({
  checked,
  partly = false,
  label,
  labelledBy,
  onChange,
}: {
  checked: boolean;
  /** Whether it stands for several rows of which only some are selected. */
  partly?: boolean;
  label?: string;
  labelledBy?: string;
  onChange: (checked: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className="-ml-3 inline-flex min-h-12 min-w-12 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control px-3 hover:bg-sea-wash">
      <input
        ref={box}
        type="checkbox"
        className="size-5 accent-sea"
        aria-labelledby={labelledBy}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label !== undefined && <span>{label}</span>}
    </label>
  );
}
