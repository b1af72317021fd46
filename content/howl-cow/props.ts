// Drawings that only this book needs: a barn, a hen house, a fork, a dark hill.

export const props: Record<string, string> = {
  'own-barn':
    '<path d="M3 13L16 3l13 10v17H3z" fill="#8f3b45"/><path d="M25 13h4v17h-4z" fill="#742e3a"/><path d="M0 14L16 1.6 32 14l-2 2L16 5 2 16z" fill="#5b4a66"/><path d="M11 18h10v12H11z" fill="#5e2531"/><path d="M11 18l10 12M21 18L11 30" stroke="#c98a7a" stroke-width="1"/><path d="M11 18h10v12H11z" fill="none" stroke="#c98a7a" stroke-width="1"/><circle cx="16" cy="12" r="2" fill="#ffd98a"/>',
  'own-hen-house':
    '<path d="M6 27v4M26 27v4" stroke="#6e4a30" stroke-width="2"/><path d="M4 14h24v14H4z" fill="#a8733f"/><path d="M24 14h4v14h-4z" fill="#8a5a35"/><path d="M1 15L16 5l15 10-1.6 2L16 8 2.6 17z" fill="#6e4a5e"/><path d="M9 28v-6q0-4 4-4t4 4v6z" fill="#3b2a24"/><path d="M4 18h20M4 22h5M17 22h7" stroke="#8a5a35" stroke-width=".7"/>',
  'own-fork':
    '<path d="M16 12v18" stroke="#c3ccd8" stroke-width="2.4" stroke-linecap="round"/><path d="M11.5 2v7q0 4 4.5 4t4.5-4V2M16 2v9" stroke="#c3ccd8" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  'own-dark-hill': '<path d="M0 30Q7 10 16 10t16 20z" fill="#264258"/>',
};
