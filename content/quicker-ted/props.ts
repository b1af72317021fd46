// Drawings that only this book needs: a cart, a fern, corn, a barn, the end of a race.

export const props: Record<string, string> = {
  'own-cart':
    '<path d="M1 14q4-1 6 1l3 4h14l3-7q3-1 4 1v9q0 2-2 2H4q-2 0-2-2z" fill="#d9412f"/><path d="M1 14q4-1 6 1l1 1.6q-3-1.4-6.4-.6zM27 12q3-1 4 1l0 2q-2-1.6-4.4-1.2z" fill="#f0705c"/><path d="M2 20h29v2q0 2-2 2H4q-2 0-2-2z" fill="#b0301f"/><path d="M24 12.6q3-3 3.4-6.4l4.4 5q-3 .2-6 3z" fill="#ffc83a"/><circle cx="23.6" cy="13.8" r="1.8" fill="#3a3550"/><g fill="#3a3550"><circle cx="8" cy="25.6" r="5"/><circle cx="24.6" cy="25.6" r="5"/></g><g fill="#ffd23e"><circle cx="8" cy="25.6" r="2.6"/><circle cx="24.6" cy="25.6" r="2.6"/></g><path d="M8 23v5.2M5.4 25.6h5.2M24.6 23v5.2M22 25.6h5.2" stroke="#b97f1c" stroke-width=".8"/>',
  'own-fern':
    '<path d="M3 31Q6 4 30 9" stroke="#2f7a45" stroke-width="1.4" fill="none" stroke-linecap="round"/><path d="M5.1 21.3l-2.6 -3.5M5.1 21.3l4.3 -0.9M6.5 18.0l-2.4 -4.4M6.5 18.0l5.0 -0.4M8.2 15.2l-2.0 -5.3M8.2 15.2l5.6 0.4M10.2 12.9l-1.1 -6.0M10.2 12.9l5.9 1.5M12.5 11.1l0.0 -5.5M12.5 11.1l5.0 2.3M15.1 9.7l0.9 -4.8M15.1 9.7l3.9 2.8M18.0 8.7l1.5 -3.9M18.0 8.7l3.0 3.0M21.2 8.3l1.8 -3.1M21.2 8.3l2.1 2.9M24.8 8.3l1.8 -2.4M24.8 8.3l1.4 2.6M28.6 8.7l1.6 -1.7M28.6 8.7l0.9 2.2" stroke="#4aa057" stroke-width="2" stroke-linecap="round"/>',
  'own-corn':
    '<path d="M16 31Q15 16 17 3" stroke="#4f8f3a" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M16 24Q8 22 3 27Q6 17 16 20zM16 18Q24 15 29 20Q27 10 16 14zM16.4 11Q10 8 6 11Q9 4 16.6 7z" fill="#5fa544"/><path d="M19 15q4-5 4-9q-5 1-6 8z" fill="#ffd23e"/><path d="M17.4 15q3-2 5.4-2.6q-1 4-5.4 5.6z" fill="#4f8f3a"/>',
  'own-barn':
    '<path d="M3 13L16 3l13 10v17H3z" fill="#d0473f"/><path d="M25 13h4v17h-4z" fill="#ad3733"/><path d="M0 14L16 1.6 32 14l-2 2L16 5 2 16z" fill="#7a5a52"/><path d="M9 16h14v14H9z" fill="#4a2a2a"/><path d="M4.4 16H9v14H4.4z" fill="#e7776b"/><path d="M23 16h4.6v14H23z" fill="#e7776b"/><path d="M4.4 16L9 30M9 16L4.4 30M23 16l4.6 14M27.6 16L23 30" stroke="#fff3df" stroke-width=".7"/><circle cx="16" cy="10" r="2" fill="#fff3df"/>',
  'own-finish':
    '<path d="M4 30V6M28 30V6" stroke="#8a5a35" stroke-width="1.6" stroke-linecap="round"/><path d="M4 5h24v6H4z" fill="#fff"/><path d="M4 5h4v3H4zM12 5h4v3h-4zM20 5h4v3h-4zM8 8h4v3H8zM16 8h4v3h-4zM24 8h4v3h-4z" fill="#3a3550"/>',
};
