/** The hills on which the covers stand. */
export function Hills({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 300" preserveAspectRatio="none" className={className} aria-hidden="true">
      <path d="M0 140C150 76 330 64 520 116c190 52 420-60 680-22v206H0z" fill="#dbefdc" />
      <path d="M0 196c180-62 340-50 520-12 230 48 440 42 680-22v138H0z" fill="#a9dcbf" />
      <path d="M0 262c260-52 480-36 700-10 200 22 340 8 500-18v66H0z" fill="#8fcfae" />
    </svg>
  );
}
