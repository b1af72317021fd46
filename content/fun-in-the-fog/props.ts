// Fog: over a whole picture, as mist on the ground and as a bank; the leg of an emu.

export const props: Record<string, string> = {
  'own-fog':
    '<path d="M-2-2h36v36H-2z" fill="#e9eef2" fill-opacity=".62"/><g fill="#fff" fill-opacity=".5"><rect x="-3" y="5" width="20" height="3" rx="1.5"/><rect x="14" y="11" width="22" height="3.5" rx="1.7"/><rect x="-3" y="17" width="18" height="3" rx="1.5"/><rect x="12" y="23" width="24" height="3.5" rx="1.7"/></g>',
  'own-mist':
    '<g fill="#fff" fill-opacity=".72"><rect x="-2" y="18" width="36" height="16" rx="5"/><circle cx="4" cy="20" r="5"/><circle cx="12" cy="18" r="5.5"/><circle cx="21" cy="19" r="5"/><circle cx="28" cy="18" r="5.5"/></g>',
  'own-fog-bank':
    '<g fill="#fff"><rect x="-2" y="16" width="36" height="18"/><circle cx="1" cy="17" r="4.5"/><circle cx="8" cy="15.5" r="4.5"/><circle cx="15" cy="17" r="4.8"/><circle cx="23" cy="15.5" r="4.8"/><circle cx="31" cy="17" r="4.5"/></g><g fill="#e3eaf1"><circle cx="4" cy="25" r="4"/><circle cx="13" cy="23.5" r="3.6"/><circle cx="21" cy="25" r="4.2"/><circle cx="29" cy="23.5" r="3.6"/><rect x="-2" y="25" width="36" height="9"/></g>',
  'own-emu-leg':
    '<path d="M-2 20.5h27q3 0 3 3t-3 3H-2z" fill="#8d7f78"/><path d="M-2 20.5h27q3 0 3 3H-2z" fill="#a3958d"/><path d="M2 21v5M7 21v5M12 21v5M17 21v5" stroke="#756860" stroke-width=".7"/><path d="M26 23.5l4-7M26 23.5l7.5-1.5M26 24l6.5 4" stroke="#8d7f78" stroke-width="3.4" stroke-linecap="round"/><path d="M29.4 17.6l1-2.4M32 22.3l2.4-.6M31 27l2.2 1.4" stroke="#4a3f3a" stroke-width="1.8" stroke-linecap="round"/>',
};
