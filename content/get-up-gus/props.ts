// A kennel, a hill in the dark, a tent with a light in it (closed and open), a lantern, a red rug on the ground and over somebody.

export const props: Record<string, string> = {
  'own-kennel':
    '<path d="M4 14h24v16H4z" fill="#b07a4a"/><path d="M4 19h24M4 24h24" stroke="#8a5a35" stroke-width=".5"/><path d="M16 3L1 15l1.6 1.6L16 6.4l13.4 10.2L31 15z" fill="#c9483f"/><path d="M16 6.4L4.6 15H27.4z" fill="#9a6a3f"/><path d="M9 30v-7q0-7 7-7t7 7v7z" fill="#3a2418"/>',
  'own-dark-hill':
    '<path d="M0 30Q6 9 16 9t16 21z" fill="#2c6a5c"/><path d="M0 30Q6 9 16 9q-9 5-11 21z" fill="#347a68"/>',
  'own-lit-tent':
    '<path d="M1 30Q2 9 16 8q14 1 15 22z" fill="#ff7a4f"/><path d="M5 30Q6 13 16 10q10 3 11 20z" fill="#ffa45e"/><path d="M10 30q.6-14 6-18 5.4 4 6 18z" fill="#ffc77a"/><path d="M16 8v22M1 30Q2 9 16 8q14 1 15 22" fill="none" stroke="#d9402f" stroke-width=".9"/>',
  'own-open-tent':
    '<path d="M1 30Q2 7 16 6q14 1 15 24z" fill="#e8483f"/><path d="M1 30Q2 7 16 6 7 12 6 30z" fill="#ff7a4f"/><path d="M16 9q-8 5-9.5 21h19Q24 14 16 9z" fill="#ffdf9c"/><path d="M16 9q-8 5-9.5 21H4.5Q6 14 16 9zM16 9q8 5 9.5 21h2Q26 14 16 9z" fill="#c9342f"/>',
  'own-lantern':
    '<path d="M11 10q0-6 5-6t5 6" fill="none" stroke="#56506b" stroke-width="1.2"/><rect x="10" y="9" width="12" height="3" rx="1" fill="#56506b"/><rect x="11" y="12" width="10" height="14" rx="1.5" fill="#fff3b8"/><path d="M16 15q3 4 0 8-3-4 0-8z" fill="#ffb02e"/><rect x="9" y="26" width="14" height="4" rx="1" fill="#56506b"/>',
  'own-red-rug':
    '<path d="M3 24q13-3 26 0l3 6q-16 3-32 0z" fill="#d8463c"/><path d="M2.4 25.8q13.6-2.8 27.2 0M1 28.6q15-2.6 30 0" fill="none" stroke="#ffb08a" stroke-width=".8"/>',
  'own-rug-over':
    '<path d="M2 30q-1-9 5-13 8-5 18-1 6 4 5 14z" fill="#d8463c"/><path d="M6 19q8-4 20-1M4 24q12-4 25-1" fill="none" stroke="#ffb08a" stroke-width=".9"/>',
};
