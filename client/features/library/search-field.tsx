import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The search field above the grid. It takes the focus when it opens; Escape and the cross close it. */
export function SearchField({
  id,
  value,
  onChange,
  onClose,
}: {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div id={id} role="search" className="relative mt-4">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-4 top-1/2 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search books"
        placeholder="Title, author or level"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
        className="min-h-14 w-full rounded-control border-2 border-line-strong/60 bg-white pl-13 pr-16 text-lg placeholder:text-ink-soft focus-visible:border-sea [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="button"
        aria-label="Close search"
        className="absolute right-1 top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-control text-ink-soft hover:bg-paper-deep hover:text-ink"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
