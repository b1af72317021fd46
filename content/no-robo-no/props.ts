// What a robot tidies, and tidies with.

export const props: Record<string, string> = {
  'own-mop':
    '<path d="M16 1v20" stroke="#8a5a35" stroke-width="1.6"/><path d="M13 20h6l1 3h-8z" fill="#4f86c6"/><path d="M12 22.6h8Q23 26 25 30H7Q9 26 12 22.6z" fill="#e8e1d2"/><path d="M13.4 23.4L10.6 30M15.4 23.4L14.4 30M17 23.4L18.4 30M18.8 23.4L22 30" stroke="#bfb49f" stroke-width=".7"/><path d="M7 30q1.4-1.6 2.8 0h3q1.4 1.4 3 0h3.2q1.4 1.4 2.8 0H25l-.8-1.6q-7 2-16.4 0z" fill="#a98a68"/>',
  // A rug that is rolled up around somebody, and the tail of a dog that sticks out of it.
  'own-rug-roll':
    '<path d="M6 11.6h22q3.6 1.4 3.6 8.4T28 28.4H6z" fill="#d56c62"/><path d="M10 11.6h3v16.8h-3zM17 11.6h3v16.8h-3zM24 11.6h3v16.8h-3z" fill="#f3a699"/><path d="M6 26h25q-1 2-3 2.4H6z" fill="#b5524a"/><ellipse cx="6.4" cy="20" rx="6" ry="8.4" fill="#f3a699"/><ellipse cx="6.6" cy="20" rx="4.6" ry="6.8" fill="#d56c62"/><ellipse cx="6.8" cy="20" rx="3.6" ry="5.4" fill="#5c2f33"/>',
  'own-brown-tail':
    '<path d="M4 30Q14 26 20 17Q24 10 28 3Q31 14 24 23Q17 31 6 31z" fill="#87492a"/><path d="M28 3Q31 10 27.6 17.6Q24.4 15.6 21.4 14.8Q25 9 28 3z" fill="#fff0d9"/>',
  'own-box':
    '<path d="M3 12h26l-1.6 18H4.6z" fill="#d9a066"/><path d="M3 12h26l-.3 4H3.3z" fill="#b9824f"/><path d="M13 16h6v5h-6z" fill="#e8c48c"/>',
  'own-lid':
    '<rect x="1.4" y="25" width="29.2" height="5" rx="1.4" fill="#c98f55"/><rect x="1.4" y="25" width="29.2" height="1.6" rx=".8" fill="#e0b27a"/>',
};
