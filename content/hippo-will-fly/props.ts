// Mud that flies.

export const props: Record<string, string> = {
  // The splash behind a body that falls into mud, and the one before it.
  'own-mud-burst':
    '<path d="M10 27Q8 20 3.4 15.6M12.4 24Q11 14 9 9M16 24V4.4M19.6 24Q20.6 14 23.4 9.6M22 27Q24 20 28.8 16.4" fill="none" stroke="#93664a" stroke-width="3.2" stroke-linecap="round"/><path d="M1 27q3-7 8-8h14q5 1 8 8q-7 3.6-15 3.6T1 27z" fill="#93664a"/><path d="M1.6 11.6q-1.6-2.4-.4-3.8q2 .6 1.8 2.4q0 1.4-1.4 1.4z" fill="#7a5238"/><circle cx="6.8" cy="5" r="1.2" fill="#7a5238"/><circle cx="12.4" cy="5.6" r=".9" fill="#93664a"/><circle cx="19.6" cy="2.6" r="1.3" fill="#7a5238"/><circle cx="25.6" cy="5.4" r="1" fill="#93664a"/><circle cx="30.6" cy="11.6" r="1.2" fill="#7a5238"/>',
  'own-mud-burst-front':
    '<path d="M4 28Q3.4 24 1.4 22M8.4 28Q8 23.6 7 21M24 28q.4-4 1.6-7M28 28q.6-3.6 2.8-5.6" fill="none" stroke="#7a5238" stroke-width="2" stroke-linecap="round"/><path d="M1 28q3-3.4 8-2.6q3-1.6 6-.4q4-1.8 7 .4q6-1 9 2.6q-7 3-15 3T1 28z" fill="#7a5238"/><path d="M5 28.6q11 2 22 0" fill="none" stroke="#93664a" stroke-width=".8" stroke-linecap="round"/>',
  'own-paper-wing':
    '<path d="M30 28Q28 8 3 3q3 7 2 9q3 4 2 7q4 2 4 5q5 0 8 4z" fill="#fffaf0" stroke="#c9bfae" stroke-width=".7" stroke-linejoin="round"/><path d="M28 26Q20 12 6 5M28 26Q18 19 7 12M28 26q-8-3-17-3" fill="none" stroke="#ddd3c2" stroke-width=".6"/>',
  'own-paper':
    '<path d="M6 2h15l6 6v22H6z" fill="#fffdf6" stroke="#c9bfae" stroke-width=".8" stroke-linejoin="round"/><path d="M21 2v6h6z" fill="#e6ddcc" stroke="#c9bfae" stroke-width=".8" stroke-linejoin="round"/>',
};
