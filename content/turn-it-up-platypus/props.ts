// A gum tree with a branch to sleep on, a player for vinyl, and a mask to sleep in.

export const props: Record<string, string> = {
  'own-gum':
    '<path d="M5 0q3 1 4 0q-.6 8 .4 10.4q4 .8 9-.4q5-1.2 9.6-1v1.8q-5 .2-9.2 1.6q-5 1.4-9 .8q-.4 10 2.2 19.4H1.6Q5.4 22 5.2 12z" fill="#d9cdbd"/><path d="M8.4 14q-.4 10 2 18.6h-3Q7.6 22 7.2 13zM12 12.4q4 .2 8-1.2t8-1.4l-.2 1q-5 .2-9 1.6q-4 1.2-8.8.8z" fill="#b9a893"/><path d="M3.6 17l1.8 1M4 24l2 .8M5 8l1.6.8" stroke="#a08d78" stroke-width=".5" stroke-linecap="round"/><ellipse cx="3" cy="1.6" rx="7" ry="4" fill="#5f9a72"/><ellipse cx="13" cy="1" rx="7.6" ry="4.4" fill="#4c8762"/><ellipse cx="24" cy="2" rx="8" ry="4" fill="#5f9a72"/><ellipse cx="29.6" cy="8.4" rx="2.4" ry="1.2" fill="#4c8762"/><path d="M8 3.6q.6 2-.6 3.6M17 4q.2 2-1 3.4M22 5q.6 1.6-.2 3M27 5q.8 1 .4 2.4" stroke="#3d7554" stroke-width="1" stroke-linecap="round" fill="none"/>',
  'own-player':
    '<path d="M2 18h28v10q0 2-2 2H4q-2 0-2-2z" fill="#c8603a"/><path d="M2 18h28v2.4H2z" fill="#e0855c"/><path d="M5 15l2-1h18l2 1 3 3H2z" fill="#8a3f26"/><ellipse cx="14.6" cy="16.4" rx="9.4" ry="2.2" fill="#1f1e27"/><ellipse cx="14.6" cy="16.2" rx="3" ry=".8" fill="#f2c94c"/><path d="M27 16V9.6l-7 5.2" fill="none" stroke="#d8d2e4" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/><rect x="5" y="22" width="13" height="6" rx="1.6" fill="#6b2f1c"/><path d="M6.4 23.6h10.2M6.4 25.2h10.2M6.4 26.8h10.2" stroke="#c8603a" stroke-width=".5"/><circle cx="23" cy="25" r="2.2" fill="#f2c94c"/><path d="M23 25v-1.8" stroke="#6b2f1c" stroke-width=".7"/>',
  'own-vinyl':
    '<circle cx="16" cy="16" r="15" fill="#1f1e27"/><circle cx="16" cy="16" r="12.4" fill="none" stroke="#3b3a48" stroke-width=".7"/><circle cx="16" cy="16" r="9.6" fill="none" stroke="#3b3a48" stroke-width=".7"/><circle cx="16" cy="16" r="6" fill="#e0566f"/><circle cx="16" cy="16" r="1.2" fill="#fff4e0"/><path d="M6 9q3-4 7-5.4" fill="none" stroke="#6a6878" stroke-width="1.2" stroke-linecap="round"/>',
  'own-covers':
    '<path d="M4 8l6-1v20H4z" fill="#58b0ba"/><path d="M9 6l6 1v20H9z" fill="#f2c94c"/><path d="M14 8h7v19h-7z" fill="#e0566f"/><path d="M20 7l7 1.4V27h-7z" fill="#8f74d6"/><path d="M2 19h28v9q0 2-2 2H4q-2 0-2-2z" fill="#b07a4a"/><path d="M2 19h28v1.6H2zM2 24.6h28v1H2z" fill="#8a5a35"/>',
  'own-sleep-mask':
    '<path d="M0 14.6q16-5 32 0" fill="none" stroke="#6d4fb0" stroke-width="1.6"/><path d="M3.6 13q6-2.6 12.4-.4q6.4-2.2 12.4.4q1.6 8-5 8.4q-5 0-7.4-4q-2.4 4-7.4 4Q2 21 3.6 13z" fill="#8f74d6"/><path d="M7 16.6q2 1.8 4.6 0M20.4 16.6q2 1.8 4.6 0" fill="none" stroke="#e3d8fb" stroke-width="1" stroke-linecap="round"/>',
  'own-mirror-ball':
    '<path d="M14.4 0h3.2v4h-3.2z" fill="#433b6b"/><circle cx="16" cy="17" r="13" fill="#8a86a8"/><path d="M4.6 11q11.4-4 22.8 0M3 17q13 3.6 26 0M4.6 23q11.4 5 22.8 0M16 4v26M9.4 5.8q-5 11 0 22.4M22.6 5.8q5 11 0 22.4" fill="none" stroke="#c9c6de" stroke-width="1"/><path d="M5 12.2q3-1.4 4-1.6v5q-3.4-.2-5-.8zM17 9h5.6l.8 6.4H17zM10 19h5v5.6q-3-.2-5-.8z" fill="#fff" opacity=".8"/><path d="M24 18.4l4.4-.8q-.4 2.8-1.4 4.6l-3.2 1z" fill="#f2c94c" opacity=".7"/>',
};
