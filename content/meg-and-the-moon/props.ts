// Drawings that only this book needs: a rope that goes up to the right.

export const props: Record<string, string> = {
  'own-rope':
    '<path d="M1 31L31 1" stroke="#d9b27c" stroke-width=".9"/><path d="M1 31L31 1" stroke="#a97f4b" stroke-width=".9" stroke-dasharray=".5 1.1" stroke-linecap="butt"/>',
  'own-pail':
    '<path d="M3 6l3.4 22.4q.2 1.6 2 1.6h15.2q1.8 0 2-1.6L29 6z" fill="#2f86c4"/><path d="M4 12.4q12 4 24 0l-.4 3q-11.6 3.6-23.2 0z" fill="#4aa8dc"/><ellipse cx="16" cy="6" rx="14" ry="3.8" fill="#bcd9ec"/><ellipse cx="16" cy="6.2" rx="12.4" ry="3" fill="#16294f"/><path d="M3.4 7Q4 20 16 20.6T28.6 7" fill="none" stroke="#dff0fa" stroke-width="1"/>',
  'own-night-hill': '<path d="M0 30Q7 8 16 8t16 22z" fill="#3a6f6c"/>',
};
