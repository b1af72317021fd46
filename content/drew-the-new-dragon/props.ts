// Drawings for 'Drew the New Dragon'. The flipbook host shows them too.

export const props: Record<string, string> = {
  'own-bubble':
    '<circle cx="16" cy="16" r="14" fill="#7cc8f4"/><circle cx="15.4" cy="15.4" r="12" fill="#a9dff9"/><path d="M8 20a9 9 0 0 0 14 2" fill="none" stroke="#5fb4e6" stroke-width="2"/><circle cx="11" cy="11" r="3" fill="#fff"/>',
};
