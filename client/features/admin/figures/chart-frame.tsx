// What the charts share: a caption, round numbers at the side, names below, and a picture that is told in words.
import type { Elements } from '../../../ui/elements.ts';
import { heightOf } from './chart-scale.ts';

export interface ChartName {
  /** How far from the left it stands, 0 to 100. */
  at: number;
  name: string;
}

export function ChartFrame({
  caption,
  words,
  ticks,
  tickName,
  names,
  legend,
  children,
}: {
  caption: string;
  /** What the picture shows. */
  words: string;
  ticks: readonly number[];
  tickName: (tick: number) => string;
  names: readonly ChartName[];
  legend?: Elements;
  /** Shapes, in a picture of 100 by 100 units that is stretched. */
  children: Elements;
}) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-display text-lg font-semibold">{caption}</figcaption>
      {legend}
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)]">
        <div aria-hidden="true" className="relative text-sm text-ink-soft">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-2 -translate-y-1/2"
              style={{ top: `${heightOf(tick, ticks)}%` }}
            >
              {tickName(tick)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={words}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-52 w-full overflow-visible"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${heightOf(tick, ticks)}H100`}
              vectorEffect="non-scaling-stroke"
              stroke={tick === 0 ? 'var(--color-line-strong)' : 'var(--color-line)'}
            />
          ))}
          {children}
        </svg>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-6 text-sm text-ink-soft">
          {names.map(({ at, name }, index) => (
            <span
              key={at}
              // On a phone there is room for every other name, the last among them.
              className={(names.length - index) % 2 === 0 ? 'max-sm:hidden' : undefined}
            >
              <span className="absolute -translate-x-1/2" style={{ left: `${at}%` }}>
                {name}
              </span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
