// The hump: the back of a wombat that sleeps in a hole, with grass on it, low, higher and up. A picnic rug that lies over
// it, and a napkin.

const back = (d: string) =>
  `<path d="${d}" fill="#8b6f5c"/><path d="M8 22q2-3 5-4M18 17q4 .6 6 3M12 26q3-2 6-1.600M23 25q2 .6 3.400 2" fill="none" stroke="#a08774" stroke-width=".8" stroke-linecap="round"/>`;
const blades =
  '<path d="M-1 31q1-4 2-1 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 0 1-4 2 0 1-3 2 1z" fill="#5da65c"/>';

export const props: Record<string, string> = {
  'own-hump': `${back('M1 31Q2 14 16 14t15 17z')}${blades}`,
  'own-cloth-rug':
    '<path d="M3 21Q9 13 16 13t13 8l-1.500 3.500Q22 17.500 16 17.500T4.500 24.500z" fill="#d9534f"/><path d="M9 15.600l3.600-1.800.6 4-3 1.400zM16 13q2 0 4 .5l-.6 4.200q-1.600-.3-3.400-.2zM23 15.400l3.400 2.800-1.600 3-3-2.600z" fill="#fff1dc" fill-opacity=".85"/><path d="M3.800 22.800q6-7 12.200-7.400t12.300 7.200" fill="none" stroke="#fff1dc" stroke-opacity=".6" stroke-width="1.200"/>',
  'own-napkin':
    '<path d="M4 10q6 2 12 0t12-1l1 13q-6-1-12 1T5 24z" fill="#fff"/><path d="M4 10q6 2 12 0t12-1l.2 2.400q-6-.8-12.200 1.200T4.200 12.600zM5 24q6 1 12-1t12-1l-.2-2.400q-6-.6-12 1.400T5 21.600z" fill="#7ab6e8"/>',
  'own-green-cup':
    '<path d="M6 8h20l-3 20q-.4 2-2.400 2h-9.200q-2 0-2.400-2z" fill="#3fa07a"/><path d="M20 8h6l-3 20q-.4 2-2.400 2H18z" fill="#338563"/><ellipse cx="16" cy="8" rx="10" ry="2.600" fill="#8fd6b8"/>',
  'own-hotdog':
    '<path d="M2 20Q4 12 16 12t14 8q-1 6-14 6T2 20z" fill="#d9a05c"/><path d="M1 17Q8 10 16 10t15 7q-1 4-4 3.600Q22 15.600 16 15.600T5 20.600Q2 21 1 17z" fill="#a4502c"/><path d="M5 17q3-3 5-1.600t5-1.800 5 .8 6 1.600" fill="none" stroke="#f7cf3c" stroke-width="1.400" stroke-linecap="round"/><path d="M3 22q2 5 13 5t13-5q-4 2.600-13 2.600T3 22z" fill="#c0864a"/>',
  'own-ears':
    '<path d="M4 28Q3 14 9 11q6 2 7 10z" fill="#7a5f4e"/><path d="M7 25q-.6-7 2.400-10q3 2 4 7z" fill="#c79a8c"/><path d="M18 26Q18 13 24 11q6 3 6 14z" fill="#8b6f5c"/><path d="M21 24q0-7 3.400-9q3 2 3.200 8z" fill="#c79a8c"/>',
  'own-rug-cape':
    '<path d="M6 5q10-4 20 0l6 21q-16 5-32 0z" fill="#d9534f"/><path d="M10 3.800l4-.6-3 24-5-.8zM18 3.200l4 .6 4 22.400-5 .8z" fill="#fff1dc" fill-opacity=".8"/><path d="M3.600 13q12 4 25 0l.8 3q-13 4-26.600 0z" fill="#fff1dc" fill-opacity=".6"/>',
};
