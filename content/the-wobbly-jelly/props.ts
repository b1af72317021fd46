// The jelly on its plate, as it leans, and what is left of it.

export const props: Record<string, string> = {
  'own-jelly':
    '<ellipse cx="16" cy="28" rx="15.4" ry="3" fill="#cdc4d6"/><ellipse cx="16" cy="27.4" rx="15.4" ry="2.8" fill="#f4f1f8"/><path d="M4 27q0-6 3-8q-.6-5 3-6.6q.6-5 6-5t6 5q3.6 1.6 3 6.6q3 2 3 8q-6 2-12 2t-12-2z" fill="#e03a5a"/><path d="M7 19q4.5 2 9 2t9-2q3 2 3 8q-6 2-12 2t-12-2q0-6 3-8z" fill="#c92749"/><path d="M10 12.4q3 1.6 6 1.6t6-1.6" fill="none" stroke="#f58ba0" stroke-width=".8"/><path d="M8.4 20.6q-1.6 2-1.8 5M11.6 14.6q-1.2 1.6-1.2 3.4M13 9.4q-.8.6-1 1.8" fill="none" stroke="#ffc3cf" stroke-width="1.2" stroke-linecap="round"/>',
  'own-leaning-jelly':
    '<ellipse cx="16" cy="28" rx="15.4" ry="3" fill="#cdc4d6"/><ellipse cx="16" cy="27.4" rx="15.4" ry="2.8" fill="#f4f1f8"/><path d="M4 27q1-6 5-8q1-5 5.6-6q3-5 8.4-4q5 2 3.8 7q2.6 2 .6 6.6q1.6 2 .6 4.4q-6 2-12 2t-12-2z" fill="#e03a5a"/><path d="M9 19q4 3 9 3.4t9.4.2q1.6 2 .6 4.4q-6 2-12 2t-12-2q1-6 5-8z" fill="#c92749"/><path d="M14.6 13q2.4 2.6 6 3t6.2 0" fill="none" stroke="#f58ba0" stroke-width=".8"/><path d="M9.4 21q-2 1.6-2.8 4.6M15 15q-1.8 1.4-2.4 3M20 10.2q-1 .4-1.6 1.4" fill="none" stroke="#ffc3cf" stroke-width="1.2" stroke-linecap="round"/>',
  'own-jelly-bits':
    '<path d="M6 8q3-3 6 0q3 4-1 6t-6-1q-1.6-3 1-5zM20 14q4-2 6 1q1.6 4-2 5t-5-2q-.8-2.4 1-4zM9 21q4-2 6 1t-1 6q-4 1-6-1.6t1-5.4z" fill="#e03a5a"/><path d="M7.6 9.4q1-1.2 2.4-.8M21 15.6q1-1 2.2-.6M10 22.6q1-1 2.4-.8" fill="none" stroke="#ffc3cf" stroke-width=".9" stroke-linecap="round"/><circle cx="20" cy="6" r="1.6" fill="#e03a5a"/><circle cx="27" cy="25" r="1.8" fill="#e03a5a"/><circle cx="3.4" cy="19" r="1.4" fill="#c92749"/>',
  'own-jelly-hat':
    '<path d="M3 26q-1-8 4-10q1-7 9-7t9 7q5 2 4 10q-1.4 4-3.6 0q-1.6 6-3.8.6q-1.8 4-3.8 0q-1.8 5-4 0q-2 5-4-.4q-2 4-3.8 0q-1.8 2.6-3-.2z" fill="#e03a5a"/><path d="M7 16q4 2.4 9 2.4t9-2.4" fill="none" stroke="#c92749" stroke-width="1"/><path d="M8 18.6q-1.6 2-1.6 5M11.6 11.6q-1.8 1-2 2.8" fill="none" stroke="#ffc3cf" stroke-width="1.2" stroke-linecap="round"/>',
  'own-jelly-burst':
    '<path d="M4 30Q1 24-2 19.5q4 1.5 7.5 4.5Q4 15 4.5 9q3 7 5 13q2-10 5-16q1.5 8 2.5 15.5q3-7 7-12q-1 8-2.5 14.5q5-4 10-5.5q-3.5 5.5-6 11.5Q15 33.5 4 30z" fill="#e03a5a"/><path d="M6 29q-1-3-2.6-5.4q3 1.4 4.8 4q-.4-5 .4-9q2.4 4 3.4 8q1-5 3-9q1 5 1.4 9q2-4 4-6q-.6 4-1.6 7q2-1.6 4.6-2.4q-2 2.4-3.4 5z" fill="#f58ba0" opacity=".7"/><circle cx="7.5" cy="4.5" r="1.4" fill="#e03a5a"/><circle cx="21" cy="4" r="1.6" fill="#e03a5a"/><circle cx="31" cy="12" r="1.3" fill="#e03a5a"/>',
};
