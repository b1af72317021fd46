// The dotted line from stone to stone. Where a row is full it goes back to the left, as a line of text does.

/** The height of a row, and the middle of its stones, in px at the usual size of text. path.css has the same in rem. */
const ROW = 124;
const MIDDLE = 64;
const WAVE = [0, -7, -11, -4, 4, -5];

/** How far a stone lies above or below the middle of its row, in px. */
export const waveOf = (index: number): number => WAVE[index % WAVE.length] ?? 0;

/** Returns the line through the middles of `count` stones. A column is 100 units wide. */
export function trailOf(count: number, columns: number): string {
  const xOf = (index: number) => (index % columns) * 100 + 50;
  const yOf = (index: number) => Math.floor(index / columns) * ROW + MIDDLE + waveOf(index);
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes
    .map((index) => {
      const [x, y] = [xOf(index), yOf(index)];
      if (index === 0) return `M${x} ${y}`;
      const [fromX, fromY] = [xOf(index - 1), yOf(index - 1)];
      if (x > fromX) {
        const half = (fromX + x) / 2;
        return `C${half} ${fromY} ${half} ${y} ${x} ${y}`;
      }
      const between = (fromY + y) / 2 + 14;
      return (
        `C${fromX + 48} ${fromY} ${fromX + 48} ${between} ${fromX} ${between}` +
        `L${x} ${between}C${x - 48} ${between} ${x - 48} ${y} ${x} ${y}`
      );
    })
    .join('');
}

/** Decoration behind `count` stones in rows of `columns`. */
export function PathTrail({
  count,
  columns,
  className,
}: {
  count: number;
  columns: number;
  className: string;
}) {
  const rows = Math.ceil(count / columns);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * 100} ${rows * ROW}`}
      preserveAspectRatio="none"
      className={`path-trail ${className}`}
      style={{ height: `${(rows * ROW) / 16}rem` }}
    >
      <path d={trailOf(count, columns)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
