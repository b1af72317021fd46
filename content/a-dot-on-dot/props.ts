// Dots of paint, a nurse’s kit, a cot (its back and its front), a brush and a pot of paint.

export const props: Record<string, string> = {
  'own-dot':
    '<circle cx="16" cy="16" r="13" fill="#e8483f"/><path d="M8 13q2-5 6-6" fill="none" stroke="#ff9a8f" stroke-width="2.4"/>',
  'own-kit':
    '<path d="M11 12q0-5 5-5t5 5" fill="none" stroke="#7b5136" stroke-width="2"/><rect x="2" y="11" width="28" height="19" rx="3.5" fill="#fff4e6"/><path d="M2 18h28v3H2z" fill="#5aa9d6"/><circle cx="16" cy="19.5" r="4.6" fill="#5aa9d6"/><path d="M16 17v5M13.5 19.5h5" stroke="#fff" stroke-width="1.4"/>',
  'own-cot-back':
    '<path d="M0 8h2v22H0zM30 8h2v22h-2z" fill="#b07a4a"/><rect x="1" y="9" width="30" height="16" fill="#f7ead4"/><rect x="1" y="20" width="30" height="5" fill="#fff"/>',
  'own-cot-front':
    '<path d="M1 17h30v1.6H1zM1 26h30v2H1z" fill="#cf9a66"/><path d="M5 18.6h1.2V26H5zM10.2 18.6h1.2V26h-1.2zM15.4 18.6h1.2V26h-1.2zM20.6 18.6h1.2V26h-1.2zM25.8 18.6H27V26h-1.2z" fill="#b07a4a"/><path d="M0 15h2v15H0zM30 15h2v15h-2z" fill="#a06c40"/>',
  'own-brush':
    '<path d="M16 4v15" stroke="#f2b23e" stroke-width="2.6"/><path d="M14 18h4v4h-4z" fill="#9aa7b6"/><path d="M13.6 22h4.8q1.4 4-2.4 9-3.8-5-2.4-9z" fill="#e8483f"/>',
  'own-paint-pot':
    '<path d="M5 12Q16 0 27 12" fill="none" stroke="#7d8b9b" stroke-width="1.4"/><path d="M4 12h24l-1.5 16q-.3 2-2.5 2H8q-2.2 0-2.5-2z" fill="#aab6c3"/><ellipse cx="16" cy="12" rx="12" ry="3" fill="#e8483f"/><path d="M6 14q1 6 3 6t2-3q0 8 2.5 8t1.5-8" fill="#e8483f"/>',
};
