// A bed, its leg and wheels for it; a big box (its back and its front), a pot of wax, the sign of a bus stop and a rug.

export const props: Record<string, string> = {
  'own-ox-bed':
    '<path d="M1 9q0-2 2-2t2 2v18H1z" fill="#8a5a35"/><path d="M27.5 15q0-2 1.8-2t1.7 2v12h-3.5z" fill="#8a5a35"/><path d="M4 18h24v6H4z" fill="#fff1dc"/><path d="M5 18q-1-4 2-4.5h4q2.5.5 2 4.5z" fill="#fff"/><path d="M11 17.5q9-1 17 0V25H11z" fill="#e0693f"/><path d="M16 17v8M22 17v8M11 21h17" stroke="#f7b48c" stroke-width=".8"/><path d="M2 24h28v2.8H2z" fill="#a06c40"/>',
  'own-bed-leg':
    '<path d="M14 20h4l-.6 10h-2.8z" fill="#6b4023"/><path d="M14 20l1-.8.8.8.8-.9.6.9.8-.4v2h-4z" fill="#e0b07c"/>',
  'own-cart-wheel':
    '<circle cx="16" cy="16" r="13" fill="none" stroke="#7b5136" stroke-width="4"/><circle cx="16" cy="16" r="13.5" fill="none" stroke="#a8703f" stroke-width="1"/><path d="M16 4v24M4 16h24M7.5 7.5l17 17M24.5 7.5l-17 17" stroke="#a8703f" stroke-width="1.6"/><circle cx="16" cy="16" r="3.4" fill="#7b5136"/>',
  'own-box-back':
    '<path d="M1 12h30v6H1z" fill="#5f3c26"/><path d="M1 12h30v1.6H1z" fill="#d9ae7c"/>',
  'own-box-front':
    '<path d="M1 16h30v14H1z" fill="#c08a54"/><path d="M1 16h30v2H1zM1 22.5h30v1H1z" fill="#a06c40"/><path d="M1 16h3v14H1zM28 16h3v14h-3z" fill="#a8743f"/><path d="M1 12h1.5v6H1zM29.5 12H31v6h-1.5z" fill="#a8743f"/>',
  'own-wax':
    '<path d="M6 14h20v13q0 3-3 3H9q-3 0-3-3z" fill="#4fb3a5"/><ellipse cx="16" cy="14" rx="10" ry="2.8" fill="#f6d776"/><path d="M9 15q0 5 2 5t2-4" fill="#f6d776"/><path d="M6 21h20v4H6z" fill="#d8f1ea"/>',
  'own-bus-sign':
    '<path d="M14.8 12h2.4v18h-2.4z" fill="#8795a5"/><rect x="6" y="1" width="20" height="13" rx="2.5" fill="#3f7fe0"/><rect x="9" y="4" width="14" height="5.5" rx="1" fill="#fff"/><path d="M9 9.5h14v1.5H9z" fill="#cfe0ff"/><circle cx="12" cy="11.5" r="1.3" fill="#fff"/><circle cx="20" cy="11.5" r="1.3" fill="#fff"/>',
  'own-rug-over':
    '<path d="M2 30q-1-9 5-12 8-4 18-1 6 3 5 13z" fill="#e0693f"/><path d="M6 20q8-3 20-1M4 25q12-3 25-1" fill="none" stroke="#f7b48c" stroke-width=".9"/>',
};
