// A curled-up echidna, a pot for it, and what a garden needs.

/** The outline of half a ball with spikes, about 16 26. */
function spikyDome(long: number, short: number, count: number): string {
  const points = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = Math.PI * (1.06 - (1.12 * i) / (count * 2));
    const radius = i % 2 === 0 ? short : long;
    const x = (16 + radius * Math.cos(angle)).toFixed(1);
    const y = (26 - radius * Math.sin(angle)).toFixed(1);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}z`;
}

export const props: Record<string, string> = {
  'own-curled-up': `<path d="${spikyDome(15.6, 10.6, 15)}" fill="#b78f55"/><path d="${spikyDome(13.6, 9.8, 15)}" fill="#edd5a2"/><path d="${spikyDome(10, 7, 11)}" fill="#b78f55"/><path d="${spikyDome(8.6, 6.2, 11)}" fill="#edd5a2"/><path d="${spikyDome(5.6, 3.8, 7)}" fill="#b78f55"/><path d="${spikyDome(4.4, 3, 7)}" fill="#edd5a2"/>`,
  'own-pot-back':
    '<ellipse cx="16" cy="13" rx="13.6" ry="3.6" fill="#a84f2c"/><ellipse cx="16" cy="13.4" rx="11.6" ry="2.6" fill="#4a3226"/>',
  'own-pot-front':
    '<path d="M4.6 16h22.8l-3 13q-.4 1.6-2 1.6H9.6q-1.6 0-2-1.6z" fill="#d9703f"/><path d="M2.4 13a13.6 3.6 0 0 0 27.2 0v3.4a13.6 3.6 0 0 1-27.2 0z" fill="#e8875a"/><path d="M7 20l1.6 8" stroke="#f0a680" stroke-width="1.2" stroke-linecap="round"/>',
  'own-watering-can':
    '<path d="M22 14q9-4 8 4t-8 6" fill="none" stroke="#3f8f9a" stroke-width="1.8"/><path d="M8 13h15l1.6 15q0 2-2 2H10q-2 0-2-2z" fill="#58b0ba"/><path d="M8 13h15l.2 2.4H8z" fill="#3f8f9a"/><path d="M9 24L2.6 14" stroke="#58b0ba" stroke-width="2.4"/><path d="M.4 14.6l4.6-3.2" stroke="#3f8f9a" stroke-width="2.4" stroke-linecap="round"/>',
  'own-tongue':
    '<path d="M0 16q8-1.6 16 0t15 .4" fill="none" stroke="#e0566f" stroke-width="1.1" stroke-linecap="round"/>',
  'own-print':
    '<ellipse cx="16" cy="18" rx="9" ry="6" fill="#7a5238" opacity=".75"/><path d="M8 10l-2-5M13 8.6L12.4 3M19 8.6L19.6 3M24 10l2-5" stroke="#7a5238" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>',
  'own-trowel':
    '<path d="M14.6 2h2.8v10h-2.8z" fill="#8a5a35"/><path d="M11 12h10q1 9-5 18q-6-9-5-18z" fill="#b9c0cc"/><path d="M16 14v12" stroke="#8d929c" stroke-width="1"/>',
};
