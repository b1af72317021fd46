// An old shed, shut, with its door open, and lit at night; a bell with a handle; what is seen through a window; and a
// bed from its foot: the pillows behind those in it, and the quilt in front.

const walls =
  '<path d="M3 11L16 3l13 8v19H3z" fill="#c98b4f"/><path d="M24 8l5 3v19h-5z" fill="#b0743c"/><path d="M3 16h26M3 21h26M3 26h26" stroke="#a8703f" stroke-width=".5"/><path d="M20.5 24l6 1v2.4l-6-1z" fill="#dba869"/>';
const roof =
  '<path d="M16 .8L.8 10.2q-.8.6-.2 1.4l1 1.2L16 4l14.4 8.8 1-1.2q.6-.8-.2-1.4z" fill="#c8493f"/><path d="M16 .8l15.2 9.4q.8.6.2 1.4l-1 1.2L16 4z" fill="#a83a35"/>';
const opening = (door: string, pane: string) =>
  `<path d="M6 14h9v16H6z" fill="${door}"/><path d="M19 14h7v6h-7z" fill="${pane}"/><path d="M22.5 14v6M19 17h7M18.6 13.6h7.8v6.8h-7.8z" fill="none" stroke="#7b5136" stroke-width=".9"/>`;
const frame = '<path d="M5.6 30V13.6h9.8V30" fill="none" stroke="#7b5136" stroke-width="1"/>';
const leaf =
  '<path d="M6 14H1.6L.2 15.4V31.5L6 30z" fill="#8a5a35"/><path d="M4 14v16.4M2 15v16" stroke="#6f4629" stroke-width=".4"/><path d="M.2 18l5.8-.8v1.6l-5.8.8zM.2 26l5.8-.6v1.6l-5.8.7z" fill="#6f4629"/>';

export const props: Record<string, string> = {
  'own-shed': `${walls}${opening('#8a5a35', '#4a3a4a')}<path d="M9 14v16M12 14v16" stroke="#6f4629" stroke-width=".4"/><path d="M6 17.5h9v1.6H6zM6 25h9v1.6H6z" fill="#6f4629"/><circle cx="13.6" cy="22" r=".7" fill="#f2c14e"/>${frame}${roof}`,
  'own-open-shed': `${walls}${opening('#3d2c33', '#4a3a4a')}${frame}${leaf}${roof}`,
  'own-lit-shed': `${walls}${opening('#ffd977', '#ffd977')}${frame}${leaf}${roof}`,
  'own-hand-bell':
    '<path d="M14 1.5h4q1 0 1 1V11h-6V2.5q0-1 1-1z" fill="#8a5a35"/><circle cx="16" cy="27.5" r="3" fill="#6f4629"/><path d="M16 9q7 0 8 8 .6 5 3.5 7.5 1 1.5-.5 2.5H5q-1.5-1-.5-2.5Q7.4 22 8 17q1-8 8-8z" fill="#c9d6e6"/><path d="M19.5 9.7q4 1.6 4.5 7.3.6 5 3.5 7.5 1 1.5-.5 2.5h-7q1.5-8-.5-17.3z" fill="#97a9c4"/><path d="M5 24h22.2l.6 1q.4 1.2-.8 2H5q-1.2-.8-.8-2z" fill="#7d8fae"/>',
  'own-moon-window':
    '<rect y="2" width="32" height="28" rx="1.5" fill="#8a5a35"/><rect x="1.6" y="3.6" width="28.8" height="24.8" fill="#1d2857"/><path d="M1.6 20q9-4 16-2t12.8-2v12.4H1.6z" fill="#31536b"/><circle cx="7" cy="8.5" r="3" fill="#ffe08a"/><g fill="#fff"><circle cx="13" cy="6" r=".4"/><circle cx="27.5" cy="6.5" r=".5"/><circle cx="5" cy="15" r=".4"/><circle cx="28" cy="12.5" r=".4"/></g>',
  'own-wide-bed-back':
    '<rect x=".5" y="6" width="31" height="24" rx="3" fill="#8a5a35"/><rect x="2.2" y="8" width="27.6" height="20" rx="2" fill="#a8703f"/><rect x="2" y="13.5" width="14" height="9" rx="3.5" fill="#f4f7ff"/><rect x="16" y="13.5" width="14" height="9" rx="3.5" fill="#e3eafa"/>',
  'own-wide-bed-front':
    '<path d="M.5 20.5q4-1.6 8 0t8-.2 8 .2 7-.2V29H.5z" fill="#5f86dd"/><path d="M.5 20.5q4-1.6 8 0t8-.2 8 .2 7-.2v2.4q-3 1.4-7 .2t-8-.2-8 .2-8 0z" fill="#e4edff"/><path d="M4 26h.01M10 25h.01M16 27h.01M22 25.2h.01M28 26.4h.01M7 28h.01M13 28.2h.01M25 28.2h.01" stroke="#8fb0f2" stroke-width="1.2"/><path d="M0 28h32v2.4H0z" fill="#8a5a35"/>',
};
