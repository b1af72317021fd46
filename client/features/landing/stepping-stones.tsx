import { classNames } from '../../ui/class-names.ts';
import { scenes, type Scene } from './scenes.ts';

// The picture at the foot of the landing screen: hills, and nine stepping stones for the nine levels, from a mother
// and a child with a book up to a star. A phone gets its own composition. The cast wait until they are near.

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

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function Picture({ scene, className }: { scene: Scene; className: string }) {
  const [width, height] = scene.size;
  return (
    <div className={classNames('relative', className)}>
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full">
        <path d={scene.hills.far} fill="#dbefdc" />
        <path d={scene.hills.right} fill="#c1e6ce" />
        <BigStar {...scene.star} />
        <path d={scene.hills.middle} fill="#a9dcbf" />
        <path d={scene.hills.near} fill="#8fcfae" />
        {scene.stones.map(([x, y, radius], index) => (
          <Stone key={x} x={x} y={y} radius={radius} level={index + 1} />
        ))}
      </svg>
      {scene.figures.map(([picture, x, y, size]) => (
        <img
          key={picture}
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="absolute aspect-square object-contain"
          style={{
            left: percent(x, width),
            top: percent(y, height),
            width: percent(size, width),
            height: 'auto',
          }}
        />
      ))}
    </div>
  );
}

export function SteppingStones() {
  return (
    <div aria-hidden="true" className="overflow-hidden">
      <Picture scene={scenes.narrow} className="md:hidden" />
      <Picture scene={scenes.wide} className="max-md:hidden" />
    </div>
  );
}
