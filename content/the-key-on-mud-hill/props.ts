// Things of 'The Key on Mud Hill'.

export const props: Record<string, string> = {
  // In a keyhole on its left: only its stem and bow show.
  'own-turned-key':
    '<path d="M0 16h18" stroke="#e0a526" stroke-width="4"/><path d="M0 15h18" stroke="#ffcf4d" stroke-width="1.5"/><path fill-rule="evenodd" d="M24 7a9 9 0 1 1-.1 0zM24 12a4 4 0 1 0 .1 0z" fill="#e8ae2c"/><path d="M17 13a8 8 0 0 1 9-4.5" fill="none" stroke="#ffdb70" stroke-width="1.5" stroke-linecap="round"/><path d="M4 12.5h3v7H4z" fill="#c98d1c"/>',
  // The tail of Peg as she pulls with all her might.
  'own-flat-tail':
    '<path d="M1 18Q14 16 30 17" fill="none" stroke="#dd6579" stroke-width="4" stroke-linecap="round"/>',
  'own-hat-box':
    '<path d="M20 9.5Q20 3 25 3t4.5 4.5L29 10zM3 10Q3 6 7 6q1-4 5-4t5 4q4 0 4 4z" fill="#d95c7c"/><path d="M6.5 6h11v2h-11z" fill="#8c2f4d"/><path d="M21 4.5h7v2.5h-7z" fill="#5d3c8c"/><path d="M4 12h24v16q0 2-2 2H6q-2 0-2-2z" fill="#b4733f"/><path d="M4 12h5v18H6q-2 0-2-2z" fill="#cf9159"/><path d="M2.5 9.5h27V14h-27z" fill="#8f5a2f"/><path d="M17.5 15h7v8h-7z" fill="#e8ae2c"/><circle cx="21" cy="18" r="1.3" fill="#3b2a1c"/><path d="M20.5 18h1l.6 3.2h-2.2z" fill="#3b2a1c"/>',
  'own-keyhole-pie':
    '<path d="M4 21h24l-3 8.2q-.3.8-1.2.8H8.2q-.9 0-1.2-.8z" fill="#9aa9c4"/><path d="M4 21h8l1 9H8.2q-.9 0-1.2-.8z" fill="#b9c6dc"/><path d="M16 8q9.5 0 12.5 11h-25Q6.5 8 16 8z" fill="#efc071"/><path d="M3.5 17.8q2-1.6 4.2 0q2-1.6 4.2 0q2-1.6 4.1 0q2-1.6 4.2 0q2-1.6 4.2 0q2-1.6 4.1 0q2 .6 2 2.3t-2 2.3h-25q-2 0-2-2.3t2-2.3z" fill="#d2923f"/><circle cx="16" cy="11.5" r="1.9" fill="#6b3b22"/><path d="M15.3 11.5h1.4l1 4.5h-3.4z" fill="#6b3b22"/>',
  'own-mud-lump':
    '<path d="M3 17q0-8 7-9q4-5 10-2q8 1 9 9q3 8-5 11q-6 4-12 1Q2 26 3 17z" fill="#5f4131"/><path d="M8 14q2-4 7-4" fill="none" stroke="#8a6450" stroke-width="2.5" stroke-linecap="round"/>',
  'own-blue-post':
    '<rect x="11" y="6" width="10" height="24" rx="1.5" fill="#3f7fd0"/><rect x="11" y="6" width="3.4" height="24" rx="1.5" fill="#6ba3e6"/><rect x="9" y="4" width="14" height="3.6" rx="1.6" fill="#2f62a8"/><circle cx="16.5" cy="15" r="1.7" fill="#1b2a4a"/><path d="M16 15.5h1l.8 4h-2.6z" fill="#1b2a4a"/>',
  'own-carousel-top':
    '<path d="M16 4L0 20q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0z" fill="#f0679e"/><path d="M16 4L4 20q2 3 4 0zM16 4l-4 16q2 3 4 0zM16 4l4 16q2 3 4 0zM16 4l12 16q2 3 4 0z" fill="#fff3d6"/><circle cx="16" cy="3.6" r="1.6" fill="#ffd23e"/>',
  'own-carousel-floor':
    '<ellipse cx="16" cy="27.4" rx="15.8" ry="3.6" fill="#b8478f"/><ellipse cx="16" cy="26.4" rx="15.8" ry="3.6" fill="#ffd9a0"/><ellipse cx="16" cy="26.4" rx="12.5" ry="2.6" fill="#ffe9c6"/>',
};
