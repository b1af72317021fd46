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
};
