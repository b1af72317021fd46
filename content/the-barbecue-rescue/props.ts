// A barbecue with and without sausages, a sausage, a bottle of sauce, a bucket, and a cloud of smoke.

const GRILL =
  '<path d="M6 16L4 30M26 16l2 14M5 25h22" stroke="#4a4f5c" stroke-width="1.600"/><path d="M1 14h30q0 7-7 7H8q-7 0-7-7z" fill="#3c4250"/><path d="M24 14h7q0 7-7 7h-3q3-3 3-7z" fill="#2c313d"/><path d="M1 13.600h30" stroke="#aab0bd" stroke-width="1.600"/>';

const SAUSAGE =
  '<rect x="0" y="0" width="7" height="2.200" rx="1.100" fill="#b5583a"/><path d="M1.500 .7h4" stroke="#d98560" stroke-width=".5"/>';

const six = [1.5, 9, 16.5, 23.5, 5, 20]
  .map((x, i) => `<g transform="translate(${x} ${i < 4 ? 10.7 : 8.8})">${SAUSAGE}</g>`)
  .join('');

export const props: Record<string, string> = {
  'own-grill': GRILL,
  'own-grill-with-six': `${six}${GRILL}`,
  'own-sausage': `<g transform="translate(2 11)scale(4)">${SAUSAGE}</g>`,
  'own-sauce':
    '<path d="M12.500 8h7l3 6v14q0 2-2 2h-9q-2 0-2-2V14z" fill="#d8342c"/><path d="M13.500 3l1.500-3h2l1.500 3v5h-5z" fill="#f4d23c"/><path d="M9.500 16.500h13v8h-13z" fill="#fff3d6"/><circle cx="16" cy="20.500" r="2.800" fill="#d8342c"/>',
  'own-bucket':
    '<path d="M6 10Q16-6 26 10" fill="none" stroke="#cfd6e2" stroke-width="1.400"/><path d="M4 9h24l-3.500 21h-17z" fill="#2f7fd6"/><path d="M22 9h6l-3.500 21h-5z" fill="#2367b3"/><ellipse cx="16" cy="9" rx="12" ry="2.400" fill="#bfe4f8"/>',
  'own-smoke':
    '<path d="M12 31q-6-5 0-9t0-9q-3-7 4-11q-1 5 3 8t0 9t2 12z" fill="#6d6a78" opacity=".55"/><circle cx="9" cy="8" r="5" fill="#6d6a78" opacity=".5"/><circle cx="18" cy="4" r="6" fill="#6d6a78" opacity=".5"/><circle cx="24" cy="10" r="4.600" fill="#6d6a78" opacity=".5"/>',
};
