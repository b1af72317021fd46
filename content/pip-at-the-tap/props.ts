// A tap with a handle that tips, a pan, the water in a tin tub and a jet of water.

export const props: Record<string, string> = {
  'own-tap':
    '<path d="M8 30q0-3 3-3h5q3 0 3 3z" fill="#b9b2a6"/><rect x="11.6" y="7" width="4" height="21" fill="#8795a5"/><rect x="11.6" y="7" width="1.3" height="21" fill="#aab6c3"/><path d="M11.6 11V9q0-3 3-3h6.4q5.6 0 5.6 6v3.4h-4.8V12.4q0-1.4-1.4-1.4z" fill="#d9a441"/><path d="M13 9q.4-1.8 2-1.8h6q3.6 0 4.2 4" fill="none" stroke="#f1cf7f" stroke-width="1" stroke-linecap="round"/><rect x="21.2" y="14.6" width="6" height="1.8" rx=".7" fill="#b98530"/><rect x="15.6" y="4.4" width="2.8" height="2.6" fill="#b98530"/>',
  'own-lever':
    '<path d="M16 16V5" stroke="#c9342f" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="4.5" r="3" fill="#e8483f"/><circle cx="15.2" cy="3.7" r="1" fill="#ff9a8f"/><circle cx="16" cy="16" r="2" fill="#8f2420"/>',
  'own-pan':
    '<path d="M24 24.6l13-2.6" stroke="#3c3a4a" stroke-width="2" stroke-linecap="round"/><path d="M2 23.5q0 6.5 6 6.5h11q6 0 6-6.5z" fill="#4b4f63"/><path d="M2 23.5q0 6.5 6 6.5h2q-4-2-4.6-6.5z" fill="#62677f"/><ellipse cx="13.5" cy="23.5" rx="11.5" ry="1.6" fill="#8088a0"/>',
  'own-tin-water':
    '<ellipse cx="16" cy="17" rx="13.8" ry="2.6" fill="#59b4e6"/><path d="M6 16.8q2-.8 4 0t4 0M18 17.8q2-.8 4 0t4 0" fill="none" stroke="#bfe6fa" stroke-width=".5"/>',
  'own-jet':
    '<path d="M12.5 0h7q.5 16 5.5 30H7q5-14 5.5-30z" fill="#59b4e6"/><path d="M14.5 0h3q.2 16 3 30h-3.5q-.6-16-2.5-30z" fill="#bfe6fa"/>',
};
