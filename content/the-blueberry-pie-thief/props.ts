// Things of 'The Blueberry Pie Thief'.

export const props: Record<string, string> = {
  'own-pie-dish':
    '<path d="M4 22h24l-3 7.2q-.3.8-1.2.8H8.2q-.9 0-1.2-.8z" fill="#9aa9c4"/><path d="M4 22h8l1 8H8.2q-.9 0-1.2-.8z" fill="#b9c6dc"/><ellipse cx="16" cy="22" rx="14" ry="3.4" fill="#d3dcea"/><ellipse cx="16" cy="22.2" rx="11.5" ry="2.4" fill="#8f8ad0"/><circle cx="11.5" cy="21" r="1.5" fill="#4752b5"/><circle cx="19" cy="21.6" r="1.5" fill="#4752b5"/><circle cx="21.8" cy="20.8" r="1.4" fill="#5a66cc"/><path d="M5 20.6l2.5-2 2 1.6 1.5-1 .4 2.4z" fill="#d2923f"/>',
  'own-berry':
    '<circle cx="16" cy="18" r="12" fill="#4752b5"/><circle cx="12" cy="13" r="3.6" fill="#7f8be0"/>',
  'own-paw-print':
    '<g fill="#2f5e4c"><ellipse cx="14" cy="22" rx="8" ry="4.6"/><ellipse cx="6.5" cy="16.5" rx="2.8" ry="1.9"/><ellipse cx="13.5" cy="14" rx="3" ry="2"/><ellipse cx="21" cy="15" rx="3" ry="2"/><ellipse cx="26" cy="19" rx="2.8" ry="1.9"/></g>',
  'own-straw-tuft':
    '<path d="M15 30L8 6M16 30V3M17 30L24 6M14.5 28L4 12M17.5 28L28 12" stroke="#e6c25c" stroke-width="2" stroke-linecap="round"/><path d="M13 21h6v3h-6z" fill="#c79a3b"/>',
  'own-mirror':
    '<path d="M6 30l3-5h14l3 5z" fill="#8f5a2f"/><rect x="5.5" y=".5" width="21" height="28.5" rx="9.5" fill="#c98b4a"/><rect x="7" y="2" width="18" height="25.5" rx="8" fill="#b9e3f0"/><path d="M9 14L18 4M9 19L21.5 5" stroke="#d6f1f8" stroke-width="1.5" stroke-linecap="round"/>',
};
