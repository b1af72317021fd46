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
  'own-egg':
    '<path d="M16 3c5 0 9.4 9.6 9.4 16.6a9.4 9.4 0 0 1-18.8 0C6.6 12.6 11 3 16 3z" fill="#d3d3d3"/><path d="M12.4 8.6Q9.8 12.6 9.4 17" fill="none" stroke="#e8e8e8" stroke-width="1.6" stroke-linecap="round"/>',
  'own-hill': '<path d="M0 30Q7 8 16 8t16 22z" fill="#97d08c"/>',
  'own-mud':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#7a5238"/><ellipse cx="15" cy="27.4" rx="12.4" ry="2.4" fill="#93664a"/><ellipse cx="11" cy="27" rx="3.4" ry=".6" fill="#ad8060"/>',
  'own-cave':
    '<path d="M0 30q1-12 6-16q4-9 11-8q7 0 10 8q4 4 5 16z" fill="#8b8298"/><path d="M3 22q3-8 6-9M24 11q3 4 4 10M12 9q3-2 6-1" fill="none" stroke="#a79fb2" stroke-width=".9" stroke-linecap="round"/><path d="M8 30q0-13 8-14q8 1 8 14z" fill="#352d4c"/><path d="M11 20l1.4 4l1.4-6zM17 17l1.6 5l1.8-4z" fill="#5b5270"/>',
  'own-dish-washer':
    '<path d="M10 11Q8 8 9 4.6M15 11q0-4 1-6.6" fill="none" stroke="#7f8aa3" stroke-width="1"/><circle cx="9" cy="4.4" r="2.5" fill="#fff"/><circle cx="16" cy="4" r="2.5" fill="#fff"/><circle cx="8.4" cy="4.7" r="1.2" fill="#212121"/><circle cx="15.4" cy="4.3" r="1.2" fill="#212121"/><path d="M21.6 11V6h-1.3V4h5.4v2h-1.3v5z" fill="#c8763e"/><path d="M5.4 16.5Q1 16 1.4 21.6" fill="none" stroke="#f08a4b" stroke-width="1.6"/><path d="M-.4 21.2h3.8l.5 2.2H-.9z" fill="#8a5a35"/><path d="M-.7 23.4h4.4l.6 2.8H-1.2z" fill="#ffd23e"/><path d="M26.6 16q4.2 0 4-6" fill="none" stroke="#f08a4b" stroke-width="1.6"/><rect x="28.4" y="6.2" width="4.4" height="4.2" rx="1" fill="#ffc83d"/><circle cx="29.8" cy="7.6" r=".5" fill="#d98a1f"/><circle cx="31.4" cy="9" r=".5" fill="#d98a1f"/><rect x="5" y="10" width="22" height="16.6" rx="4" fill="#2fa6a0"/><path d="M5 14q0-4 4-4h14q4 0 4 4z" fill="#58c5bd"/><circle cx="15" cy="19.4" r="5.9" fill="#f2c94c"/><circle cx="15" cy="19.4" r="4.6" fill="#bfe8fb"/><circle cx="13.4" cy="18.4" r="1.4" fill="#fff"/><circle cx="16.8" cy="20.8" r="1.7" fill="#fff"/><circle cx="16.4" cy="17.2" r=".8" fill="#fff"/><circle cx="24" cy="17.6" r="1.5" fill="#f8312f"/><rect x="22.6" y="20.6" width="2.8" height="1" rx=".5" fill="#1c7a75"/><rect x="22.6" y="22.4" width="2.8" height="1" rx=".5" fill="#1c7a75"/><circle cx="9.4" cy="27.4" r="2.7" fill="#4b4f63"/><circle cx="22.6" cy="27.4" r="2.7" fill="#4b4f63"/><circle cx="9.4" cy="27.4" r="1.1" fill="#c9cdd8"/><circle cx="22.6" cy="27.4" r="1.1" fill="#c9cdd8"/>',
  'own-kitchen-sink':
    '<path d="M22 13V5.6Q22 2 18.6 2T15.2 5.4v1.2" fill="none" stroke="#8d96ab" stroke-width="1.8" stroke-linecap="round"/><circle cx="25.4" cy="11.6" r="1.2" fill="#8d96ab"/><rect x="2" y="14" width="28" height="16" fill="#8fb8ae"/><rect x="4" y="18" width="11" height="10" rx="1" fill="#a9cdc4"/><rect x="17" y="18" width="11" height="10" rx="1" fill="#a9cdc4"/><path d="M13 21v3M19 21v3" stroke="#5f8a80" stroke-width=".9" stroke-linecap="round"/><rect x="1" y="12.6" width="30" height="3" rx="1" fill="#e9eef4"/><path d="M5 12.6h19v1.4q0 1.6-2 1.6H7q-2 0-2-1.6z" fill="#b4bccb"/>',
  'own-plates':
    '<g stroke="#b9c6da" stroke-width=".4"><ellipse cx="16" cy="28.4" rx="11" ry="2" fill="#fff"/><ellipse cx="16.6" cy="25.8" rx="10" ry="2" fill="#dfe9f6"/><ellipse cx="15.4" cy="23.2" rx="10.4" ry="2" fill="#fff"/><ellipse cx="16.4" cy="20.6" rx="9" ry="1.9" fill="#ffe0d6"/><ellipse cx="15.6" cy="18" rx="9.6" ry="1.9" fill="#fff"/><ellipse cx="16.2" cy="15.4" rx="8.6" ry="1.8" fill="#dfe9f6"/></g><path d="M11 10.4h10q0 4.4-5 4.4t-5-4.4z" fill="#f08a7a"/><path d="M21 11q3 0 2 2t-3.4 1" fill="none" stroke="#f08a7a" stroke-width=".9"/>',
  'own-note':
    '<path d="M12 8.4l13-3.6v4.4l-10.4 2.9V24h-2.6z" fill="#ffe9a8"/><path d="M22.4 8h2.6v13h-2.6z" fill="#ffe9a8"/><ellipse cx="10.8" cy="24.4" rx="4" ry="3.2" transform="rotate(-16 10.8 24.4)" fill="#ffe9a8"/><ellipse cx="21.2" cy="21.4" rx="4" ry="3.2" transform="rotate(-16 21.2 21.4)" fill="#ffe9a8"/>',
  'own-hose':
    '<g fill="none" stroke="#3f9d5b" stroke-width="2"><ellipse cx="14" cy="23" rx="10" ry="5.4"/><ellipse cx="14" cy="22" rx="6.6" ry="3"/><path d="M23.6 22Q28 20 27.4 12"/></g><path d="M25.4 6.4h4l-.6 6h-2.8z" fill="#ffc83d"/>',
  'own-ladder':
    '<path d="M12 0v32M20 0v32" stroke="#8a5a35" stroke-width="1.6"/><path d="M12 4h8M12 9h8M12 14h8M12 19h8M12 24h8M12 29h8" stroke="#b07a4a" stroke-width="1.4"/>',
  'own-rocket':
    '<path d="M10 19Q5 21 5 30l5.4-3zM22 19q5 2 5 11l-5.4-3z" fill="#f92f60"/><path d="M16 0Q8 7 9 27h14q1-20-7-27z" fill="#f4f4f4"/><path d="M16 0Q11.6 4 10 10.4h12Q20.4 4 16 0z" fill="#ca0b4a"/><path d="M16 0q8 7 7 27h-3.4q1.4-18-3.6-27z" fill="#212121" fill-opacity=".1"/><circle cx="15" cy="14.6" r="3.2" fill="#9b9b9b"/><circle cx="15" cy="14.6" r="2.3" fill="#83cbff"/><path d="M9.4 26.6h13.2l-1.4 3.4H10.8z" fill="#533566"/>',
  'own-snail-shell':
    '<circle cx="16" cy="16" r="14" fill="#6d4534"/><circle cx="16" cy="16" r="11" fill="#a56953"/><circle cx="17" cy="17" r="6" fill="#6d4534"/><circle cx="17.6" cy="17.6" r="3" fill="#a56953"/>',
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
  'own-tap':
    '<path d="M13 22h6l1.4 8h-8.8z" fill="#cddbe6"/><path d="M3 14h26q-1 9-9 9h-8q-8 0-9-9z" fill="#f4f9fc"/><rect x="2" y="13" width="28" height="2.4" rx="1.2" fill="#b7c8d6"/><path d="M19 13V7q0-3-3.4-3T12 7v2.4h2.4V7.4q0-1.2 1.2-1.2t1.2 1.2V13z" fill="#8f9bab"/><path d="M17 5.2h6" stroke="#8f9bab" stroke-width="1.8" stroke-linecap="round"/>',
  'own-long-trunk':
    '<path d="M32 22.6Q16 23.4 8 25Q4 25.6 3 22.6Q2.2 20.6 1 21.4Q-.4 22.6.3 26Q1.4 30 6.6 30H32z" fill="#9b9b9b"/><path d="M8 25.4q.8 2 .2 4M12 24.6q.8 2.4.2 5M16 24q.8 2.6.2 5.6M20 23.6q.8 3 .2 6M24 23.4q.8 3 .2 6.2M28 23.2q.8 3 .2 6.4" fill="none" stroke="#858585" stroke-width=".5" stroke-linecap="round"/><ellipse cx="1.6" cy="22.2" rx=".8" ry="1.1" fill="#636363" transform="rotate(-24 1.6 22.2)"/>',
  'own-asleep-hill':
    '<path d="M0 30Q1 13 12 11Q27 8 31 20L32 30z" fill="#9b9b9b"/><path d="M13 13q8-1.4 9 7q-1 5-6.6 3.6Q11.6 21 13 13z" fill="#d3d3d3"/><path d="M5.6 20.6q1.4 1.4 2.8 0" fill="none" stroke="#1c1c1c" stroke-width=".8" stroke-linecap="round"/>',
  'own-long-nell':
    '<path d="M13.6 18v4q.2 3.6-3.8 3.8l-5 .3q-2.2.2-2.6-1.6Q1.8 23 1 23.8q-1 1-.5 3.2q.7 2.6 4 2.6l7-.1q6 0 6-6.5v-5z" fill="#9b9b9b"/><path d="M5 26.3q.5 1.4.1 3M8 26q.5 1.6.1 3.4M11 25.8q.6 1.6.6 3.4M13.2 24.4q1.4.8 2.6 2" fill="none" stroke="#858585" stroke-width=".4" stroke-linecap="round"/><ellipse cx="1.4" cy="24.4" rx=".6" ry=".8" fill="#636363"/><g transform="translate(12.4 12.6)scale(.6)"><path d="M14 24.563c0-1.247-.98-2.258-2.25-2.258L19 16.7v11.093C19 28.46 18.43 29 17.75 29h-2.5c-.68 0-1.25-.54-1.25-1.207zm8.51-2.313L22 22h7v6.06c0 .52-.42.94-.94.94h-3.12c-.52 0-.94-.42-.94-.94v-3.39c0-1.03-.57-1.96-1.49-2.42" fill="#636363"/><path d="M19.35 6C25.23 6 30 10.72 30 16.57v11.21c0 .67-.55 1.22-1.23 1.22h-2.53c-.68 0-1.23-.55-1.23-1.22v-3.27c0-1.26-1.03-2.5-2.3-2.5H17.5c-1 0-1.7.95-2.18 1.79l-.27.48C14 26.1 12.4 29 11 29H8.2c-.8-.1-1.2-1.1-.7-1.7l1.7-2.4c.7-1 .9-2.2.4-3.3L2 19V11Q2.2 6.4 7 6z" fill="#9b9b9b"/><circle cx="5.5" cy="13.4" r=".7" fill="#1c1c1c"/><path d="M10 6c4.474 0 8.203 3.182 8.977 7.376A1.383 1.383 0 0 1 17.602 15h-6.207A1.386 1.386 0 0 1 10 13.624zM3.46 19.7c0 .5.4.9.9.9c2 0 3.62-1.6 3.63-3.6h-1.8c0 1-.82 1.8-1.83 1.8c-.5 0-.9.4-.9.9" fill="#d3d3d3"/></g>',
  'own-long-snake':
    '<path d="M32 27.8Q29 25 25 25H8q-2 0-2-3v-8H3.6v10Q3.6 30 8 30h17q5 0 7-2.2z" fill="#6f8f3a"/><ellipse cx="5.4" cy="13.4" rx="2.5" ry="3.2" fill="#6f8f3a"/><ellipse cx="6.1" cy="12.2" rx=".45" ry=".9" fill="#1c1c1c"/><path d="M5.8 14.8q.8.8 1.6.2" fill="none" stroke="#4c6426" stroke-width=".4" stroke-linecap="round"/><path d="M7.8 14h1.2l.6-.7m-.6.7l.6.7" fill="none" stroke="#f8312f" stroke-width=".4"/><path d="M4.8 19v3M10 27.5h2M15 27.5h2M20 27.5h2M25 27.5h1.4" stroke="#c9b458" stroke-width="1.2" stroke-linecap="round"/>',
  'own-tub':
    '<path d="M8 27l-2.4 3h4l1.6-3zM24 27l2.4 3h-4l-1.6-3z" fill="#998ea4"/><path d="M2 17h28q-1 11-9 11H11q-8 0-9-11z" fill="#b4acbc"/><path d="M5 18.4h4q.4 6 4 9h-2q-5.4 0-6-9z" fill="#cdc4d6"/><rect x="1" y="15.4" width="30" height="2.4" rx="1.2" fill="#e2dbe9"/>',
  'own-captain-hat':
    '<path d="M3 17Q4 9 16 8t13 9l-4 6H7z" fill="#fffdf7"/><path d="M7 21h18v5H7z" fill="#2c3a78"/><path d="M5 26q11-3 22 0q-4 4-11 4T5 26z" fill="#1c2450"/><circle cx="16" cy="20.6" r="2.8" fill="#f2c94c"/>',
  'own-fried-fish':
    '<path d="M2 22q7-9 17-4.6q4-1 8-5.4q2 5 1 10t1 8q-5-2-9-5.4Q9 31 2 22z" fill="#e8a33d"/><path d="M8 20.4q1 2 0 4M13 18.8q1.4 3 0 6.4M18 19q1 2.4 0 5.4" fill="none" stroke="#c77f22" stroke-width=".9" stroke-linecap="round"/>',
  'own-pig-plug':
    '<path d="M2 4h28v12q0 12-14 12T2 16z" fill="#ff8687"/><path d="M16 17q5-1 4 2.4t-4 1q-2-2 .6-4.4t6 0" fill="none" stroke="#fbb8ab" stroke-width="1.8" stroke-linecap="round"/>',
  'own-fawn':
    '<path fill="#d3883e" d="M21 18.71v6.07c0 .15-.03.29-.1.42L19.441 29h2.205l2.054-3.58c.19-.32.31-.6.31-.94v-5.77zM18.143 29h-2.046l-.657-2.37a.62.62 0 0 0-.29-.38c-.64-.37-1.11-.98-1.3-1.69L13 21.01h2.99z"/><path fill="#f3ad61" d="m28.27 20.25l1.27 1.27c.3.3.46.69.45 1.1v6.04c0 .17-.14.31-.31.31h-1.37c-.17 0-.31-.14-.31-.31V25.3c0-.2-.1-.39-.27-.48l-4.11-2.94a2.95 2.95 0 0 1-1.22-2.38l-5.297.143L13 21v2.84c0 .74-.3 1.45-.82 1.97c-.11.12-.18.27-.18.44v2.42c0 .17-.14.31-.31.31h-1.38c-.17 0-.31-.14-.31-.31v-7.7h-.26c-1.276 0-2.47-.5-3.322-1.318l.68-4.927L4.99 12H3.56C2.7 12 2 11.28 2 10.42c0-.28.11-.55.31-.76l3.2-3.2c.31-.31.74-.49 1.19-.49h5.5c.4 0 .64.46.41.79a2.88 2.88 0 0 1-2.36 1.23h-.39L11.51 11c.3.59.91.97 1.57.97H24V9c1.1 0 2 .9 2 2v1.403a3.75 3.75 0 0 1 2 3.317v3.87c0 .25.1.49.27.66"/><path fill="#6d4534" d="M12 29.69V28h-2v1.69c0 .17.14.31.31.31h1.38c.17 0 .31-.14.31-.31m4.69.3c-.17 0-.34-.05-.38-.22L15.82 28h2.06l.43 1.62c.05.16-.02.38-.22.38zm2.53-.44l.6-1.55h2.39l-.93 1.62c-.18.24-.45.38-.75.38H19.5c-.23 0-.38-.24-.28-.45M30 28v1.69c0 .17-.14.31-.32.31h-1.37c-.17 0-.31-.14-.31-.31V28z"/><path fill="#212121" d="M6 9.5a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0M3.06 11H2.1c-.06-.17-.1-.36-.1-.56c0-.16.03-.3.1-.44h.92c.64 0 .68.96.04 1"/><path fill="#ffdea7" d="M8 12v5.01c0 1.14-.63 2.13-1.57 2.65A4.77 4.77 0 0 1 5 16.26L4.99 12zm5 9v-2h9.04c.2 0 .36.15.36.35v.01c0 .09-.04.18-.1.25A4.48 4.48 0 0 1 19.07 21z"/><path fill="#d3883e" d="M7.4 6.6Q7.8 3 11.4 2.6q.6 3.6-2.4 4.6z"/><path fill="#ffdea7" d="M8.2 6.3q.2-2 2.2-2.6q.2 2-1.6 2.9z"/><path fill="#fff3df" d="M15 14.2a.8.8 0 1 1 0 .1zM18 13.6a.7.7 0 1 1 0 .1zM20.6 15.4a.8.8 0 1 1 0 .1zM17 16.4a.7.7 0 1 1 0 .1zM23.4 14a.7.7 0 1 1 0 .1zM23 17.4a.7.7 0 1 1 0 .1z"/>',
  'own-claw':
    '<path d="M16 30V15" stroke="#ca0b4a" stroke-width="3.4" stroke-linecap="round"/><path d="M16 19Q6.4 18 6.4 9.6Q6.4 4 11.4 2q-.6 5.6 4.6 8.2q5.2-2.6 4.6-8.2q5 2 5 7.6q0 8.4-9.6 9.4z" fill="#f8312f"/>',
  'own-pink-claw':
    '<path d="M16 30V15" stroke="#e8749d" stroke-width="3.4" stroke-linecap="round"/><path d="M16 19Q6.4 18 6.4 9.6Q6.4 4 11.4 2q-.6 5.6 4.6 8.2q5.2-2.6 4.6-8.2q5 2 5 7.6q0 8.4-9.6 9.4z" fill="#ffa9c6"/>',
  'own-net':
    '<path d="M1 29Q2 6 16 4q14 2 15 25z" fill="#8a6f4e" fill-opacity=".12"/><path d="M1 29Q2 6 16 4q14 2 15 25zM6 29Q7 10 16 4q9 6 10 25M11 29Q12 12 16 4q4 8 5 25M16 4v25M4.6 14.500h22.800M2 21h28M8.5 8.500h15" fill="none" stroke="#8a6f4e" stroke-width=".7"/>',
  'own-witch-hat':
    '<path d="M17 3q-7 8-9 20h16q-1-9-4-13q1-3 5-3q-3-4-8-4z" fill="#5b3b8c"/><path d="M8.6 20.500q7.4 2 15.1 0l.4 3H8z" fill="#86d72f"/><ellipse cx="16" cy="24.5" rx="14" ry="3.2" fill="#46296e"/><path d="M8 23.400q8 2.6 16 0l.2 1q-8.2 2.4-16.4 0z" fill="#86d72f"/>',
  'own-wand':
    '<path d="M16 30V12" stroke="#7b5136" stroke-width="1.8" stroke-linecap="round"/><path d="M16 1.500l1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.3-3 4.4-.5z" fill="#ffd23e"/>',
  'own-legs':
    '<path d="M12 12v15l-4 2.400M12 27l1 2.600M20 12v15l4 2.400M20 27l-1 2.6" fill="none" stroke="#ff822d" stroke-width="1.6" stroke-linecap="round"/>',
  'own-pumpkin':
    '<path d="M15 9q0-5 4.6-6l.6 2q-2.4 1-2.4 4z" fill="#5da65c"/><ellipse cx="8.5" cy="19.5" rx="6.5" ry="9" fill="#f27a2a"/><ellipse cx="23.5" cy="19.5" rx="6.5" ry="9" fill="#f27a2a"/><ellipse cx="12" cy="19.5" rx="6" ry="10" fill="#ff8f3d"/><ellipse cx="20" cy="19.5" rx="6" ry="10" fill="#ff8f3d"/><ellipse cx="16" cy="19.5" rx="4.4" ry="10.5" fill="#ffa256"/>',
  'own-footbridge':
    '<path d="M2.5 20v8M29.5 20v8M10 20v6M22 20v6" stroke="#6b4a33" stroke-width="1"/><path d="M1 14.600h30" stroke="#a8754a" stroke-width=".9" stroke-linecap="round"/><path d="M2.5 13.600V20M9.3 14.600V20M16 14.600V20M22.7 14.600V20M29.5 13.600V20" stroke="#8d6040" stroke-width=".7"/><rect x="0" y="19.5" width="32" height="1.8" rx=".5" fill="#b9824f"/><path d="M4 19.500v1.800M8 19.500v1.800M12 19.500v1.800M16 19.500v1.800M20 19.500v1.800M24 19.500v1.800M28 19.500v1.8" stroke="#8d6040" stroke-width=".2"/>',
  'own-fudge':
    '<path d="M16 8l13 5v12l-13 5L3 25V13z" fill="#8a5230"/><path d="M16 8l13 5-13 5-13-5z" fill="#b5774a"/><path d="M16 18l13-5v12l-13 5z" fill="#734224"/><path d="M11 13l3 1.200M17 11.400l3 1.2" stroke="#d29b6e" stroke-width=".8" stroke-linecap="round"/>',
  'own-sheet':
    '<path d="M1 28Q2 8 9 6q7-3 14 0q7 2 8 22q-2 2-4 0q-2.4-2-4.6 0q-2.4 2-4.6 0q-2-2-4.2 0q-2.2 2-4.4 0q-2-2-4 0q-2 2-4.2 0z" fill="#fff"/><path d="M9 10q-2 6-1.6 12M16 8v15M23 10q2 6 1.6 12" fill="none" stroke="#d5deea" stroke-width=".8" stroke-linecap="round"/>',
  'own-blue-post':
    '<rect x="11" y="6" width="10" height="24" rx="1.5" fill="#3f7fd0"/><rect x="11" y="6" width="3.4" height="24" rx="1.5" fill="#6ba3e6"/><rect x="9" y="4" width="14" height="3.6" rx="1.6" fill="#2f62a8"/><circle cx="16.5" cy="15" r="1.7" fill="#1b2a4a"/><path d="M16 15.500h1l.8 4h-2.600z" fill="#1b2a4a"/>',
  'own-carousel-top':
    '<path d="M16 4L0 20q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0z" fill="#f0679e"/><path d="M16 4L4 20q2 3 4 0zM16 4l-4 16q2 3 4 0zM16 4l4 16q2 3 4 0zM16 4l12 16q2 3 4 0z" fill="#fff3d6"/><circle cx="16" cy="3.6" r="1.6" fill="#ffd23e"/>',
  'own-carousel-floor':
    '<ellipse cx="16" cy="27.4" rx="15.8" ry="3.6" fill="#b8478f"/><ellipse cx="16" cy="26.4" rx="15.8" ry="3.6" fill="#ffd9a0"/><ellipse cx="16" cy="26.4" rx="12.5" ry="2.6" fill="#ffe9c6"/>',
  'own-mole':
    '<path d="M3 27q0-13 12-14q14 0 15 14q-1 3-5 3H8q-4 0-5-3z" fill="#4d4658"/><path d="M6 20q-4 1-5 4q2 3 7 2z" fill="#5f576b"/><circle cx="1.8" cy="23.6" r="1.6" fill="#ff9db0"/><path d="M6.6 20.400q1.2 1 2.4 0" fill="none" stroke="#fff" stroke-width=".7" stroke-linecap="round"/><path d="M9 27q-3 0-3.6 3H12q0-3-3-3zM22 27q-3 0-3.6 3H25q0-3-3-3z" fill="#ff9db0"/>',
  'own-plum':
    '<path d="M16 10q1-5 5-7" fill="none" stroke="#6b4a33" stroke-width="1.6" stroke-linecap="round"/><path d="M17 8q2-5 9-4q-1 6-9 4z" fill="#5da65c"/><ellipse cx="16" cy="20" rx="10" ry="10.5" fill="#7a3f9d"/><path d="M10 17q1-4 4-5" fill="none" stroke="#b98ad6" stroke-width="1.6" stroke-linecap="round"/>',
  'own-leaf':
    '<path d="M2 27q8-8 17-6q7 1 11 5q-5 5-13 4q-8 0-15-3z" fill="#5da65c"/><path d="M2 27q13-3 25-.6M10 25.6l4-3M17 25.4l4-3M12 26l4 2.8M19 26l4 2.6" fill="none" stroke="#86c783" stroke-width=".6" stroke-linecap="round"/>',
  'own-paper':
    '<path d="M6 2h15l6 6v22H6z" fill="#fffdf6" stroke="#c9bfae" stroke-width=".8" stroke-linejoin="round"/><path d="M21 2v6h6z" fill="#e6ddcc" stroke="#c9bfae" stroke-width=".8" stroke-linejoin="round"/>',
  'own-snowman':
    '<circle cx="16" cy="21" r="10" fill="#fff" stroke="#c3d3e4" stroke-width=".6"/><circle cx="16" cy="9.4" r="6.6" fill="#fff" stroke="#c3d3e4" stroke-width=".6"/><path d="M9 26q7 4.6 14 0" fill="none" stroke="#dbe8f3" stroke-width="1"/><circle cx="13.4" cy="7.6" r=".9" fill="#2b2b3a"/><circle cx="18.6" cy="7.6" r=".9" fill="#2b2b3a"/><path d="M12.4 12.4q3.6 2.4 7.2 0" fill="none" stroke="#2b2b3a" stroke-width=".8" stroke-linecap="round"/><circle cx="16" cy="18.6" r=".9" fill="#56506b"/><circle cx="16" cy="22.6" r=".9" fill="#56506b"/>',
  'own-twig':
    '<path d="M2 28L22 14M16 18l1-9M22 14l7-7M22 14l8-1" fill="none" stroke="#7b5136" stroke-width="2" stroke-linecap="round"/>',
  // The icon set's deer, without its antlers.
  'own-night-window':
    '<rect x="2" y="2" width="28" height="28" rx="4" fill="#cfc8d6"/><rect x="5" y="5" width="22" height="22" rx="1" fill="#1d2857"/><path d="M5 20q6-4 12-1t10-2v10H5z" fill="#3d4b85"/><g fill="#ffe9a8"><circle cx="9" cy="9" r=".5"/><circle cx="20" cy="8" r=".6"/><circle cx="24" cy="13" r=".5"/><circle cx="13" cy="14" r=".4"/></g><path d="M16 5v22M5 16h22" stroke="#cfc8d6" stroke-width="1.6"/>',
  'own-spring':
    '<g fill="none" stroke="#8d929c" stroke-width="1.8"><ellipse cx="16" cy="5" rx="7" ry="2.4"/><ellipse cx="16" cy="9.4" rx="7" ry="2.4"/><ellipse cx="16" cy="13.8" rx="7" ry="2.4"/><ellipse cx="16" cy="18.2" rx="7" ry="2.4"/><ellipse cx="16" cy="22.6" rx="7" ry="2.4"/><ellipse cx="16" cy="27" rx="7" ry="2.4"/></g>',
  'own-mud-cake':
    '<ellipse cx="16" cy="28" rx="16" ry="2.6" fill="#e6edf3"/><ellipse cx="16" cy="27.4" rx="13" ry="1.8" fill="#c9d5df"/><path d="M4 15q0 8 1 12q11 2.4 22 0q1-5 1-12z" fill="#7a5238"/><path d="M4.4 20q11 3 23.4 0v2.4q-12 3-23.2 0z" fill="#a9805c"/><path d="M3 15q1-5 6-4.4q3 3.6 7 2.6q4-4.6 8-2.6q5-.4 5 4.4q0 3.6-1.6 3.6t-1.8-1.6q-1 .4-1.4 3.4q-.4 2-1.6 0q-.4-3-2-3q-1.4 4.4-3 3t-2-2.6q-2 .4-2.4 1.6q-.6 3-1.8 1.4q-.6-2.8-2-2.6q-1 4-2.6 2.6q-.6-3-1.8-2.4q-2 .4-2-3.4z" fill="#5a3d2c"/><path d="M7 13.4q3 2 5 1.4M20 13q3-1.4 5 0" fill="none" stroke="#8d6850" stroke-width=".8" stroke-linecap="round"/>',
  'own-oven':
    '<rect x="3" y="5" width="26" height="25" rx="2" fill="#f4f1f8"/><path d="M3 7q0-2 2-2h22q2 0 2 2v3H3z" fill="#cdc4d6"/><g fill="#56506b"><circle cx="8" cy="7.6" r="1.1"/><circle cx="12" cy="7.6" r="1.1"/><circle cx="20" cy="7.6" r="1.1"/><circle cx="24" cy="7.6" r="1.1"/></g><rect x="6" y="13" width="20" height="13" rx="2" fill="#433b6b"/><rect x="7.4" y="14.4" width="17.2" height="10.2" rx="1.2" fill="#ff9f3a"/><rect x="7.4" y="14.4" width="17.2" height="10.2" rx="1.2" fill="#ffd23e" fill-opacity=".4"/><rect x="8" y="11" width="16" height="1.2" rx=".6" fill="#8d929c"/><path d="M5 4h8M19 4h8" stroke="#433b6b" stroke-width="1.2" stroke-linecap="round"/>',
  'own-pond':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#3f9fd0"/><ellipse cx="16" cy="27.6" rx="13.4" ry="2.6" fill="#6cc3f0"/><path d="M5 27.4q2-.8 4 0t4 0M19 28.8q2-.8 4 0t4 0" fill="none" stroke="#d8f1fb" stroke-width=".4"/>',
  'own-flour':
    '<path d="M7 9q9-2.6 18 0q2 10 1 20q-10 2-20 0q-1-10 1-20z" fill="#f3e6cf"/><path d="M8 4.6q8-2 16 0q-1 3 1 4.4q-9 2-18 0q2-1.4 1-4.4z" fill="#e6d3b0"/><path d="M7 9q9 2 18 0" fill="none" stroke="#c9a873" stroke-width=".8"/><path d="M16 14v11M16 17q-3-.4-3.4-2.6M16 17q3-.4 3.4-2.6M16 21q-3-.4-3.4-2.6M16 21q3-.4 3.4-2.6" fill="none" stroke="#c79a4a" stroke-width="1" stroke-linecap="round"/>',
  'own-pail':
    '<path d="M3 6l3.4 22.4q.2 1.6 2 1.6h15.2q1.8 0 2-1.6L29 6z" fill="#2f86c4"/><path d="M4 12.4q12 4 24 0l-.4 3q-11.6 3.6-23.2 0z" fill="#4aa8dc"/><ellipse cx="16" cy="6" rx="14" ry="3.8" fill="#bcd9ec"/><ellipse cx="16" cy="6.2" rx="12.4" ry="3" fill="#16294f"/><path d="M3.4 7Q4 20 16 20.6T28.6 7" fill="none" stroke="#dff0fa" stroke-width="1"/>',
  'own-cup':
    '<path d="M25 14q5-.6 5 4t-6.6 4.6" fill="none" stroke="#f4f1f8" stroke-width="2.2"/><path d="M4 9h22q0 20-6 21H10Q4 29 4 9z" fill="#f4f1f8"/><path d="M5 17q10 3.4 20 0l-.6 3.4q-9.4 3-18.8 0z" fill="#e67b8f"/><ellipse cx="15" cy="9" rx="11" ry="3" fill="#cdc4d6"/><ellipse cx="15" cy="9.2" rx="9.6" ry="2.3" fill="#16294f"/>',
  'own-night-hill': '<path d="M0 30Q7 8 16 8t16 22z" fill="#3a6f6c"/>',
  // A body on wheels; the icon set's robot is its head.
  'own-robot-body':
    '<path d="M10 12l-6 5v5M22 12l6 5v5" fill="none" stroke="#8d929c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M2.6 25q-.4-3 1.4-3t1.4 3M26.6 25q-.4-3 1.4-3t1.4 3" fill="none" stroke="#f8312f" stroke-width="1.6" stroke-linecap="round"/><rect x="9" y="9" width="14" height="15" rx="3" fill="#cdc4d6"/><rect x="12" y="12" width="8" height="6" rx="1.4" fill="#433b6b"/><circle cx="14" cy="15" r="1" fill="#ffb02e"/><circle cx="18" cy="15" r="1" fill="#3fc380"/><rect x="13" y="20" width="6" height="1.4" rx=".7" fill="#f8312f"/><rect x="7" y="24.4" width="18" height="3" rx="1.4" fill="#8d929c"/><circle cx="10" cy="28" r="2.2" fill="#433b6b"/><circle cx="16" cy="28" r="2.2" fill="#433b6b"/><circle cx="22" cy="28" r="2.2" fill="#433b6b"/>',
  'own-box':
    '<path d="M3 12h26l-1.6 18H4.6z" fill="#d9a066"/><path d="M3 12h26l-.3 4H3.3z" fill="#b9824f"/><path d="M13 16h6v5h-6z" fill="#e8c48c"/>',
  'own-lid':
    '<rect x="1.4" y="25" width="29.2" height="5" rx="1.4" fill="#c98f55"/><rect x="1.4" y="25" width="29.2" height="1.6" rx=".8" fill="#e0b27a"/>',
  'own-roll':
    '<rect x="5" y="18" width="22" height="12" rx="3" fill="#c9584f"/><path d="M9 19v10M14 19v10M19 19v10" stroke="#f4a69c" stroke-width="1.6"/><ellipse cx="26" cy="24" rx="4.4" ry="6" fill="#e67b72"/><path d="M26 20.4q2.4 0 2.4 3.6t-2 3.6t-1.8-3q0-1.8 1-1.8" fill="none" stroke="#c9584f" stroke-width=".8"/>',
  'own-snow-beast':
    '<path d="M9.6 5Q7 3.4 7.4 .8Q10 1.4 11.4 3.4zM22.4 5Q25 3.4 24.6.8Q22 1.4 20.6 3.4z" fill="#c9a873"/><path d="M16 1.5q3 0 4.5 1.8q3 .4 3.6 3.2q2 2 1.4 4.5q3 1.5 3 5q2 2.5.6 5q.6 3-1.6 4.5q-.6 3-3.5 3H8q-2.9 0-3.5-3q-2.2-1.5-1.6-4.5q-1.4-2.5.6-5q0-3.5 3-5q-.6-2.5 1.4-4.5q.6-2.8 3.6-3.2Q13 1.5 16 1.5z" fill="#f4f8fd" stroke="#a9bdd6" stroke-width=".8" stroke-linejoin="round"/><ellipse cx="16" cy="10" rx="6.4" ry="5.2" fill="#a8d2ee"/><ellipse cx="16" cy="22.5" rx="6.4" ry="5" fill="#fff"/><path d="M7 15q-2 5.5 1.4 9q1-1.5 2.6-1.2M25 15q2 5.5-1.4 9q-1-1.5-2.6-1.2" fill="none" stroke="#a9bdd6" stroke-width=".8" stroke-linecap="round"/><circle cx="13.4" cy="9" r="1.1" fill="#2b2b3a"/><circle cx="18.6" cy="9" r="1.1" fill="#2b2b3a"/><ellipse cx="11.6" cy="11.6" rx="1.3" ry=".8" fill="#f29bb2"/><ellipse cx="20.4" cy="11.6" rx="1.3" ry=".8" fill="#f29bb2"/><path d="M14.4 12.2q1.6 1.4 3.2 0" fill="none" stroke="#2b2b3a" stroke-width=".7" stroke-linecap="round"/><path d="M14 3.5l1 1.6l1-2l1 2l1-1.6" fill="none" stroke="#a9bdd6" stroke-width=".7" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="10.5" cy="28.8" rx="4.6" ry="2" fill="#86b4da"/><ellipse cx="21.5" cy="28.8" rx="4.6" ry="2" fill="#86b4da"/>',
  'own-footprint':
    '<g fill="#a9c2dd"><ellipse cx="16" cy="22" rx="10" ry="6.4"/><ellipse cx="6" cy="13.6" rx="2.8" ry="2.2"/><ellipse cx="12.4" cy="11" rx="2.9" ry="2.3"/><ellipse cx="19.6" cy="11" rx="2.9" ry="2.3"/><ellipse cx="26" cy="13.6" rx="2.8" ry="2.2"/></g><ellipse cx="16" cy="22.8" rx="8.6" ry="5" fill="#bfd3e8"/>',
  'own-cocoa-pot':
    '<path d="M3 14q-3 0-3 2.5T3 19M29 14q3 0 3 2.5T29 19" fill="none" stroke="#56506b" stroke-width="1.8"/><path d="M3 12h26v12q0 6-6 6H9q-6 0-6-6z" fill="#6d6683"/><path d="M3 15h26v3H3z" fill="#8a83a3"/><ellipse cx="16" cy="12" rx="13" ry="3.2" fill="#8a83a3"/><ellipse cx="16" cy="12.2" rx="11.4" ry="2.4" fill="#6b3f26"/><path d="M11 8q-2-2 0-4t0-4M16 9q-2-2 0-4t0-4M21 8q-2-2 0-4t0-4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.1" stroke-linecap="round"/>',
  'own-stove':
    '<path d="M19 0h4v9h-4z" fill="#4b4f63"/><path d="M8 27h3v3H8zM21 27h3v3h-3z" fill="#33364a"/><rect x="5" y="9" width="22" height="19" rx="2.5" fill="#4b4f63"/><rect x="4" y="8" width="24" height="2.6" rx="1.2" fill="#62677f"/><rect x="9" y="13.5" width="14" height="10" rx="2" fill="#2b1c16"/><path d="M11 23q-1-4 2-6q0 2 1.5 2q0-3.5 3-5q-.5 3 1.5 4q1 .8 1-1q2.5 3 .5 6z" fill="#ff9f3a"/><path d="M14 23q-.6-2 1.4-3.4q.2 1.2 1.2 1q1.4 1 .6 2.4z" fill="#ffd23e"/>',
  'own-towel':
    '<path d="M3 30Q4 10 16 9t13 21q-3-2-5.5-1t-4.5-1q-3-1-5.5 0T8 29q-3-.5-5 1z" fill="#fff4e6"/><path d="M5 21q11-5.5 22 0l.6 3q-11.6-5.5-23.2 0zM9 12.6q7-4 14 0l1.5 2.4q-8.5-4.5-17 0z" fill="#f08a7a" fill-opacity=".8"/>',
  'own-ice':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#bcd9ec"/><ellipse cx="16" cy="27.6" rx="14" ry="2.9" fill="#dff0fa"/><path d="M7 27.5l5-1M10 29l6-1.4M19 27l5-1M20 29.2l3-.6" fill="none" stroke="#a9cbe2" stroke-width=".4" stroke-linecap="round"/>',
  // The icon set's turtle with its eye shut.
  'own-blinking-turtle':
    '<path fill="#c3ef3c" d="M9 23.5A3.5 3.5 0 0 1 7.95 26H13v2.5a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 5 28.5v-1.535A3.5 3.5 0 1 1 9 23.5m18.51.035s1.922 1.845 2.175 2.065s.398.637.264.936a.83.83 0 0 1-.718.464H28v1.5a1.5 1.5 0 0 1-1.5 1.5h-5a1.5 1.5 0 0 1-1.5-1.5V26h7.039z"/><path fill="#008463" d="M16.423 13C9.985 13 5 17.668 5 24v3h23v-3c0-6.332-5.14-11-11.577-11"/><path d="M3.5 22.3q.8.9 1.7 0" fill="none" stroke="#1c1c1c" stroke-width=".5" stroke-linecap="round"/><path fill="#00d26a" d="M10.854 16.146a.5.5 0 0 0-.708.708c.426.425 1.32 1.045 2.605 1.51l-2.12 4.404c-1.325-.57-2.302-1.216-2.806-1.648a.5.5 0 1 0-.65.76C8.416 22.944 11.96 25 16.5 25s8.084-2.056 9.325-3.12a.5.5 0 1 0-.65-.76c-.504.432-1.483 1.079-2.81 1.65l-2.12-4.405c1.288-.465 2.182-1.085 2.609-1.511a.5.5 0 0 0-.708-.708C21.576 16.717 19.57 18 16.5 18s-5.075-1.283-5.646-1.854m8.423 2.514l2.155 4.476A14.8 14.8 0 0 1 16.5 24c-1.86 0-3.541-.37-4.936-.866l2.155-4.475c.815.207 1.746.341 2.781.341c1.033 0 1.963-.133 2.777-.34"/>',
  // The white edge of a photo that fills a page (stretched by 4/3), and a small photo of a meadow.
  'own-photo-edge':
    '<path fill="#fffdf7" fill-rule="evenodd" d="M0 0h32v32H0zM1 1.3v26.2h30V1.3z"/><path d="M1 1.3h30v26.2H1z" fill="none" stroke="#d8d0c4" stroke-width=".2"/>',
  'own-photo':
    '<path fill="#fffdf7" stroke="#d8d0c4" stroke-width=".3" d="M0 4h32v26H0z"/><path fill="#b5e2f7" d="M1.4 5.4h29.2v20.6H1.4z"/><path fill="#79bf73" d="M1.4 18.6q14-4 29.2 0v7.4H1.4z"/>',
  'own-gold-frame':
    '<path fill="#d99a2b" fill-rule="evenodd" d="M0 3h32v27H0zM3 6v21h26V6z"/><path fill="none" stroke="#ffd76a" stroke-width="1" d="M1.4 4.4h29.2v24.2H1.4z"/><path fill="none" stroke="#a86f16" stroke-width=".4" d="M3 6h26v21H3z"/>',
  'own-sign':
    '<rect x="14.6" y="14" width="2.8" height="16" rx=".8" fill="#8a5a35"/><rect x="2" y="2" width="28" height="16" rx="1.6" fill="#b07a4a"/><rect x="3.4" y="3.4" width="25.2" height="13.2" rx="1" fill="#fff4e0"/>',
  'own-forbidden':
    '<circle cx="16" cy="16" r="13" fill="none" stroke="#f8312f" stroke-width="3"/><path d="M7 7l18 18" stroke="#f8312f" stroke-width="3"/>',
  'own-rabbit-ears':
    '<g fill="#fff" stroke="#9b9b9b" stroke-width="1.2"><ellipse cx="11.4" cy="20" rx="3.4" ry="11" transform="rotate(-10 11.4 30)"/><ellipse cx="20.6" cy="20" rx="3.4" ry="11" transform="rotate(10 20.6 30)"/></g><g fill="#ff9f9f"><ellipse cx="11.4" cy="20" rx="1.5" ry="8" transform="rotate(-10 11.4 30)"/><ellipse cx="20.6" cy="20" rx="1.5" ry="8" transform="rotate(10 20.6 30)"/></g>',
  'own-bun':
    '<path d="M2.5 24q0-11 13.5-11t13.5 11q0 6-5 6H7.5q-5 0-5-6z" fill="#e2a55c"/><path d="M4.5 22q1-7 11.5-7t11.5 7q-5-4-11.5-4t-11.5 4z" fill="#f0c078"/><path d="M10 20l3-2.6M16 19.6l3-2.6M21.5 20.4l2.5-2" stroke="#fff0cf" stroke-width=".9" stroke-linecap="round"/>',
  'own-dough':
    '<path d="M1 30q-1-6 3.5-8.5q-.5-7 6-7.5q4-6 10-2.5q6-1 7 5q5 2.5 3.5 13.5z" fill="#f6e3bd"/><path d="M1 30q-1-6 3.5-8.5q-.5-7 6-7.5q4-6 10-2.5q6-1 7 5q5 2.5 3.5 13.5" fill="none" stroke="#d8b878" stroke-width=".7"/><path d="M4.5 25q1.5-3 4.5-2.5M12 17.5q2-3 5-1.5M22 16.5q3-.5 3.5 2.5" fill="none" stroke="#fff6e0" stroke-width="1.4" stroke-linecap="round"/><path d="M7 29q2-2 4.5-.6M18 26q2.5-2 5 0" fill="none" stroke="#dcc08c" stroke-width=".8" stroke-linecap="round"/>',
  'own-dough-roll':
    '<path d="M-1 30V19q4-5 8-1.4q4-5 9-1q4-4 8 0q4-3 9 2.4v11z" fill="#f6e3bd"/><path d="M-1 19q4-5 8-1.4q4-5 9-1q4-4 8 0q4-3 9 2.4" fill="none" stroke="#d8b878" stroke-width=".7"/><path d="M3 20.6q2-1.6 4 0M18 19q2-1.4 4.4 0" fill="none" stroke="#fff6e0" stroke-width="1.2" stroke-linecap="round"/><path d="M9 26q2-1.6 4.4 0M24 27q2-1.4 4 0" fill="none" stroke="#dcc08c" stroke-width=".8" stroke-linecap="round"/>',
  'own-many-legs':
    '<path d="M30.2 24l-.8 5M28.6 24l-.8 5M26.8 24l-.8 5M25 24l-.8 5M23.2 24l-.8 5M21.4 24l-.8 5M19.6 24l-.8 5M17.8 24l-.8 5M16 24l-.8 5M14.2 24l-.8 5M12.4 24l-.8 5M10.6 24l-.8 5M9 24l-.8 5" stroke="#0d7a38" stroke-width=".8" stroke-linecap="round" fill="none"/><circle cx="29" cy="22.4" r="3.2" fill="#1fae52"/><circle cx="25.6" cy="20" r="3.2" fill="#2bc763"/><circle cx="21.8" cy="21.6" r="3.2" fill="#1fae52"/><circle cx="18" cy="20" r="3.2" fill="#2bc763"/><circle cx="14.2" cy="21.6" r="3.2" fill="#1fae52"/><circle cx="10.4" cy="19.6" r="3.2" fill="#2bc763"/><path d="M5 11.6q-1-3-3-3.4M8 11.2q.4-3 2.4-4" stroke="#0d7a38" stroke-width=".8" stroke-linecap="round" fill="none"/><circle cx="6.4" cy="15" r="4.4" fill="#2bc763"/><circle cx="4.6" cy="14.2" r=".8" fill="#1c1c1c"/><path d="M3.4 17q1.4 1.2 3 .4" stroke="#0d7a38" stroke-width=".6" fill="none" stroke-linecap="round"/>',
  'own-den':
    '<path d="M0 30Q1 9 16 7q15 2 16 23z" fill="#8d7a6b"/><path d="M4 22q2-9 8-11M24 12q4 3 5 9" fill="none" stroke="#a8968a" stroke-width="1" stroke-linecap="round"/><path d="M7 30q0-14 9-14t9 14z" fill="#3b2a24"/><path d="M2 30q1-3 3-1.6q1-2 3 .6v1zM24 30q1-3 3-1.6q2-1 4 1.6z" fill="#5da65c"/>',
  'own-den-bed':
    '<path d="M1 13q0-2 2-2t2 2v17H1zM28 19q0-1.6 1.6-1.6T31 19v11h-3z" fill="#6b4630"/><path d="M3 22h27v5H3z" fill="#8a5a35"/><path d="M5 20q0-3 4-3h5q3 0 3 3v2.5H5z" fill="#fffaf0"/>',
  'own-quilt':
    '<path d="M4.5 26q-.4-3.6 3-4.2q8-3.4 14.5-2.8q6 .6 6.6 3.4l.4 3.6q-12 1.6-24.5 0z" fill="#d9695f"/><path d="M10.5 21l-.6 5.6M16 19.6v7.4M22 19.4l.6 7.2M5 24q12-1.4 24-.6" fill="none" stroke="#f4b6a6" stroke-width=".7"/>',
  'own-lump-quilt':
    '<path d="M1 30q0-17 15-17t15 17z" fill="#d9695f"/><path d="M9 15.6Q7 22 7 30M16 13v17M23 15.6q2 6.4 2 14.4M2.6 23q13-3 26.8 0" fill="none" stroke="#f4b6a6" stroke-width=".8"/>',
  'own-paw':
    '<ellipse cx="16" cy="20" rx="9" ry="10" fill="#8f5a45"/><ellipse cx="16" cy="22.6" rx="5" ry="4.6" fill="#e0b394"/><circle cx="10.6" cy="14.6" r="1.9" fill="#e0b394"/><circle cx="16" cy="12.8" r="2" fill="#e0b394"/><circle cx="21.4" cy="14.6" r="1.9" fill="#e0b394"/>',
  'own-bear-eyelids':
    '<path d="M10 14.4h4v4h-4zM18 14.4h4v4h-4z" fill="#a56953"/><path d="M10.2 16.4q1.8 1.8 3.6 0M18.2 16.4q1.8 1.8 3.6 0" fill="none" stroke="#402a32" stroke-width="1" stroke-linecap="round"/>',
  'own-leather-wing':
    '<path d="M3 26Q5 8 27 4q-4 4-3 8q-4 0-4.6 4.6q-4-.6-5.4 3.8q-3.6-.6-4.6 3z" fill="#8a5a35"/><path d="M4.6 25Q8 11 25 5.4M6 24q5-7 13-8M5.4 24.6q4-3 8-3.6" fill="none" stroke="#6b4226" stroke-width=".7"/>',
  'own-bee-wing':
    '<ellipse cx="12" cy="18" rx="6" ry="12" transform="rotate(-24 12 28)" fill="#aedcff"/><ellipse cx="19" cy="19" rx="5" ry="11" transform="rotate(16 19 29)" fill="#cdeaff"/>',
  'own-bee-stripes':
    '<path d="M12.5 10.3h3.4v14h-3.4zM18.5 10.3h3.4v14h-3.4zM24.5 11.3q2.6 1 3.4 3v7.4l-3.4 2z" fill="#3b2f52"/>',
  'own-turtle-head':
    '<path d="M4 24q0-7 7-7q6 0 7 6q4 1 8 1v5H12q-8 0-8-5z" fill="#c3ef3c"/><circle cx="9.6" cy="21.6" r="1.4" fill="#1c1c1c"/><path d="M6 25.4q2 1.4 4.4.6" fill="none" stroke="#7da11c" stroke-width=".9" stroke-linecap="round"/>',
  'own-canoe':
    '<path d="M0 17q3 3.5 8 3.5h16q5 0 8-3.5q.6 9.5-7 10.5H7Q-.6 26.5 0 17z" fill="#ff822d"/><path d="M0 17q3 3.5 8 3.5h16q5 0 8-3.5q.2 1.8 0 3.2q-3.4 2.8-8 2.8H8Q3.4 23 0 20.2q-.2-1.4 0-3.2z" fill="#33364a"/>',
  'own-loose-thread':
    '<path d="M3 12q8-7 13 0t12-2q3-5-2-6t-4 6q2 8 8 11" fill="none" stroke="#d9485f" stroke-width=".8" stroke-linecap="round"/>',
  'own-puddle':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3" fill="#5fb3e0"/><ellipse cx="15" cy="27.6" rx="12" ry="2" fill="#8fd0f0"/>',
  'own-spray':
    '<path d="M13.5 32q1-16-1-26M16 32V4M18.5 32q-1-16 1-26" fill="none" stroke="#bfeaff" stroke-width="3.4" stroke-linecap="round"/><path d="M12 8q-4-1-6 4M20 8q4-1 6 4M13 14q-4 0-5 4M19 14q4 0 5 4" fill="none" stroke="#8fdcf7" stroke-width="1.6" stroke-linecap="round"/>',
  'own-trough':
    '<path d="M1 18h30l-4 12H5z" fill="#a9714a"/><path d="M2.6 22.5h26.8M4 26.5h24" stroke="#8a5a35" stroke-width=".7"/><rect x="0" y="16.4" width="32" height="2.8" rx="1.2" fill="#c08a5c"/>',
  'own-cart':
    '<path d="M4 19L-1 20.4" stroke="#7c5233" stroke-width="1.6" stroke-linecap="round"/><path d="M3 12h26v9H3z" fill="#d39a5f"/><path d="M3 15h26M3 18h26" stroke="#b27c45" stroke-width=".8"/><circle cx="9" cy="25" r="4.4" fill="#f3dba4" stroke="#7c4a2c" stroke-width="1.4"/><circle cx="23" cy="25" r="4.4" fill="#f3dba4" stroke="#7c4a2c" stroke-width="1.4"/><path d="M9 20.6v8.8M4.6 25h8.8M23 20.6v8.8M18.6 25h8.8" stroke="#7c4a2c" stroke-width=".9"/>',
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
