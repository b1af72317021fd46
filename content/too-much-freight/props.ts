// Things of 'Too Much Freight!'.

const hatColors = ['#5d3c8c', '#d95c7c', '#3f7fd0', '#e8ae2c', '#3b8f72', '#c2452f'];
const darkColors = ['#482c70', '#b03f60', '#2f62a8', '#c18c17', '#2b6f57', '#9c3322'];
const step = 3.5;

/** Eighteen hats, one on another: each is a crown and a bent brim, and three of them have the same colour. */
const hats = hatColors.map((color, k) => {
  const layers = [0, 6, 12].map((first) => {
    const i = first + k;
    const x = 16 + Math.round(Math.sin(i * 1.9) * 2) / 2;
    const y = 28 - i * step;
    const wide = [8, 10, 7][i % 3] ?? 8;
    return {
      crown: `M${x - 5} ${y - 1}h10`,
      brim: `M${x - wide} ${y}q${wide} 3 ${2 * wide} 0`,
    };
  });
  return [
    `<path d="${layers.map(({ crown }) => crown).join('')}" stroke="${color}" stroke-width="4.4"/>`,
    `<path d="${layers.map(({ brim }) => brim).join('')}" stroke="${darkColors[k]}" stroke-width="1.4"/>`,
  ];
});

/** Dough, icing, and a hole. */
const doughnut = (x: number, y: number, i: number) =>
  `<circle cx="${x}" cy="${y}" r="2.4" fill="none" stroke="#c98346" stroke-width="2.8"/><path d="M${x - 2.4} ${y}a2.4 2.4 0 0 1 4.8 0" fill="none" stroke="${i % 2 === 0 ? '#7a4630' : '#fff3d6'}" stroke-width="2.2" stroke-linecap="round"/>`;

export const props: Record<string, string> = {
  'own-hat-tower': `<path d="M19-33q6-3 6-10q-7 2-8 9z" fill="#fff3d6"/><g fill="none" stroke-linecap="butt">${hats.flat().join('')}</g>`,
  'own-stew-pot':
    '<path d="M3 17h26" stroke="#5d6275" stroke-width="4"/><path d="M6 13h20v12q0 5-5 5H11q-5 0-5-5z" fill="#7d8498"/><path d="M6 13h5v17q-5 0-5-5z" fill="#a3a9bb"/><ellipse cx="16" cy="13" rx="11" ry="4.4" fill="#5d6275"/><ellipse cx="16" cy="13" rx="9" ry="3" fill="#c4442c"/><path d="M12 13h.1M20 13h.1" stroke="#f2a23c" stroke-width="3"/>',
  'own-treat-box':
    '<path d="M3 14h26v14q0 2-2 2H5q-2 0-2-2z" fill="#f2a0b8"/><path d="M3 14h6v16H5q-2 0-2-2z" fill="#f9bdce"/><path d="M2 11h28v4.5H2z" fill="#d96f91"/><path d="M14 11h4v19h-4z" fill="#fff3d6"/>',
  'own-doughnut-box': [
    '<path d="M3 17L6 1h20l3 16z" fill="#d96f91"/>',
    ...[7, 13, 19, 25].map((x, i) => doughnut(x, 10, i + 1)),
    ...[7, 13, 19, 25].map((x, i) => doughnut(x, 15, i)),
    '<path d="M3 17h26v11q0 2-2 2H5q-2 0-2-2z" fill="#f2a0b8"/><path d="M3 17h6v13H5q-2 0-2-2z" fill="#f9bdce"/>',
  ].join(''),
  'own-empty-box':
    '<path d="M3 14L0 4h10l6 4 6-4h10l-3 10z" fill="#d96f91"/><path d="M4 13h24v4H4z" fill="#9c4763"/><path d="M3 16h26v12q0 2-2 2H5q-2 0-2-2z" fill="#f2a0b8"/><path d="M3 16h6v14H5q-2 0-2-2z" fill="#f9bdce"/>',
  'own-little-letter':
    '<path d="M7 3h14l4 4v22q0 1-1 1H7q-1 0-1-1V4q0-1 1-1z" fill="#fffdf6"/><path d="M21 3l4 4h-4z" fill="#d8cdb6"/><path d="M10 11h11M10 16h11M10 21h7" stroke="#7f8bb0" stroke-width="1.8" stroke-linecap="round"/>',
  'own-bath':
    '<path d="M6 26h4v2.5L8 30H5zM22 26h4l1 4h-3l-2-1.5z" fill="#c9992e"/><path d="M2 15h28q0 12-8 12H10Q2 27 2 15z" fill="#eef4fa"/><path d="M2 15h7q0 8 4 12h-3Q2 27 2 15z" fill="#fff"/><path d="M30 15q0 12-8 12h-4q8-2 8-12z" fill="#c9d6e6"/><path d="M1.5 13h29q1.5 0 1.5 1.5T30.5 16h-29Q0 16 0 14.5T1.5 13z" fill="#dbe6f1"/>',
  'own-crumbs':
    '<path d="M4 28h.1M9 30h.1M14 27.5h.1M20 30h.1M27 28.5h.1" stroke="#a8693a" stroke-width="2.4" stroke-linecap="round"/>',
  'own-jam':
    '<path d="M6 12q3-6 8-2t9-1q7 2 3 8q-2 4-5 2q-1 6-4 3q-2-3-5-1q-7 0-6-9z" fill="#c8243c"/><path d="M10 12q2-2 4 0" fill="none" stroke="#ef7a86" stroke-width="1.8" stroke-linecap="round"/>',
  'own-doughnut-thought':
    '<path fill-rule="evenodd" d="M16 4a12 12 0 1 1-.1 0zM16 12a4 4 0 1 0 .1 0z" fill="#c98346"/><path fill-rule="evenodd" d="M16 5q11 1 10.5 11l-3 2-3 4-4-1.5-4 2.5-3-3-3.5-1.5Q5 6 16 5zM16 12a4 4 0 1 0 .1 0z" fill="#f29ab2"/>',
  'own-cart':
    '<path d="M4 19L-1 20.4" stroke="#7c5233" stroke-width="1.6" stroke-linecap="round"/><path d="M3 12h26v9H3z" fill="#d39a5f"/><path d="M3 15h26M3 18h26" stroke="#b27c45" stroke-width=".8"/><circle cx="9" cy="25" r="4.4" fill="#f3dba4" stroke="#7c4a2c" stroke-width="1.4"/><circle cx="23" cy="25" r="4.4" fill="#f3dba4" stroke="#7c4a2c" stroke-width="1.4"/><path d="M9 20.6v8.8M4.6 25h8.8M23 20.6v8.8M18.6 25h8.8" stroke="#7c4a2c" stroke-width=".9"/>',
};
