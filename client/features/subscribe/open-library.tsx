import { classNames } from '../../ui/class-names.ts';

/** x, width, height and colour of the books on the shelf. */
const books = [
  [60, 26, 84, 'mint'],
  [90, 34, 98, 'coral'],
  [128, 22, 76, 'lavender'],
  [154, 30, 92, 'mint'],
  [236, 30, 88, 'lavender'],
  [270, 24, 102, 'coral'],
  [298, 34, 80, 'mint'],
] as const;

/** A shelf of books under a window with a star in it. */
export function OpenLibrary({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 190"
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block', className)}
      aria-hidden="true"
    >
      <rect width="400" height="190" fill="#c9e4f3" />
      <circle cx="330" cy="34" r="60" fill="#fff" fillOpacity=".35" />
      <path d="M0 178q100-20 200-8t200-6v26H0z" fill="var(--color-sea-wash)" />
      {books.map(([x, width, height, color]) => (
        <g key={x}>
          <rect
            x={x}
            y={164 - height}
            width={width}
            height={height}
            rx="5"
            fill={`var(--color-${color}-accent)`}
          />
          <rect
            x={x + 5}
            y={164 - height + 12}
            width={width - 10}
            height="8"
            rx="3"
            fill={`var(--color-${color})`}
          />
        </g>
      ))}
      <rect x="40" y="162" width="320" height="12" rx="6" fill="#b98d5f" />
      <path
        d="M211 96l6.5 13.2 14.6 2.1-10.5 10.3 2.5 14.5-13.1-6.9-13 6.9 2.5-14.5-10.6-10.3 14.6-2.1z"
        transform="translate(-1 26)"
        fill="var(--color-gold)"
        stroke="var(--color-gold-deep)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
