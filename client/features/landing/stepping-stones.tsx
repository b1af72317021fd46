import { classNames } from '../../ui/class-names.ts';
import { scenes, type Scene } from './scenes.ts';

// The landing picture: hills at dawn, and nine stepping stones for the nine levels, from a mother and
// a child with a book up to a star. A phone gets its own composition.

const colors = ['mint', 'coral', 'lavender'] as const;

function Stone({ x, y, radius, level }: { x: number; y: number; radius: number; level: number }) {
  const color = colors[Math.floor((level - 1) / 3)];
  return (
    <g transform={`translate(${x} ${y}) scale(${radius})`}>
      <ellipse cy=".26" rx="1" ry=".54" fill="#2f5f4966" />
      <ellipse rx="1" ry=".54" fill={`var(--color-${color}-accent)`} />
      <ellipse cy="-.1" rx=".8" ry=".37" fill={`var(--color-${color})`} />
    </g>
  );
}

function BigStar({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="50" fill="#fff6d8cc" />
      <path
        d="M0-34l10.5 21.3 23.5 3.4-17 16.6 4 23.4L0 19.7l-21 11 4-23.4-17-16.6 23.5-3.4z"
        fill="var(--color-gold)"
        stroke="var(--color-gold-deep)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Picture({ scene, className }: { scene: Scene; className: string }) {
  return (
    <svg viewBox={scene.viewBox} className={classNames('block w-full', className)}>
      <path d={scene.hills.far} fill="#dbefdc" />
      <path d={scene.hills.right} fill="#c1e6ce" />
      <BigStar {...scene.star} />
      <path d={scene.hills.middle} fill="#a9dcbf" />
      <path d={scene.hills.near} fill="#8fcfae" />
      {scene.stones.map(([x, y, radius], index) => (
        <Stone key={x} x={x} y={y} radius={radius} level={index + 1} />
      ))}
      {scene.figures.map(([picture, x, y, size]) => (
        <image key={picture} href={picture} x={x} y={y} width={size} height={size} />
      ))}
    </svg>
  );
}

export function SteppingStones({ className }: { className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <Picture scene={scenes.narrow} className="md:hidden" />
      <Picture scene={scenes.wide} className="max-md:hidden" />
    </div>
  );
}
