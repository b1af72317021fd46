// The pictures scenes are made of: the Fluent Emoji set (flat style, MIT licence, Microsoft), and a
// few shapes of our own that the set lacks. Every drawing fills a box of 32 x 32 units.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The SVG of a picture by its name; throws where there is no such picture. */
export type Drawings = (name: string) => string;

/** A dense row of blades of three heights, as wide as its box. */
function grassBlades(): string {
  const blade = (at: number, high: number) =>
    `M${at} 30q-.2-${high}-1.6-${high}q2.8 1 3.4 ${high}z`;
  const row = (from: number, low: number, color: string) => {
    const blades = Array.from({ length: 21 }, (_, i) =>
      blade(from + i * 1.5, low + ((i * 5) % 7) / 2),
    );
    return `<path d="${blades.join('')}" fill="${color}"/>`;
  };
  return row(0.4, 8, '#5da65c') + row(1, 6, '#6bb567');
}

/** Things that lie or stand in a scene and are missing from the icon set. */
const ownShapes: Record<string, string> = {
  'own-hill': '<path d="M0 30Q7 8 16 8t16 22z" fill="#97d08c"/>',
  'own-mud':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#7a5238"/><ellipse cx="15" cy="27.4" rx="12.4" ry="2.4" fill="#93664a"/><ellipse cx="11" cy="27" rx="3.4" ry=".6" fill="#ad8060"/>',
  'own-night-pond':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#16294f"/><ellipse cx="16" cy="27.6" rx="13.4" ry="2.6" fill="#25457c"/><path d="M5 27.4q2-.8 4 0t4 0M19 28.8q2-.8 4 0t4 0" fill="none" stroke="#6c8fc7" stroke-width=".4"/>',
  'own-sea':
    '<path d="M0 18q2-2 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0v14H0z" fill="#2f86c4"/><path d="M0 18q2-2 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0" fill="none" stroke="#8fd0f0" stroke-width=".8"/>',
  'own-boat':
    '<path d="M16.5 3l11 14h-11z" fill="#ffd23e"/><path d="M14 6v11H5.5z" fill="#ffe694"/><rect x="14.4" y="1.5" width="1.6" height="18" rx=".8" fill="#fff"/><path d="M3.5 20h25l-3.4 6.6q-.7 1.4-2.2 1.4H9.2q-1.6 0-2.4-1.4z" fill="#ec6a45"/><path d="M5.5 23.6h21l-.9 1.6H6.3z" fill="#fff" fill-opacity=".35"/><rect x="2.4" y="18" width="27.2" height="3" rx="1.5" fill="#ff9f3a"/>',
  'own-earth-heap':
    '<path d="M1 30q3-9 8-9q4-7 9-3q6-1 7 5q5 1 6 7z" fill="#6b4a36"/><path d="M8 26q2-2 4-.6M16 23q2-1.6 4 0M21 28q2-1.6 4 0" fill="none" stroke="#8d6850" stroke-width=".9" stroke-linecap="round"/>',
  'own-hole':
    '<ellipse cx="16" cy="26" rx="14" ry="4" fill="#5a3d2c"/><ellipse cx="16" cy="26.6" rx="12" ry="3" fill="#2b1c16"/>',
  'own-glow':
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffd76a" stop-opacity="0"/></radialGradient><circle cx="16" cy="16" r="16" fill="url(#glow)"/>',
  'own-straw':
    '<path d="M1 30q0-6 4-8q3-5 8-4q6-3 10 1q6 0 7 6q1 3 1 5z" fill="#d9b24c"/><path d="M5 26l6-5M12 24l5-5M19 25l6-3M8 29l7-4M20 21l4 3M11 20l5 3" stroke="#f3d67c" stroke-width=".8" stroke-linecap="round"/>',
  'own-straw-front':
    '<path d="M1 30q1-4 5-4.6q4-2 8-.4q5-2 8 .4q6-.4 8 2.6q1 1 1 2z" fill="#e6c25c"/><path d="M4 29l5-2M11 29l4-3M17 28l6-1.4M23 29.4l5-1.4M8 26.6l4 2" stroke="#fbe6a0" stroke-width=".8" stroke-linecap="round"/>',
  'own-lump': '<path d="M2 30q0-9 8-10q6-4 12 0q8 1 8 10z" fill="#3f63ff"/>',
  'own-jug':
    '<path d="M22 12q7 0 7 6t-8 6" fill="none" stroke="#bcd9ec" stroke-width="2.4"/><path d="M8 8h14l2 18q0 4-4 4H10q-4 0-4-4z" fill="#dff0fa"/><path d="M7.3 15h15.6l1 11q0 3-3.4 3h-11q-3.4 0-3.2-3z" fill="#ff9d2e"/><path d="M7 6l4 3h11l1-2H9z" fill="#bcd9ec"/><path d="M10 17l-.6 8" stroke="#ffc27a" stroke-width="1.4" stroke-linecap="round"/>',
  'own-cloth':
    '<path d="M6 22h20l5 8H1z" fill="#fff4e6"/><path d="M9 22h4l-1.4 3H7.6zM17 22h4l1 3h-4.6zM5.6 25h6.6l-1.6 5H2.6zM17.4 25h6.6l2 5h-7z" fill="#f08a7a" fill-opacity=".75"/>',
  'own-hedge':
    '<path d="M0 30V19q-.6-5 4-5.4q1.2-3.6 5-2.6q3-3.4 7-.6q4-2.8 7 .6q3.8-1 5 2.6q4.6.4 4 5.4v11z" fill="#2f7d4a"/><path d="M3 19q1-2 3-1M11 15q2-1.6 3.6 0M20 18q1.6-1.4 3 0M8 24q1.6-1.4 3 0M16 22.6q1.6-1.4 3 0M25 24q1.6-1.4 3 0" fill="none" stroke="#56a86c" stroke-width=".8" stroke-linecap="round"/>',
  'own-bridge':
    '<path d="M0 22q16-9 32 0v8h-4q-3-6-12-6t-12 6H0z" fill="#9a8c98"/><path d="M0 22q16-9 32 0v2q-16-9-32 0z" fill="#c3b6c0"/><path d="M5 22.4v3M12 20v3M20 20v3M27 22.4v3" stroke="#7d7080" stroke-width=".4"/>',
  'own-snow-heap':
    '<path d="M0 30q1-7 6-6q3-6 9-4q6-4 10 2q6-1 7 8z" fill="#fff"/><path d="M3 30q2-4 6-3q4-4 8-2q5-3 8 2q4-1 5 3z" fill="#dcebf7"/>',
  'own-table':
    '<path d="M3 20h3v10H3zM26 20h3v10h-3z" fill="#8a5a35"/><rect x="0" y="17" width="32" height="3.4" rx="1.2" fill="#b07a4a"/><rect x="0" y="17" width="32" height="1.2" rx=".6" fill="#cf9a66"/>',
  'own-log':
    '<rect x="1" y="22" width="28" height="8" rx="4" fill="#7b5136"/><path d="M7 24.4h9M12 27.4h11" stroke="#5f3c26" stroke-width=".6" stroke-linecap="round"/><ellipse cx="28" cy="26" rx="3" ry="4" fill="#d9ae7c"/><ellipse cx="28" cy="26" rx="1.6" ry="2.2" fill="none" stroke="#a67a4c" stroke-width=".5"/>',
  'own-branch':
    '<path d="M0 15q8-2 15-.5q7 2.5 17-.5v4q-10 2-18-1Q8 16.5 0 15z" fill="#7b5136"/><ellipse cx="8" cy="11" rx="3.4" ry="2" fill="#4f9a57"/><ellipse cx="21" cy="13" rx="3.6" ry="2" fill="#3d8549"/><ellipse cx="29" cy="14" rx="3" ry="2" fill="#4f9a57"/>',
  'own-trunk':
    '<path d="M12 0h9q-.5 20 3 30H9q3-10 3-30z" fill="#7b5136"/><path d="M15 6v7M18 14v8M14.6 20v5" stroke="#5f3c26" stroke-width=".7" stroke-linecap="round"/>',
  'own-cloud':
    '<g fill="#fff" fill-opacity=".93"><circle cx="8" cy="20" r="6"/><circle cx="15" cy="16" r="8"/><circle cx="24" cy="19" r="6.6"/><rect x="2" y="19" width="28.6" height="7" rx="3.5"/></g>',
  'own-grass': grassBlades(),
  'own-shelf':
    '<rect x="0" y="15" width="32" height="2.4" rx=".8" fill="#b07a4a"/><path d="M4 17.4h2v4zM28 17.4h-2v4z" fill="#8a5a35"/>',
  'own-whoosh':
    '<path d="M2 10h20q4 0 4-3t-3-3M5 16h24M2 22h17q4 0 4 3t-3 3" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.2" stroke-linecap="round"/>',
  'own-paper-wing':
    '<path d="M30 28Q28 8 3 3q3 7 2 9q3 4 2 7q4 2 4 5q5 0 8 4z" fill="#fffaf0" stroke="#c9bfae" stroke-width=".7" stroke-linejoin="round"/><path d="M28 26Q20 12 6 5M28 26Q18 19 7 12M28 26q-8-3-17-3" fill="none" stroke="#ddd3c2" stroke-width=".6"/>',
  'own-bench':
    '<path d="M4 24h2v6H4zM26 24h2v6h-2z" fill="#4b4f63"/><rect x="1" y="21.5" width="30" height="2.6" rx=".8" fill="#b9824f"/><rect x="1" y="15" width="30" height="2.2" rx=".8" fill="#b9824f"/><rect x="1" y="18" width="30" height="2.2" rx=".8" fill="#a67243"/>',
};

/**
 * Reads the icon set (10 MB of JSON, so only when scenes are rendered).
 * Source: https://github.com/microsoft/fluentui-emoji
 */
export function loadDrawings(): Drawings {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: Record<string, { body: string } | undefined>;
  };
  return (name) => {
    const drawing = ownShapes[name] ?? set.icons[name]?.body;
    if (drawing === undefined) throw new Error(`There is no picture named "${name}"`);
    return drawing;
  };
}
