// The weights of a gym, a picture of them on its wall, and a washtub.

export const props: Record<string, string> = {
  'own-barbell':
    '<path d="M2 22h28" stroke="#8d93a6" stroke-width="1.6"/><rect x="3" y="14" width="4" height="16" rx="1.5" fill="#3f4358"/><rect x="7" y="16.5" width="2.6" height="11" rx="1" fill="#d8493f"/><rect x="25" y="14" width="4" height="16" rx="1.5" fill="#3f4358"/><rect x="22.4" y="16.5" width="2.6" height="11" rx="1" fill="#d8493f"/><path d="M4 15.5v12M26 15.5v12" stroke="#6a6f88" stroke-width=".9" stroke-linecap="round"/>',
  'own-small-bar':
    '<path d="M6 24h20" stroke="#8d93a6" stroke-width="2"/><rect x="4" y="19" width="6" height="10" rx="2" fill="#3f78c4"/><rect x="22" y="19" width="6" height="10" rx="2" fill="#3f78c4"/>',
  'own-gym-sign':
    '<rect x="2" y="9" width="28" height="15" rx="2" fill="#fff4d8"/><rect x="3" y="10" width="26" height="13" rx="1.4" fill="none" stroke="#d8493f" stroke-width=".7"/><path d="M8 16.5h16" stroke="#3f4358" stroke-width="1.4"/><path d="M8.5 12.5v8M11 13.5v6M23.5 12.5v8M21 13.5v6" stroke="#3f4358" stroke-width="1.8" stroke-linecap="round"/>',
  'own-tub':
    '<path d="M1 14h30l-3 13q-.5 2-3 2H7q-2.5 0-3-2z" fill="#e8eef6"/><path d="M1 14h30l-.5 2.5h-29z" fill="#c3d0e0"/><path d="M2 13q2-4 5-2q2-4 6-1.5q3-3.5 6-.5q4-2 5 1.5q4-1.5 6 2.5z" fill="#fff"/>',
};
