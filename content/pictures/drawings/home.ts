// Furniture and household objects.

export const home: Record<string, string> = {
  'own-table':
    '<path d="M3 20h3v10H3zM26 20h3v10h-3z" fill="#8a5a35"/><rect x="0" y="17" width="32" height="3.4" rx="1.2" fill="#b07a4a"/><rect x="0" y="17" width="32" height="1.2" rx=".6" fill="#cf9a66"/>',
  'own-shelf':
    '<rect x="0" y="15" width="32" height="2.4" rx=".8" fill="#b07a4a"/><path d="M4 17.4h2v4zM28 17.4h-2v4z" fill="#8a5a35"/>',
  'own-den-bed':
    '<path d="M1 13q0-2 2-2t2 2v17H1zM28 19q0-1.6 1.6-1.6T31 19v11h-3z" fill="#6b4630"/><path d="M3 22h27v5H3z" fill="#8a5a35"/><path d="M5 20q0-3 4-3h5q3 0 3 3v2.5H5z" fill="#fffaf0"/>',
  'own-quilt':
    '<path d="M4.5 26q-.4-3.6 3-4.2q8-3.4 14.5-2.8q6 .6 6.6 3.4l.4 3.6q-12 1.6-24.5 0z" fill="#d9695f"/><path d="M10.5 21l-.6 5.6M16 19.6v7.4M22 19.4l.6 7.2M5 24q12-1.4 24-.6" fill="none" stroke="#f4b6a6" stroke-width=".7"/>',
  'own-lump-quilt':
    '<path d="M1 30q0-17 15-17t15 17z" fill="#d9695f"/><path d="M9 15.6Q7 22 7 30M16 13v17M23 15.6q2 6.4 2 14.4M2.6 23q13-3 26.8 0" fill="none" stroke="#f4b6a6" stroke-width=".8"/>',
  'own-lump': '<path d="M2 30q0-9 8-10q6-4 12 0q8 1 8 10z" fill="#3f63ff"/>',
  'own-cloth':
    '<path d="M6 22h20l5 8H1z" fill="#fff4e6"/><path d="M9 22h4l-1.4 3H7.6zM17 22h4l1 3h-4.6zM5.6 25h6.6l-1.6 5H2.6zM17.4 25h6.6l2 5h-7z" fill="#f08a7a" fill-opacity=".75"/>',
  'own-sheet':
    '<path d="M1 28Q2 8 9 6q7-3 14 0q7 2 8 22q-2 2-4 0q-2.4-2-4.6 0q-2.4 2-4.6 0q-2-2-4.2 0q-2.2 2-4.4 0q-2-2-4 0q-2 2-4.2 0z" fill="#fff"/><path d="M9 10q-2 6-1.6 12M16 8v15M23 10q2 6 1.6 12" fill="none" stroke="#d5deea" stroke-width=".8" stroke-linecap="round"/>',
  'own-towel':
    '<path d="M3 30Q4 10 16 9t13 21q-3-2-5.5-1t-4.5-1q-3-1-5.5 0T8 29q-3-.5-5 1z" fill="#fff4e6"/><path d="M5 21q11-5.5 22 0l.6 3q-11.6-5.5-23.2 0zM9 12.6q7-4 14 0l1.5 2.4q-8.5-4.5-17 0z" fill="#f08a7a" fill-opacity=".8"/>',
  'own-roll':
    '<rect x="5" y="18" width="22" height="12" rx="3" fill="#c9584f"/><path d="M9 19v10M14 19v10M19 19v10" stroke="#f4a69c" stroke-width="1.6"/><ellipse cx="26" cy="24" rx="4.4" ry="6" fill="#e67b72"/><path d="M26 20.4q2.4 0 2.4 3.6t-2 3.6t-1.8-3q0-1.8 1-1.8" fill="none" stroke="#c9584f" stroke-width=".8"/>',
  'own-night-window':
    '<rect x="2" y="2" width="28" height="28" rx="4" fill="#cfc8d6"/><rect x="5" y="5" width="22" height="22" rx="1" fill="#1d2857"/><path d="M5 20q6-4 12-1t10-2v10H5z" fill="#3d4b85"/><g fill="#ffe9a8"><circle cx="9" cy="9" r=".5"/><circle cx="20" cy="8" r=".6"/><circle cx="24" cy="13" r=".5"/><circle cx="13" cy="14" r=".4"/></g><path d="M16 5v22M5 16h22" stroke="#cfc8d6" stroke-width="1.6"/>',
  'own-gold-frame':
    '<path fill="#d99a2b" fill-rule="evenodd" d="M0 3h32v27H0zM3 6v21h26V6z"/><path fill="none" stroke="#ffd76a" stroke-width="1" d="M1.4 4.4h29.2v24.2H1.4z"/><path fill="none" stroke="#a86f16" stroke-width=".4" d="M3 6h26v21H3z"/>',
  // The white edge of a photo that fills a page (stretched by 4/3), and a small photo of a meadow.
  'own-photo-edge':
    '<path fill="#fffdf7" fill-rule="evenodd" d="M0 0h32v32H0zM1 1.3v26.2h30V1.3z"/><path d="M1 1.3h30v26.2H1z" fill="none" stroke="#d8d0c4" stroke-width=".2"/>',
  'own-photo':
    '<path fill="#fffdf7" stroke="#d8d0c4" stroke-width=".3" d="M0 4h32v26H0z"/><path fill="#b5e2f7" d="M1.4 5.4h29.2v20.6H1.4z"/><path fill="#79bf73" d="M1.4 18.6q14-4 29.2 0v7.4H1.4z"/>',
  'own-oven':
    '<rect x="3" y="5" width="26" height="25" rx="2" fill="#f4f1f8"/><path d="M3 7q0-2 2-2h22q2 0 2 2v3H3z" fill="#cdc4d6"/><g fill="#56506b"><circle cx="8" cy="7.6" r="1.1"/><circle cx="12" cy="7.6" r="1.1"/><circle cx="20" cy="7.6" r="1.1"/><circle cx="24" cy="7.6" r="1.1"/></g><rect x="6" y="13" width="20" height="13" rx="2" fill="#433b6b"/><rect x="7.4" y="14.4" width="17.2" height="10.2" rx="1.2" fill="#ff9f3a"/><rect x="7.4" y="14.4" width="17.2" height="10.2" rx="1.2" fill="#ffd23e" fill-opacity=".4"/><rect x="8" y="11" width="16" height="1.2" rx=".6" fill="#8d929c"/><path d="M5 4h8M19 4h8" stroke="#433b6b" stroke-width="1.2" stroke-linecap="round"/>',
  'own-stove':
    '<path d="M19 0h4v9h-4z" fill="#4b4f63"/><path d="M8 27h3v3H8zM21 27h3v3h-3z" fill="#33364a"/><rect x="5" y="9" width="22" height="19" rx="2.5" fill="#4b4f63"/><rect x="4" y="8" width="24" height="2.6" rx="1.2" fill="#62677f"/><rect x="9" y="13.5" width="14" height="10" rx="2" fill="#2b1c16"/><path d="M11 23q-1-4 2-6q0 2 1.5 2q0-3.5 3-5q-.5 3 1.5 4q1 .8 1-1q2.5 3 .5 6z" fill="#ff9f3a"/><path d="M14 23q-.6-2 1.4-3.4q.2 1.2 1.2 1q1.4 1 .6 2.4z" fill="#ffd23e"/>',
  'own-kitchen-sink':
    '<path d="M22 13V5.6Q22 2 18.6 2T15.2 5.4v1.2" fill="none" stroke="#8d96ab" stroke-width="1.8" stroke-linecap="round"/><circle cx="25.4" cy="11.6" r="1.2" fill="#8d96ab"/><rect x="2" y="14" width="28" height="16" fill="#8fb8ae"/><rect x="4" y="18" width="11" height="10" rx="1" fill="#a9cdc4"/><rect x="17" y="18" width="11" height="10" rx="1" fill="#a9cdc4"/><path d="M13 21v3M19 21v3" stroke="#5f8a80" stroke-width=".9" stroke-linecap="round"/><rect x="1" y="12.6" width="30" height="3" rx="1" fill="#e9eef4"/><path d="M5 12.6h19v1.4q0 1.6-2 1.6H7q-2 0-2-1.6z" fill="#b4bccb"/>',
  'own-dish-washer':
    '<path d="M10 11Q8 8 9 4.6M15 11q0-4 1-6.6" fill="none" stroke="#7f8aa3" stroke-width="1"/><circle cx="9" cy="4.4" r="2.5" fill="#fff"/><circle cx="16" cy="4" r="2.5" fill="#fff"/><circle cx="8.4" cy="4.7" r="1.2" fill="#212121"/><circle cx="15.4" cy="4.3" r="1.2" fill="#212121"/><path d="M21.6 11V6h-1.3V4h5.4v2h-1.3v5z" fill="#c8763e"/><path d="M5.4 16.5Q1 16 1.4 21.6" fill="none" stroke="#f08a4b" stroke-width="1.6"/><path d="M-.4 21.2h3.8l.5 2.2H-.9z" fill="#8a5a35"/><path d="M-.7 23.4h4.4l.6 2.8H-1.2z" fill="#ffd23e"/><path d="M26.6 16q4.2 0 4-6" fill="none" stroke="#f08a4b" stroke-width="1.6"/><rect x="28.4" y="6.2" width="4.4" height="4.2" rx="1" fill="#ffc83d"/><circle cx="29.8" cy="7.6" r=".5" fill="#d98a1f"/><circle cx="31.4" cy="9" r=".5" fill="#d98a1f"/><rect x="5" y="10" width="22" height="16.6" rx="4" fill="#2fa6a0"/><path d="M5 14q0-4 4-4h14q4 0 4 4z" fill="#58c5bd"/><circle cx="15" cy="19.4" r="5.9" fill="#f2c94c"/><circle cx="15" cy="19.4" r="4.6" fill="#bfe8fb"/><circle cx="13.4" cy="18.4" r="1.4" fill="#fff"/><circle cx="16.8" cy="20.8" r="1.7" fill="#fff"/><circle cx="16.4" cy="17.2" r=".8" fill="#fff"/><circle cx="24" cy="17.6" r="1.5" fill="#f8312f"/><rect x="22.6" y="20.6" width="2.8" height="1" rx=".5" fill="#1c7a75"/><rect x="22.6" y="22.4" width="2.8" height="1" rx=".5" fill="#1c7a75"/><circle cx="9.4" cy="27.4" r="2.7" fill="#4b4f63"/><circle cx="22.6" cy="27.4" r="2.7" fill="#4b4f63"/><circle cx="9.4" cy="27.4" r="1.1" fill="#c9cdd8"/><circle cx="22.6" cy="27.4" r="1.1" fill="#c9cdd8"/>',
  'own-tap':
    '<path d="M13 22h6l1.4 8h-8.8z" fill="#cddbe6"/><path d="M3 14h26q-1 9-9 9h-8q-8 0-9-9z" fill="#f4f9fc"/><rect x="2" y="13" width="28" height="2.4" rx="1.2" fill="#b7c8d6"/><path d="M19 13V7q0-3-3.4-3T12 7v2.4h2.4V7.4q0-1.2 1.2-1.2t1.2 1.2V13z" fill="#8f9bab"/><path d="M17 5.2h6" stroke="#8f9bab" stroke-width="1.8" stroke-linecap="round"/>',
  'own-tub':
    '<path d="M8 27l-2.4 3h4l1.6-3zM24 27l2.4 3h-4l-1.6-3z" fill="#998ea4"/><path d="M2 17h28q-1 11-9 11H11q-8 0-9-11z" fill="#b4acbc"/><path d="M5 18.4h4q.4 6 4 9h-2q-5.4 0-6-9z" fill="#cdc4d6"/><rect x="1" y="15.4" width="30" height="2.4" rx="1.2" fill="#e2dbe9"/>',
  'own-plates':
    '<g stroke="#b9c6da" stroke-width=".4"><ellipse cx="16" cy="28.4" rx="11" ry="2" fill="#fff"/><ellipse cx="16.6" cy="25.8" rx="10" ry="2" fill="#dfe9f6"/><ellipse cx="15.4" cy="23.2" rx="10.4" ry="2" fill="#fff"/><ellipse cx="16.4" cy="20.6" rx="9" ry="1.9" fill="#ffe0d6"/><ellipse cx="15.6" cy="18" rx="9.6" ry="1.9" fill="#fff"/><ellipse cx="16.2" cy="15.4" rx="8.6" ry="1.8" fill="#dfe9f6"/></g><path d="M11 10.4h10q0 4.4-5 4.4t-5-4.4z" fill="#f08a7a"/><path d="M21 11q3 0 2 2t-3.4 1" fill="none" stroke="#f08a7a" stroke-width=".9"/>',
  'own-cup':
    '<path d="M25 14q5-.6 5 4t-6.6 4.6" fill="none" stroke="#f4f1f8" stroke-width="2.2"/><path d="M4 9h22q0 20-6 21H10Q4 29 4 9z" fill="#f4f1f8"/><path d="M5 17q10 3.4 20 0l-.6 3.4q-9.4 3-18.8 0z" fill="#e67b8f"/><ellipse cx="15" cy="9" rx="11" ry="3" fill="#cdc4d6"/><ellipse cx="15" cy="9.2" rx="9.6" ry="2.3" fill="#16294f"/>',
  'own-jug':
    '<path d="M22 12q7 0 7 6t-8 6" fill="none" stroke="#bcd9ec" stroke-width="2.4"/><path d="M8 8h14l2 18q0 4-4 4H10q-4 0-4-4z" fill="#dff0fa"/><path d="M7.3 15h15.6l1 11q0 3-3.4 3h-11q-3.4 0-3.2-3z" fill="#ff9d2e"/><path d="M7 6l4 3h11l1-2H9z" fill="#bcd9ec"/><path d="M10 17l-.6 8" stroke="#ffc27a" stroke-width="1.4" stroke-linecap="round"/>',
  'own-pail':
    '<path d="M3 6l3.4 22.4q.2 1.6 2 1.6h15.2q1.8 0 2-1.6L29 6z" fill="#2f86c4"/><path d="M4 12.4q12 4 24 0l-.4 3q-11.6 3.6-23.2 0z" fill="#4aa8dc"/><ellipse cx="16" cy="6" rx="14" ry="3.8" fill="#bcd9ec"/><ellipse cx="16" cy="6.2" rx="12.4" ry="3" fill="#16294f"/><path d="M3.4 7Q4 20 16 20.6T28.6 7" fill="none" stroke="#dff0fa" stroke-width="1"/>',
  'own-cocoa-pot':
    '<path d="M3 14q-3 0-3 2.5T3 19M29 14q3 0 3 2.5T29 19" fill="none" stroke="#56506b" stroke-width="1.8"/><path d="M3 12h26v12q0 6-6 6H9q-6 0-6-6z" fill="#6d6683"/><path d="M3 15h26v3H3z" fill="#8a83a3"/><ellipse cx="16" cy="12" rx="13" ry="3.2" fill="#8a83a3"/><ellipse cx="16" cy="12.2" rx="11.4" ry="2.4" fill="#6b3f26"/><path d="M11 8q-2-2 0-4t0-4M16 9q-2-2 0-4t0-4M21 8q-2-2 0-4t0-4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.1" stroke-linecap="round"/>',
  'own-trough':
    '<path d="M1 18h30l-4 12H5z" fill="#a9714a"/><path d="M2.6 22.5h26.8M4 26.5h24" stroke="#8a5a35" stroke-width=".7"/><rect x="0" y="16.4" width="32" height="2.8" rx="1.2" fill="#c08a5c"/>',
  'own-box':
    '<path d="M3 12h26l-1.6 18H4.6z" fill="#d9a066"/><path d="M3 12h26l-.3 4H3.3z" fill="#b9824f"/><path d="M13 16h6v5h-6z" fill="#e8c48c"/>',
  'own-lid':
    '<rect x="1.4" y="25" width="29.2" height="5" rx="1.4" fill="#c98f55"/><rect x="1.4" y="25" width="29.2" height="1.6" rx=".8" fill="#e0b27a"/>',
};
