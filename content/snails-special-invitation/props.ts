// An invitation, the letterbox it came in, a doormat, a magician’s hat, a mansion with its door.

export const props: Record<string, string> = {
  'own-card':
    '<rect x="3" y="6" width="26" height="20" rx="1.5" fill="#fff8ec"/><rect x="4.5" y="7.5" width="23" height="17" rx="1" fill="none" stroke="#d8352f" stroke-width=".8"/><path d="M9 18h14M11 21.5h10" stroke="#8d7a86" stroke-width="1"/><circle cx="16" cy="12.5" r="3.2" fill="#d8352f"/><path d="M16 9.5v6.2M14.4 11.6h.1M17.6 11.6h.1M14.6 14h.1M17.4 14h.1" stroke="#2f2336" stroke-width=".9" stroke-linecap="round"/>',
  'own-mat':
    '<path d="M3 22h26l3 8H0z" fill="#a8703f"/><path d="M4.6 23.5h22.8l1.8 5H2.8z" fill="none" stroke="#e0b27a" stroke-width=".8"/>',
  'own-star-hat':
    '<ellipse cx="16" cy="27" rx="14" ry="3" fill="#3b2f7a"/><path d="M7 27Q13 16 16 2q3 14 9 25-9 2-18 0z" fill="#4f3f9c"/><path d="M15 13l1 2 2 .4-1.5 1.400.4 2-1.9-1-1.9 1 .4-2-1.5-1.4 2-.4zM20 21h.1M12 22h.1" fill="#ffe07a" stroke="#ffe07a" stroke-width=".8" stroke-linecap="round"/>',
  'own-mansion':
    '<path d="M2 14h28v16H2z" fill="#d9b8c8"/><path d="M0 14L6 6h20l6 8z" fill="#8f3f56"/><path d="M11 14V7l5-5 5 5v7z" fill="#c9a0b4"/><path d="M10 8l6-7 6 7z" fill="#8f3f56"/><path d="M4 17h4v5H4zM10 17h3v5h-3zM19 17h3v5h-3zM24 17h4v5h-4zM14.5 8h3v4h-3z" fill="#3a3f68"/><path d="M13.5 30v-7q2.5-3 5 0v7z" fill="#6b4630"/><circle cx="17.4" cy="27" r=".6" fill="#f2c94c"/>',
  'own-party-hat':
    '<path d="M7 29L16 3l9 26q-9 2-18 0z" fill="#4f9ad8"/><path d="M12.5 14l8 3M9.5 22l13 3" stroke="#ffe07a" stroke-width="2"/><circle cx="16" cy="4" r="3" fill="#f2c94c"/>',
  'own-open-door':
    '<path d="M5 30V11q11-11 22 0v19z" fill="#5c3d2a"/><path d="M6.500 30V12q9.500-9 19 0v18z" fill="#ffe3a0"/><path d="M25.500 30V12l6.500-4v23z" fill="#7d5236"/><circle cx="30.600" cy="21" r=".8" fill="#f2c94c"/>',
  'own-letterbox':
    '<path d="M14 18h4v12h-4z" fill="#8a5a35"/><path d="M6 9h20v11H6z" fill="#3f7a8c"/><path d="M4 10l12-7 12 7z" fill="#8f3f56"/><path d="M10 13h12v2H10z" fill="#24404c"/><circle cx="16" cy="17.500" r=".8" fill="#f2c94c"/>',
};
