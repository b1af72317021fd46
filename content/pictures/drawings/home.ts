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
  'own-cloth':
    '<path d="M6 22h20l5 8H1z" fill="#fff4e6"/><path d="M9 22h4l-1.4 3H7.6zM17 22h4l1 3h-4.6zM5.6 25h6.6l-1.6 5H2.6zM17.4 25h6.6l2 5h-7z" fill="#f08a7a" fill-opacity=".75"/>',
  'own-night-window':
    '<rect x="2" y="2" width="28" height="28" rx="4" fill="#cfc8d6"/><rect x="5" y="5" width="22" height="22" rx="1" fill="#1d2857"/><path d="M5 20q6-4 12-1t10-2v10H5z" fill="#3d4b85"/><g fill="#ffe9a8"><circle cx="9" cy="9" r=".5"/><circle cx="20" cy="8" r=".6"/><circle cx="24" cy="13" r=".5"/><circle cx="13" cy="14" r=".4"/></g><path d="M16 5v22M5 16h22" stroke="#cfc8d6" stroke-width="1.6"/>',
  'own-oven':
    '<rect x="3" y="5" width="26" height="25" rx="2" fill="#f4f1f8"/><path d="M3 7q0-2 2-2h22q2 0 2 2v3H3z" fill="#cdc4d6"/><g fill="#56506b"><circle cx="8" cy="7.6" r="1.1"/><circle cx="12" cy="7.6" r="1.1"/><circle cx="20" cy="7.6" r="1.1"/><circle cx="24" cy="7.6" r="1.1"/></g><rect x="6" y="13" width="20" height="13" rx="2" fill="#433b6b"/><rect x="7.4" y="14.4" width="17.2" height="10.2" rx="1.2" fill="#ff9f3a"/><rect x="7.4" y="14.4" width="17.2" height="10.2" rx="1.2" fill="#ffd23e" fill-opacity=".4"/><rect x="8" y="11" width="16" height="1.2" rx=".6" fill="#8d929c"/><path d="M5 4h8M19 4h8" stroke="#433b6b" stroke-width="1.2" stroke-linecap="round"/>',
  'own-stove':
    '<path d="M19 0h4v9h-4z" fill="#4b4f63"/><path d="M8 27h3v3H8zM21 27h3v3h-3z" fill="#33364a"/><rect x="5" y="9" width="22" height="19" rx="2.5" fill="#4b4f63"/><rect x="4" y="8" width="24" height="2.6" rx="1.2" fill="#62677f"/><rect x="9" y="13.5" width="14" height="10" rx="2" fill="#2b1c16"/><path d="M11 23q-1-4 2-6q0 2 1.5 2q0-3.5 3-5q-.5 3 1.5 4q1 .8 1-1q2.5 3 .5 6z" fill="#ff9f3a"/><path d="M14 23q-.6-2 1.4-3.4q.2 1.2 1.2 1q1.4 1 .6 2.4z" fill="#ffd23e"/>',
  'own-cup':
    '<path d="M25 14q5-.6 5 4t-6.6 4.6" fill="none" stroke="#f4f1f8" stroke-width="2.2"/><path d="M4 9h22q0 20-6 21H10Q4 29 4 9z" fill="#f4f1f8"/><path d="M5 17q10 3.4 20 0l-.6 3.4q-9.4 3-18.8 0z" fill="#e67b8f"/><ellipse cx="15" cy="9" rx="11" ry="3" fill="#cdc4d6"/><ellipse cx="15" cy="9.2" rx="9.6" ry="2.3" fill="#16294f"/>',
  'own-jug':
    '<path d="M22 12q7 0 7 6t-8 6" fill="none" stroke="#bcd9ec" stroke-width="2.4"/><path d="M8 8h14l2 18q0 4-4 4H10q-4 0-4-4z" fill="#dff0fa"/><path d="M7.3 15h15.6l1 11q0 3-3.4 3h-11q-3.4 0-3.2-3z" fill="#ff9d2e"/><path d="M7 6l4 3h11l1-2H9z" fill="#bcd9ec"/><path d="M10 17l-.6 8" stroke="#ffc27a" stroke-width="1.4" stroke-linecap="round"/>',
  'own-cocoa-pot':
    '<path d="M3 14q-3 0-3 2.5T3 19M29 14q3 0 3 2.5T29 19" fill="none" stroke="#56506b" stroke-width="1.8"/><path d="M3 12h26v12q0 6-6 6H9q-6 0-6-6z" fill="#6d6683"/><path d="M3 15h26v3H3z" fill="#8a83a3"/><ellipse cx="16" cy="12" rx="13" ry="3.2" fill="#8a83a3"/><ellipse cx="16" cy="12.2" rx="11.4" ry="2.4" fill="#6b3f26"/><path d="M11 8q-2-2 0-4t0-4M16 9q-2-2 0-4t0-4M21 8q-2-2 0-4t0-4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.1" stroke-linecap="round"/>',
  'own-bed-back':
    '<path d="M0 8.5q0-2 1.6-2T3.2 8.5V30H0z" fill="#8a5a35"/><path d="M3.2 11q2.3-.6 2.3 2v8H3.2z" fill="#a8703f"/><path d="M3 20h26.5v5H3z" fill="#fff1dc"/><path d="M3 23.2h26.5V25H3z" fill="#ecd8ba"/><path d="M3.6 19.5q-1.1-3.5 1-5q3.4-1.5 7.2-.2q2.2 2 1.2 6q-4.7 1-9.4-.8z" fill="#f4f7ff"/><path d="M4.2 19.7q4.5 1.2 8.8.6q.5-1.8.3-3.2q-4 2.6-9.1 2.6z" fill="#d7e1f5"/>',
  'own-bed-front':
    '<path d="M7 20.5q-.4-3 2-3.3q5-2.2 11.5-1.7q4 .4 6.5 1.2q2.5.6 2.5 3v5.8q-11 1-22.1 0z" fill="#5f86dd"/><path d="M7 20.5q-.4-3 2-3.3l1.7-.6q-1.5 4.5-.7 9.1q-1.3 0-2.6-.2z" fill="#cfe0ff"/><path d="M7.4 25.5q11 1 22.1 0v-1.6q-11 1.3-22.2.2z" fill="#4a6cc0"/><path d="M13.5 19h.01M19.5 21.5h.01M23.5 18h.01M27.5 21h.01M15 22.5h.01M23.5 23.3h.01" stroke="#8fb0f2" stroke-width="1.3"/><path d="M1.5 24.5h29v3h-29z" fill="#a8703f"/><path d="M1.5 24.5h29v.9h-29z" fill="#c98f58"/><path d="M29 17.5q0-1.5 1.5-1.5t1.5 1.5v12.5h-3z" fill="#8a5a35"/>',
  'own-shed-window':
    '<rect y="6" width="32" height="21" rx="1" fill="#7b5136"/><rect x="2" y="8" width="28" height="18.4" fill="#a9dcf6"/><path d="M2 20q8-4 15-1t13-2v9.4H2z" fill="#8bc98a"/>',
  'own-window-sill':
    '<rect x="-1" y="25.6" width="34" height="3" rx="1" fill="#8f6243"/><rect x="-1" y="25.6" width="34" height="1" rx=".5" fill="#a97a55"/>',
  'own-tin-back':
    '<ellipse cx="16" cy="16" rx="15.4" ry="3.4" fill="#c3ccd6"/><ellipse cx="16" cy="16.1" rx="14.2" ry="2.7" fill="#5f6b7b"/>',
  'own-tin-front':
    '<path d="M.6 16a15.4 3.4 0 0 0 30.8 0L29 27.6q-.2 2.4-13 2.4T3 27.6z" fill="#9aa7b6"/><path d="M.6 16a15.4 3.4 0 0 0 9 3L11 29.8Q3.2 29.5 3 27.6z" fill="#b4bfcb"/><path d="M1.6 21q14.4 4.6 28.8 0M2.4 25.2q13.6 4.4 27.2 0" fill="none" stroke="#7d8b9b" stroke-width=".7"/><path d="M.6 16a15.4 3.4 0 0 0 30.8 0" fill="none" stroke="#dbe2e9" stroke-width="1.1"/>',
  'own-string-mop':
    '<path d="M16 0v22" stroke="#a8703f" stroke-width="1.6"/><path d="M11 21h10l1.5 9q-1.5 1.6-3 0-1.5 1.6-3 0-1.5 1.6-3 0-1.5 1.6-4 0z" fill="#f1ede4"/><path d="M13.5 23l-.6 6M16 23v6M18.5 23l.6 6" stroke="#cfc7b8" stroke-width=".6"/><rect x="11" y="19.5" width="10" height="2.4" rx="1" fill="#5aa9d6"/>',
};
