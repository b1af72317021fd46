// What a robot tidies, and tidies with.

export const props: Record<string, string> = {
  'own-mop':
    '<path d="M16 1v18" stroke="#8a5a35" stroke-width="1.6" stroke-linecap="round"/><path d="M10.6 18.4h10.8q1.4 0 1.4 1.4v1.6H9.2v-1.6q0-1.4 1.4-1.4z" fill="#4f86c6"/><path d="M10.4 21.6Q9.6 26 5.4 29M12.8 21.6Q12.6 27 9.4 30M15 21.6Q15 27 13.8 30.4M17.4 21.6Q17.6 27 18.4 30.4M19.6 21.6Q19.8 27 22.8 30M21.8 21.6Q22.4 26 26.8 29" fill="none" stroke="#f1ebdd" stroke-width="2.6" stroke-linecap="round"/><path d="M11.6 22Q11 26.6 7.4 29.6M16.2 22v8.2M20.8 22Q21.2 26.6 24.8 29.6" fill="none" stroke="#cfc5b2" stroke-width=".8" stroke-linecap="round"/><path d="M4.6 29.4h1.8M8.6 30.4h1.8M13 30.8h1.6M17.8 30.8h1.6M22.2 30.4h1.6M26 29.4h1.6" stroke="#a98a68" stroke-width="1.4" stroke-linecap="round"/>',
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
