// A camera, pictures in a frame, and a bush in which someone hides.

export const props: Record<string, string> = {
  'own-camera':
    '<path d="M10 8h8l1.5 4h-11z" fill="#6a6f88"/><rect x="3" y="11" width="22" height="15" rx="2.5" fill="#3f4358"/><path d="M24 13h5q1.5 5.5 0 11h-5z" fill="#8d93a6"/><path d="M29 13.5q1.8 5 0 10" stroke="#7fc4f0" stroke-width="1.4" fill="none"/><circle cx="7" cy="15" r="1.2" fill="#f8312f"/>',
  'own-bush-eyes':
    '<path d="M2 30q-4-6 1-9q-1-6 6-6q3-6 9-3q7-2 8 4q6 0 5 6q3 5-1 8z" fill="#2f6f4a"/><path d="M6 22q2-3 5-2M15 17q3-2 6 0M21 25q2-2 4 0" stroke="#4f8f64" stroke-width="1" fill="none" stroke-linecap="round"/><circle cx="13" cy="23" r="1.7" fill="#d8f26a"/><circle cx="18.5" cy="23" r="1.7" fill="#d8f26a"/><circle cx="13.3" cy="23" r=".7" fill="#2f2336"/><circle cx="18.8" cy="23" r=".7" fill="#2f2336"/>',
  'own-photo-back':
    '<rect x="0" y="4" width="32" height="24" fill="#bfe6f8"/><path d="M0 20q8-4 16-1t16-2v11H0z" fill="#8ccb86"/>',
  'own-water-strip': '<path d="M1 22q8-2 15-.5t15-.5v7H1z" fill="#4aa8dc"/>',
  'own-white-frame': '<path fill="#fffdf6" fill-rule="evenodd" d="M-1 2h34v29H-1zM1 4v23h30V4z"/>',
  'own-gold-edge':
    '<path fill="#d99a2b" fill-rule="evenodd" d="M-2 1h36v30H-2zM1 4v24h30V4z"/><path fill="none" stroke="#ffd76a" stroke-width=".8" d="M-1 2h34v28H-1z"/>',
  'own-gum':
    '<path d="M14 30q1-9 .4-14.5L9.6 10l1-.8 4.4 4 .6-8h1.4l.2 8.4L22 8.6l1 .8-5.2 6.6q-.6 8 1.4 14z" fill="#e9ddd0"/><path d="M16.6 30q-.6-8 0-15l1.2 1q-.6 8 1.4 14z" fill="#cbb9a8"/><g fill="#6f9a6c"><ellipse cx="8.4" cy="8.6" rx="6.4" ry="4"/><ellipse cx="23.4" cy="8" rx="6.6" ry="4"/></g><g fill="#86b07f"><ellipse cx="16" cy="4.6" rx="7.2" ry="4"/><ellipse cx="7" cy="7.6" rx="3.6" ry="2"/><ellipse cx="24.6" cy="6.8" rx="3.6" ry="2"/></g>',
};
