// The frame of a cover, in the colour of its level group.

export type FrameColor = 'mint' | 'coral' | 'lavender';

/** The colours of the level groups: a light band and a darker line. */
const frameColors: Record<FrameColor, { band: string; line: string }> = {
  mint: { band: '#a9e3cc', line: '#2f9e78' },
  coral: { band: '#ffc0ae', line: '#e0674a' },
  lavender: { band: '#d5c6f5', line: '#8663cf' },
};

/** Renders a frame along the edges of a picture, over what it shows. */
export function renderFrame(color: FrameColor, width: number, height: number): string {
  const { band, line } = frameColors[color];
  const box = (inset: number, radius: number, style: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" fill="none" ${style}/>`;
  const corners = [
    [42, 42],
    [width - 42, 42],
    [42, height - 42],
    [width - 42, height - 42],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="${line}"/>`);
  return [
    `<path fill="${band}" fill-rule="evenodd" d="M0 0h${width}v${height}H0zM50 26h${width - 100}q24 0 24 24v${height - 100}q0 24 -24 24H50q-24 0 -24 -24V50q0 -24 24 -24z"/>`,
    box(27, 20, `stroke="#fffdf7" stroke-width="7"`),
    box(34, 18, `stroke="${line}" stroke-width="4" stroke-dasharray="1 13" stroke-linecap="round"`),
    ...corners,
  ].join('');
}
