// A camera from the side (its lens to the right), its flash, a clock, the tail of a dog who runs out of a photo
// (stretched by 4/3), the last photo, small, with all friends in it, a splat of mud, and a butterfly.

const blob = (color: string, ...at: readonly (readonly [number, number, number])[]) =>
  `<g fill="${color}">${at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const friends = [
  // Nell with Meg on her head, Peg, Gus, Dot, Sam, Ted.
  blob('#adadc0', [23.6, 7.4, 1.2], [20.4, 7.6, 1.2], [22, 8.6, 1.4]),
  '<path d="M19 21q-1-6 3-7t5 7z" fill="#9bb1d2"/>',
  blob('#7d93b8', [17.8, 13, 2.6], [26.2, 13.6, 2.6]),
  blob('#9bb1d2', [22, 13.2, 3.2]),
  '<path d="M20.6 14q-1 3.5-3.6 3" fill="none" stroke="#9bb1d2" stroke-width="1.5"/>',
  '<ellipse cx="15.5" cy="21.5" rx="2.6" ry="2.8" fill="#ffcdcf"/>',
  blob('#ff9fa9', [14.5, 18, 2.7]),
  '<ellipse cx="14" cy="18.8" rx="1.3" ry=".9" fill="#ee7788"/>',
  '<path d="M8 15l3 2.5-2 3.5-3-3z" fill="#a5673f"/>',
  blob('#a5673f', [7, 13.6, 2.6]),
  blob('#6b3620', [4.8, 14.4, 1.3], [9, 12.2, 1.3]),
  '<path d="M3 24q2-5 7-2.5l-2 2.5z" fill="#f4f7ff"/>',
  blob('#f4f7ff', [9.6, 20.6, 1.9]),
  '<path d="M11 20.6h3l-2.6 1.4z" fill="#ff9d2e"/>',
  '<path d="M13 6h2.6l1 4.5h-4.2z" fill="#dc8426"/>',
  blob('#f6a640', [14.2, 12, 2.4]),
  '<path d="M12.2 13.6l.2 2 1.6-1.2zM16.2 13.6l-.2 2-1.6-1.2z" fill="#f6a640"/>',
  '<path d="M9.6 6.5l2.6 1.2-1.2 2.6-2.6-1.2z" fill="#533566"/>',
  '<ellipse cx="27.5" cy="22.5" rx="2.2" ry="2.8" fill="#85804a"/>',
  blob('#93bd70', [27.4, 18, 1.8]),
  '<path d="M26 18h1.2M28 18h1.2M21.2 12.6h.01M23.2 12.6h.01M13.6 17.2h.01M15.6 17.2h.01M6.6 13h.01M8 13.2h.01M9.6 20.2h.01M13.4 12h.01M15 12h.01" stroke="#2f2336" stroke-width=".7"/>',
  blob(
    '#7a5238',
    [4, 8.5, 0.9],
    [18, 8.5, 1],
    [28.5, 9.5, 0.9],
    [11.5, 16.5, 0.7],
    [19.5, 18.6, 0.9],
    [24.5, 24, 0.8],
  ),
].join('');

export const props: Record<string, string> = {
  'own-camera':
    '<path d="M8 8h7v4H8z" fill="#e6e0ee"/><rect x="4" y="11" width="18" height="15" rx="2.5" fill="#533566"/><path d="M4 13.5q0-2.5 2.5-2.5h13q2.5 0 2.5 2.5z" fill="#e6e0ee"/><path d="M21 13.5h6v10h-6z" fill="#8d929c"/><path d="M26 12.5h3v12h-3z" fill="#cdc4d6"/><path d="M28.2 14h1.6v9h-1.6z" fill="#4b6fa8"/><circle cx="7.5" cy="15.5" r="1.1" fill="#f8312f"/>',
  'own-flash':
    '<path d="M16 0l2.6 10.5L27 4l-5 9.4L32 16l-10 2.6 5 9.4-8.4-6.5L16 32l-2.6-10.5L5 28l5-9.4L0 16l10-2.6L5 4l8.4 6.5z" fill="#ffe27a"/><path d="M16 6l1.6 7.5 5-4-3.6 5.4L26 16l-7 1.1 3.6 5.4-5-4L16 26l-1.6-7.5-5 4 3.6-5.4L6 16l7-1.1-3.6-5.4 5 4z" fill="#fffdf0"/>',
  'own-clock':
    '<path d="M9 27l-2.5 3M23 27l2.5 3" stroke="#8a5a35" stroke-width="2"/><circle cx="9" cy="7" r="4" fill="#e0433f"/><circle cx="23" cy="7" r="4" fill="#e0433f"/><circle cx="16" cy="17.5" r="12" fill="#e0433f"/><circle cx="16" cy="17.5" r="9.4" fill="#fffdf0"/><path d="M16 11v6.5l4 3" fill="none" stroke="#2f2336" stroke-width="1.6"/>',
  'own-last-photo': `<path fill="#fffdf7" stroke="#d8d0c4" stroke-width=".3" d="M0 4h32v26H0z"/><path fill="#b5e2f7" d="M1.4 5.4h29.2v20.6H1.4z"/><path fill="#79bf73" d="M1.4 17.5q14-3.6 29.2 0v8.5H1.4z"/><ellipse cx="16" cy="23.5" rx="13.5" ry="2.3" fill="#7a5238"/>${friends}`,
  'own-splat':
    '<path d="M14.1 7.2Q15 6.4 15.3 2.5Q16 1.3 16.7 2.5Q17 6.4 18 6.7Q19 6.9 21.4 2Q22.6 1.2 22.8 2.6Q20.8 7.7 21.4 8.5Q22.5 8.9 24.2 7.9Q25.4 7.5 24.9 8.7Q23.7 10.3 24.2 11.3Q24.8 12.1 28.6 11.2Q30 11.5 29 12.5Q25.4 14 25.1 15Q25.6 16 28.5 16.7Q29.6 17.4 28.4 17.9Q25.4 18 24.2 18.7Q24.8 19.9 29.3 22.8Q30 24.1 28.6 24.1Q23.8 21.6 22.4 21.8Q22.4 23.2 23.2 25Q23.5 26.3 22.3 25.6Q20.8 24.3 19.7 24.4Q18.9 25.1 19 27.1Q18.6 28.4 17.8 27.4Q17 25.5 16 25.5Q15 25.5 14.2 27.4Q13.4 28.4 13 27.1Q13.1 25.1 12.3 24.4Q11.2 24.3 9.7 25.6Q8.5 26.3 8.8 25Q9.6 23.2 8.9 22.4Q8.2 21.6 5.5 22.8Q4.1 22.9 4.9 21.7Q7.2 19.9 7.5 18.7Q6.6 18 4.6 17.8Q3.4 17.3 4.5 16.6Q6.4 16 6.9 15Q6.6 14 3.9 12.7Q3 11.8 4.3 11.5Q7.2 12.1 8.5 11.6Q8.3 10.3 6.3 8.1Q5.8 6.8 7.1 7.2Q9.5 8.9 10.7 8.7Q11.2 7.7 10.8 5.7Q10.8 4.4 11.9 5.3Q13 6.9 14.1 7z" fill="#7a5238"/><g fill="#7a5238"><circle cx="26.9" cy="6.2" r="0.5"/><circle cx="31.6" cy="17.6" r="0.7"/><circle cx="24.6" cy="27.9" r="0.5"/><circle cx="19.1" cy="30.4" r="0.9"/><circle cx="12.9" cy="30.4" r="0.7"/><circle cx="7.4" cy="27.9" r="0.5"/><circle cx="2.4" cy="23.9" r="0.5"/><circle cx="1.4" cy="17.5" r="0.9"/><circle cx="1.1" cy="11.1" r="0.9"/><circle cx="4.3" cy="5.5" r="0.9"/><circle cx="10" cy="2.6" r="0.9"/></g><path d="M9.5 15q2-5.5 8-5q6.5.5 6 7q-1 6-7.5 6q-7-.5-6.5-8z" fill="#93664a"/>',
  'own-dog-tail':
    '<path d="M33 7Q22 9 24 18q1 7 9 8z" fill="#a9653a"/><path d="M33 12Q24.5 13 25.5 20q1.5 5 7.5 6z" fill="#87492a" opacity=".35"/><path d="M26 16.5C22 8.5 17.5 14 13 15.7S7 16 4.2 18.2" fill="none" stroke="#a9653a" stroke-width="5.4"/><path d="M9.5 16.4Q6.5 16.7 4.2 18.2" fill="none" stroke="#fff0d9" stroke-width="5.4"/><path d="M10.5 13.6l2.6.6-1.5 1.3 1.8.9-1.8 1 .6 1.5-2.4.5z" fill="#fff0d9"/>',
  'own-butterfly':
    '<path d="M15 17Q4 2 2.5 8t9 10q-7 2-5.5 7t9.5-5z" fill="#f2709c"/><path d="M17 17Q28 2 29.5 8t-9 10q7 2 5.5 7t-9.5-5z" fill="#e05a8a"/><path d="M16 13v12M16 13q-1-4-3.5-5M16 13q1-4 3.5-5" fill="none" stroke="#4a2f45" stroke-width="1.6"/>',
  'own-gold-frame':
    '<path fill="#d99a2b" fill-rule="evenodd" d="M0 3h32v27H0zM3 6v21h26V6z"/><path fill="none" stroke="#ffd76a" stroke-width="1" d="M1.4 4.4h29.2v24.2H1.4z"/><path fill="none" stroke="#a86f16" stroke-width=".4" d="M3 6h26v21H3z"/>',
  // The white edge of a photo that fills a page (stretched by 4/3).
  'own-photo-edge':
    '<path fill="#fffdf7" fill-rule="evenodd" d="M0 0h32v32H0zM1 1.3v26.2h30V1.3z"/><path d="M1 1.3h30v26.2H1z" fill="none" stroke="#d8d0c4" stroke-width=".2"/>',
};
