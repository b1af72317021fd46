// The hat that fell into the mud, upright and upside down (the frog sits between its inside and its front); a cap
// with its bill to the front.

export const props: Record<string, string> = {
  'own-muddy-hat':
    '<path fill="#321b41" d="M23.5 30h-15a6.5 6.5 0 1 1 0-13h15a6.5 6.5 0 1 1 0 13"/><path fill="#533566" d="M6.8 8.4q0-4.4 3.5-4.4h11.4q3.6 0 3.5 4.4l-.8 14.4H7.6z"/><path fill="#f8312f" d="M24.5 19.5q-.8 2.2-2.8 2.2H10.3q-2 0-2.9-2.3v3.6q.2 2.7 2.9 2.7h11.4q2.7 0 2.8-2.7z"/><path fill="#7a5238" d="M6.8 9.5Q6 4 10.3 4h9.2q.6 3.6-1.8 3.8t-1.9 3.6q-1.7 1.4-2.7-1t-2.7.6q-.4 3.6-2 2.6t-1.6-4.1zM2.3 25q5.7 2.6 9.7 1t7 .8q6 1.2 10.7-1.6q.6 3.6-2 4.3l-.1 2.4q-1 1.8-1.8-.2l-.4-1.7h-8.4l-.5 2.8q-1.1 1.7-1.9-.2l-.4-2.6H7l-.5 1.7q-1.2 1.1-1.7-.8q-2.5-1.7-2.5-5.9z"/><path fill="#93664a" d="M8.6 7q1.3-1.6 4-1.4M6 27.4q2.6.8 5 0" stroke="#93664a" stroke-width=".9"/>',
  'own-hat-inside':
    '<ellipse cx="16" cy="9" rx="14.6" ry="5.6" fill="#321b41"/><ellipse cx="16" cy="9" rx="10" ry="3.4" fill="#1a0d24"/>',
  'own-hat-front':
    '<path fill="#533566" d="M7.4 11h17.2l.7 15.4q0 3.6-3.5 3.6H10.2q-3.5 0-3.5-3.6z"/><path fill="#f8312f" d="M7.2 14q8.8 3.4 17.6 0l.2 3.6q-9 3.4-18 0z"/><path fill="#321b41" d="M1.4 9a14.6 5.6 0 0 0 29.2 0H26a10 3.4 0 0 1-20 0z"/><path fill="#7a5238" d="M6.9 22q2.7-1.2 4.2.7t4.3.3q2.6-1.4 4.3.7t5.5-.6l.1 3.3q0 3.6-3.5 3.6H10.2q-3.5 0-3.5-3.6zM19 14.3q5-.2 8.6-2.3q-.2 3.6-2 3.7l-.3 1.8q-1 1-1.5-.4l-.1-1.3q-4.2.7-4.7-1.5z"/>',
  'own-cap':
    '<path fill="#6a8cff" d="M4 21q-1.6-14 11-14.4q12 .4 12 14.4z"/><path fill="#8bafff" d="M4 21q-1.6-14 11-14.4q-5 4-4.6 14.4z"/><path fill="#526ce3" d="M3.6 19.5q12-2.6 23.4 0q5.5 1 5.8 3.3q-.6 2-5.8 1.2q-11-2.8-22.4-.2q-1.6-1.4-1-4.3z"/><circle cx="15" cy="6.6" r="1.4" fill="#526ce3"/>',
};
