// The blanket of a bed from the side, its head on the left, high over one who lies in it.

const foot =
  '<path d="M1.5 24.5h29v3h-29z" fill="#a8703f"/><path d="M1.5 24.5h29v.9h-29z" fill="#c98f58"/><path d="M29 17.5q0-1.5 1.5-1.5t1.5 1.5v12.5h-3z" fill="#8a5a35"/>';
const dots = (color: string, ...at: readonly string[]) =>
  `<path d="${at.map((point) => `M${point}h.01`).join('')}" stroke="${color}" stroke-width="1.3"/>`;

export const props: Record<string, string> = {
  'own-bed-lump': `<path d="M13 23.5q-2-8.5 3-10.5q4.5-1.5 8.5.5q4.5 2 5 6.7v5.3q-9 1.5-17 0z" fill="#5f86dd"/><path d="M12.5 25.5h.5q-2.5-10 3-12.5l1.5-.3q-4.5 4-2.5 13.1q-1.3 0-2.5-.3z" fill="#cfe0ff"/><path d="M12.5 25.5q8 1.2 17 0v-1.6q-9 1.5-17 .2z" fill="#4a6cc0"/>${dots('#8fb0f2', '18.5 16', '22 19.5', '18.5 21.5', '25.5 17', '25 22', '28 20.5')}${foot}`,
  'own-tap':
    '<path d="M13 22h6l1.4 8h-8.8z" fill="#cddbe6"/><path d="M3 14h26q-1 9-9 9h-8q-8 0-9-9z" fill="#f4f9fc"/><rect x="2" y="13" width="28" height="2.4" rx="1.2" fill="#b7c8d6"/><path d="M19 13V7q0-3-3.4-3T12 7v2.4h2.4V7.4q0-1.2 1.2-1.2t1.2 1.2V13z" fill="#8f9bab"/><path d="M17 5.2h6" stroke="#8f9bab" stroke-width="1.8" stroke-linecap="round"/>',
};
