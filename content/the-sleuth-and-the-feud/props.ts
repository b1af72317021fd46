// A heap of leaves, bare and with things in it; a red hat, a blue boot, two eggs, and a coat, held and on the ground.

const HAT =
  '<path d="M1 22q15 5 30 0 1 4-3 5-12 4-24 0-4-1-3-5z" fill="#b3243a"/><path d="M7 23q0-15 9-15t9 15q-9 3-18 0z" fill="#e0433f"/><path d="M7 19q9 3 18 0v4q-9 3-18 0z" fill="#fff3d6"/>';
const BOOT =
  '<path d="M8 2h12v15q9 1 9 8v3H8z" fill="#2f7fd6"/><path d="M8 2h12v3.500H8z" fill="#9cc8f5"/><path d="M7 27h23v3H7z" fill="#1f5793"/>';
const HEAP =
  '<path d="M0 30Q4 14 16 13t16 17z" fill="#a8662f"/><path d="M5 26q2-4 5-3-1 4-5 3zM12 20q3-3 5-1-2 3-5 1zM20 24q3-3 5-1-2 3-5 1zM14 28q3-3 5-1-2 3-5 1zM25 28q2-3 4-1-1 2-4 1zM8 21q1-3 3-3 0 3-3 3zM20 18q3-2 4 0-2 2-4 0z" fill="#d9923f"/><path d="M7 29q2-3 4-2-1 3-4 2zM17 23q2-3 4-2-1 3-4 2zM22 28q1-3 3-3 0 3-3 3zM12 25q1-2 3-2 0 3-3 2zM16 16q2-2 3-1-1 2-3 1z" fill="#c8502f"/>';

export const props: Record<string, string> = {
  'own-red-hat': HAT,
  'own-blue-boot': BOOT,
  'own-leaf-heap': HEAP,
  'own-leaf-heap-with-clues': `<g transform="translate(3.500 10)rotate(-24)scale(.26)">${HAT}</g><g transform="translate(23.500 9.500)rotate(34)scale(.3)">${BOOT}</g>${HEAP}`,
  'own-leaf-heap-nest': `<g transform="translate(3.500 10)rotate(-24)scale(.26)">${HAT}</g><g transform="translate(23.500 9.500)rotate(34)scale(.3)">${BOOT}</g><ellipse cx="14" cy="13.500" rx="2" ry="2.600" fill="#fffaf0"/><ellipse cx="18" cy="13.500" rx="2" ry="2.600" fill="#f3e6cf"/>${HEAP}`,
  'own-coat-held':
    '<path d="M7 2q9-3 17 0l4 25q-5 2-8 0l-1 4q-5 1-9 0l-.500-5q-3 2-6.500 0z" fill="#c9a06a"/><path d="M11 4l-2 22M21 4l2 23M11 2l5 5 5-5" fill="none" stroke="#9c7440" stroke-width="1.100" stroke-linecap="round"/><circle cx="16" cy="13" r="1" fill="#6d4427"/><circle cx="16" cy="20" r="1" fill="#6d4427"/>',
  'own-coat':
    '<path d="M1 27q1-7 7-8 5-5 13-3 8 0 10 9 1 4-3 5H5q-5 0-4-3z" fill="#c9a06a"/><path d="M8 19q3 3 2 11M21 16q-2 5 1 13M10 24q6-2 12 0" fill="none" stroke="#9c7440" stroke-width="1.100" stroke-linecap="round"/><circle cx="15" cy="21" r="1" fill="#6d4427"/><circle cx="17" cy="27" r="1" fill="#6d4427"/>',
};
