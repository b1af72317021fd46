/** A picture of a page that has flown out of its book. */
export function LostPagePicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 180" className={className} aria-hidden="true">
      <ellipse cx="112" cy="160" rx="100" ry="12" fill="var(--color-paper-deep)" />
      <g stroke="var(--color-sea-deep)" strokeWidth="4" strokeLinejoin="round">
        <path d="M112 156C90 138 56 134 22 142V76c34-8 68-4 90 14z" fill="var(--color-page)" />
        <path d="M112 156c22-18 56-22 90-14V76c-34-8-68-4-90 14z" fill="var(--color-sea-wash)" />
        <path d="M186 14l50 14-16 54-50-14z" fill="var(--color-page)" />
      </g>
      <path
        d="M196 32l26 7M192 45l26 7M188 58l14 4M38 92c18-4 38-2 56 6M38 108c18-4 38-2 56 6"
        fill="none"
        stroke="var(--color-sea)"
        strokeOpacity=".45"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M130 84c4-22 14-38 30-44"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 11"
      />
    </svg>
  );
}
