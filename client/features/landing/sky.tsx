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
      <g fill="#fff" fillOpacity=".85">
        <rect x="4" y="32" width="102" height="24" rx="12" />
        <circle cx="40" cy="30" r="20" />
        <circle cx="68" cy="26" r="25" />
      </g>
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
      <Cloud x="93%" y={330} size={0.8} />
    </svg>
  );
}
