import { classNames } from '../../ui/class-names.ts';
import { scenes, type Scene } from './scenes.ts';

// The landing picture: hills at dawn, and nine stepping stones for the nine levels, from an open
// book up to a star. A phone gets its own composition.

const colors = ['mint', 'coral', 'lavender'] as const;

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x="-3" y="-16" width="6" height="18" rx="3" fill="#a57b52" />
      <g fill="#7cc39f">
        <circle cy="-30" r="18" />
        <circle cx="-11" cy="-20" r="11" />
        <circle cx="11" cy="-20" r="11" />
      </g>
      <circle cx="5" cy="-34" r="9" fill="#96d3b3" />
    </g>
  );
}

function Stone({ x, y, radius, level }: { x: number; y: number; radius: number; level: number }) {
  const color = colors[Math.floor((level - 1) / 3)];
  return (
    <g transform={`translate(${x} ${y}) scale(${radius})`}>
      <ellipse cy=".26" rx="1" ry=".54" fill="#2f5f49" fillOpacity=".4" />
      <ellipse rx="1" ry=".54" fill={`var(--color-${color}-accent)`} />
      <ellipse cy="-.1" rx=".8" ry=".37" fill={`var(--color-${color})`} />
    </g>
  );
}

function OpenBook({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeLinejoin="round">
      <ellipse cy="44" rx="96" ry="12" fill="#2f5f49" fillOpacity=".3" />
      <g stroke="var(--color-sea-deep)" strokeWidth="5">
        <path d="M0 46C-22 26-62 22-96 32v-66c34-10 74-6 96 14z" fill="#fffdf8" />
        <path d="M0 46c22-20 62-24 96-14v-66C62-44 22-40 0-20z" fill="#e0eff8" />
      </g>
      <path
        d="M-78-14c20-5 40-3 60 5M-78 4c20-5 40-3 60 5M18-9c20-8 40-10 60-5M18 9c20-8 40-10 60-5"
        fill="none"
        stroke="var(--color-sea)"
        strokeOpacity=".4"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function BigStar({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="50" fill="#fff6d8" fillOpacity=".8" />
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
      {scene.trees.map((tree) => (
        <Tree key={tree.x} {...tree} />
      ))}
      <path d={scene.hills.middle} fill="#a9dcbf" />
      <path d={scene.hills.near} fill="#8fcfae" />
      {scene.stones.map(([x, y, radius], index) => (
        <Stone key={x} x={x} y={y} radius={radius} level={index + 1} />
      ))}
      <OpenBook {...scene.book} />
    </svg>
  );
}

export function SteppingStones({ className }: { className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <Picture scene={scenes.narrow} className="md:hidden" />
      <Picture scene={scenes.wide} className="hidden md:block" />
    </div>
  );
}
