// A pond with its lily pads, rhubarb, and the pie that is made of it.

export const props: Record<string, string> = {
  'own-wide-pond':
    '<ellipse cx="16" cy="24" rx="16" ry="7" fill="#3f9fd6"/><ellipse cx="16" cy="24.5" rx="15" ry="6" fill="#5bb5e4"/><path d="M4 23q1.5-.8 3 0M22 21.5q1.5-.8 3 0M8 27q1.5-.8 3 0M20 28q1.5-.8 3 0" fill="none" stroke="#bfe6f8" stroke-width=".4" stroke-linecap="round"/>',
  'own-night-water':
    '<ellipse cx="16" cy="24" rx="16" ry="7" fill="#1d3564"/><ellipse cx="16" cy="24.5" rx="15" ry="6" fill="#2a4a80"/><path d="M4 23q1.5-.8 3 0M22 21.5q1.5-.8 3 0M8 27q1.5-.8 3 0M20 28q1.5-.8 3 0" fill="none" stroke="#6c8fc7" stroke-width=".4" stroke-linecap="round"/>',
  'own-lily':
    '<ellipse cx="16" cy="27" rx="15.5" ry="4" fill="#2f7d4a"/><path d="M.5 26q2-4 15.5-4t15.5 4q-2 4-15.5 4t-15.5-4zM16 26l13 2.6" fill="#4f9a57" stroke="#2f7d4a" stroke-width=".6"/>',
  'own-rhubarb':
    '<path d="M13 30L9 13M16 30V11M19 30l4-17" stroke="#d83a5c" stroke-width="2.6" stroke-linecap="round"/><path d="M14 29L10.5 15M17 28V13" stroke="#f08aa0" stroke-width=".7"/><path d="M9 14q-8-1-8-7q4-4 9-1q3 4-1 8zM16 12q-6-4-4-9q4-4 8 0q2 5-4 9zM23 14q-4-4-1-8q5-3 9 1q0 6-8 7z" fill="#4f9a57"/><path d="M9 13L5 7M16 11V5M23 13l4-6" stroke="#86c783" stroke-width=".7"/>',
  'own-chopped':
    '<path d="M3 24h5v4H3zM10 25h5v4h-5zM17 24h5v4h-5zM24 25h5v4h-5zM7 20h5v4H7zM20 20h5v4h-5z" fill="#d83a5c"/><path d="M3 24h5M10 25h5M17 24h5M24 25h5M7 20h5M20 20h5" stroke="#f6a8b8" stroke-width="1.2"/>',
  'own-rhubarb-pie':
    '<path d="M2 22h28l-3 7.5H5z" fill="#aab6c9"/><path d="M2 22q1-9 14-9t14 9q-14 3-28 0z" fill="#d9963f"/><path d="M6 20L14 13.5M12 22L22 14M20 22.5l7-5.5M8 15.5l10 7M15 13.5l11 7" stroke="#f2c57a" stroke-width="1.6"/><path d="M9 19h.1M16 19.5h.1M22 19h.1" stroke="#d83a5c" stroke-width="2.4" stroke-linecap="round"/>',
  'own-pie-slice':
    '<path d="M4 26l22-9q3 4 2 9z" fill="#d9963f"/><path d="M4 26h24v3H6z" fill="#d83a5c"/><path d="M6 29h22v1.5H8z" fill="#c9863a"/>',
  'own-pie-crumbs':
    '<ellipse cx="16" cy="26" rx="15" ry="4" fill="#dfe6f0"/><ellipse cx="16" cy="25.5" rx="11" ry="2.4" fill="#f4f7fb"/><path d="M11 25h.1M16 26.4h.1M20 25h.1" stroke="#d9963f" stroke-width="1.6" stroke-linecap="round"/>',
};
