interface CloudProps {
  x: string;
  y: number;
  size: number;
  className?: string;
}

function Cloud({ x, y, size, className }: CloudProps) {
  return (
    <svg
      className={className}
      x={x}
      y={y}
      width={110 * size}
      height={60 * size}
      viewBox="0 0 110 60"
    >
      <path
        d="M16 32h4A20 20 0 0 1 48 11.5A25 25 0 0 1 92 32h2a12 12 0 0 1 0 24H16a12 12 0 0 1 0-24z"
        fill="#fff"
        fillOpacity=".85"
      />
    </svg>
  );
}

/** A few clouds, positioned by a percentage of the width. */
export function Sky({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <Cloud x="3%" y={30} size={0.9} />
      <Cloud x="47%" y={64} size={1.1} className="max-lg:hidden" />
      <Cloud x="87%" y={20} size={1.2} />
    </svg>
  );
}
