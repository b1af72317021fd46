// A big tin tub, upside down.

export const props: Record<string, string> = {
  'own-tin-over':
    '<path d="M1 29.4L4 15q1-4 12-4t12 4l3 14.4q-15 2.2-30 0z" fill="#9aa7b6"/><path d="M1 29.4L4 15q1-3 6-3.7L8.6 30.3q-5-.4-7.6-.9z" fill="#b4bfcb"/><ellipse cx="16" cy="13.4" rx="11" ry="2" fill="#b4bfcb"/><path d="M3.2 19.6q12.8 3 25.6 0M2.2 24.6q13.8 3 27.6 0" fill="none" stroke="#7d8b9b" stroke-width=".7"/><path d="M1 29.4q15 2.2 30 0" fill="none" stroke="#dbe2e9" stroke-width="1.1"/>',
};
