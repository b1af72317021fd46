// Drawings for 'Eight Naughty Rabbits'.
import { tiedScarf } from '../pictures/drawings/things.ts';

export const props: Record<string, string> = {
  // The scarf of Ox, and a sock on his horn.
  'own-ox-scarf-sock':
    tiedScarf +
    '<path d="M26.4 1.4h4.6v7.2q0 1.2-1 1.8l-3.6 2.2q-2.2 1.2-3-.4t.8-2.6l2.2-1.4z" fill="#4a8fe0"/><path d="M26.2 1h5v2.2h-5z" fill="#ffd23e"/><path d="M26.4 5.2h4.6v1.4h-4.6z" fill="#ffd23e"/>',
  // Seen from the side; its hay and its riders are drawn behind it.
  'own-sleigh':
    '<path d="M9 23l-1 5M25 23l-1 5" stroke="#8f2f3b" stroke-width="1.6"/><path d="M29.6 28H5Q1 28 1 22.4" fill="none" stroke="#c43c47" stroke-width="1.8" stroke-linecap="round"/><path d="M2 14h28l-1.6 10H5z" fill="#d79a5b"/><path d="M2.6 17.2h26.8M3.8 20.6h25" stroke="#b27a42" stroke-width=".7"/><path d="M1 13.2h30v2.2H1z" fill="#b87f47"/>',
  'own-roll':
    '<rect x="5" y="18" width="22" height="12" rx="3" fill="#c9584f"/><path d="M9 19v10M14 19v10M19 19v10" stroke="#f4a69c" stroke-width="1.6"/><ellipse cx="26" cy="24" rx="4.4" ry="6" fill="#e67b72"/><path d="M26 20.4q2.4 0 2.4 3.6t-2 3.6t-1.8-3q0-1.8 1-1.8" fill="none" stroke="#c9584f" stroke-width=".8"/>',
  'own-forbidden':
    '<circle cx="16" cy="16" r="13" fill="none" stroke="#f8312f" stroke-width="3"/><path d="M7 7l18 18" stroke="#f8312f" stroke-width="3"/>',
};
