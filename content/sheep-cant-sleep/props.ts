// Drawings that only this book needs: a gate, whole and broken.

export const props: Record<string, string> = {
  'own-gate':
    '<g fill="#c9925c"><path d="M3 12.4h26v2.6H3zM3 18h26v2.6H3zM3 23.6h26v2.6H3z"/></g><path d="M5 25.6L27 13.4" stroke="#a8733f" stroke-width="2.2"/><g fill="#8a5a35"><rect x="0" y="9" width="4" height="21.4" rx="1.4"/><rect x="28" y="9" width="4" height="21.4" rx="1.4"/></g><g fill="#a8733f"><rect x="0" y="9" width="1.6" height="21.4" rx=".8"/><rect x="28" y="9" width="1.6" height="21.4" rx=".8"/></g>',
  'own-gate-bits':
    '<path d="M1 27.6l13-3.4.7 2.6-12.6 3.4z" fill="#c9925c"/><path d="M10 29.4l14-.6v-2.7l-13.4.6z" fill="#a8733f"/><path d="M18.6 24.4l11.8 4-.8 2.4-11.6-3.8z" fill="#c9925c"/><path d="M6 21.4l9 5.8-1.4 2.2-8.4-5.6z" fill="#8a5a35"/><path d="M24.6 20.6l2.4 1-3.6 8-2.4-1z" fill="#a8733f"/>',
  'own-plank': '<path d="M2 14l27-1.6 1.4 3.2L3.6 18z" fill="#c9925c"/>',
};
