// Pip's den of sticks: whole, from inside, and as a wreck; rain; and mud where it stood.

const stick = (path: string, color = '#8a5f3d', wide = 1.6) =>
  `<path d="${path}" stroke="${color}" stroke-width="${wide}" fill="none"/>`;
const leaves = (spots: readonly (readonly [number, number])[]) =>
  spots
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="3.200" ry="1.500" transform="rotate(${i % 2 ? 28 : -28} ${x} ${y})" fill="${i % 2 ? '#4f9a57' : '#6bb567'}"/>`,
    )
    .join('');
const drop = (x: number, y: number) => `M${x} ${y}l-1 3`;
const rain = Array.from({ length: 26 }, (_, i) =>
  drop(((i * 12.4) % 32) + 0.5, (i * 7.3) % 30),
).join('');

export const props: Record<string, string> = {
  'own-stick-den': `<path d="M1 30Q4 12 16 5q12 7 15 25z" fill="#6f4b30"/>${stick('M2 30Q6 14 18 3M6 30Q9 14 20 4M30 30Q26 14 14 3M26 30Q23 14 12 4')}${stick('M4 24l24-9M28 24L4 15M5 20l22-8M8 12l16 7', '#a87b52', 1.2)}<path d="M10 30q0-11 6-11t6 11z" fill="#3d2c22"/>${leaves(
    [
      [16, 4],
      [10, 9],
      [22, 9],
      [5, 20],
      [27, 20],
      [8, 15],
      [25, 15],
      [13, 14],
      [19, 13],
    ],
  )}`,
  'own-den-wall': `<path d="M-2 32V6Q6-1 16-1t18 7v26h-5Q28 12 16 6 4 12 3 32z" fill="#6f4b30"/>${stick('M0 32V6M3 32Q4 14 16 5M32 32V6M29 32Q28 14 16 5M-1 12L10 1M33 12L22 1', '#8a5f3d', 1)}${stick('M-2 20l6-6M-2 28l5-5M34 20l-6-6M34 28l-5-5M7 9l8-8M25 9l-8-8', '#a87b52', 0.8)}${leaves(
    [
      [2, 8],
      [30, 8],
      [10, 3],
      [22, 3],
      [1, 18],
      [31, 18],
    ],
  )}`,
  'own-den-wreck': `${stick('M1 28l20-6M6 22l22 7M3 30h26M12 18l14 11M20 17L8 30M15 24l15-3', '#8a5f3d', 2)}${stick('M4 25l16 4M16 20l10 3', '#a87b52', 1.6)}${leaves(
    [
      [6, 26],
      [18, 21],
      [25, 27],
      [12, 28],
    ],
  )}`,
  'own-rain': `<path d="${rain}" stroke="#d6ecf8" stroke-opacity=".75" stroke-width=".35" fill="none"/>`,
  'own-door-gap': `<path d="M-1-1h34v34h-34z" fill="#3d2c22"/><path d="M18 1q11 0 12 11v20H8V12Q8 1 18 1z" fill="#43506f"/><path d="M18 1q11 0 12 11v20H8V12Q8 1 18 1z" fill="none" stroke="#8a5f3d" stroke-width="1.400"/>${stick('M3-1v34M0 4l6 4M0 14l6 4M0 24l6 4', '#6f4b30', 1)}`,
  'own-roo-tail':
    '<path d="M30-2Q27 16 18 22T-2 26" fill="none" stroke="#8f5a34" stroke-width="5.600"/><path d="M30-2Q27 15 17.600 21T-2 25.400" fill="none" stroke="#b97a4a" stroke-width="4.600"/><path d="M30 29q-9 1.500-13-.5-1.500-3 2-3.500 6-1 11-1z" fill="#b97a4a"/><path d="M17 28.500q5 2 13 .5l0-1.600q-8 1-13 1.100z" fill="#8f5a34"/>',
};
