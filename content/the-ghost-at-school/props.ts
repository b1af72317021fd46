// The kitchen of a school: the hat of its chef, pots, a washing machine, a chute, and jars.

export const props: Record<string, string> = {
  'own-chef-hat':
    '<path d="M8 20q-6-2-4-8q2-5 7-3q5-6 10 0q5-2 7 3q2 6-4 8v9q-8 2-16 0z" fill="#fff"/><path d="M8 24q8 2 16 0v5q-8 2-16 0z" fill="#dfe6f0"/>',
  'own-big-pot':
    '<path d="M1 15h30" stroke="#6d7590" stroke-width="2.4" stroke-linecap="round"/><path d="M4 13h24v14q0 3-3 3H7q-3 0-3-3z" fill="#9aa3bc"/><path d="M4 13h24v3H4z" fill="#c3cadb"/><path d="M7 18v9" stroke="#c3cadb" stroke-width="1.6" stroke-linecap="round"/>',
  'own-pasta':
    '<path d="M5 16q1-7 6-5q3-5 8-1q6-2 8 6z" fill="#f2cf6b"/><path d="M8 15q2-4 5-1t5-1 6 2M10 12q3-2 5 1M18 11q3-1 5 2" fill="none" stroke="#d9a93e" stroke-width=".8" stroke-linecap="round"/><circle cx="16" cy="9.5" r="3" fill="#b8452f"/>',
  'own-washer':
    '<rect x="3" y="2" width="26" height="28" rx="2" fill="#eef2f8"/><path d="M3 4q0-2 2-2h22q2 0 2 2v4H3z" fill="#cdd6e4"/><circle cx="25" cy="5" r="1.2" fill="#d8493f"/><circle cx="16" cy="19" r="8.5" fill="#b7c4d8"/><circle cx="16" cy="19" r="6.6" fill="#4a6fa5"/><path d="M10.5 20q3-2.5 5.5 0t5.5 0" fill="none" stroke="#8fb4e0" stroke-width="1.2"/>',
  'own-chute':
    '<path d="M2 2h12l14 24v4H16z" fill="#8d93a6"/><path d="M5 2h6l14 24v4h-5z" fill="#5c6178"/><path d="M14 28q8-4 17 2H12z" fill="#fbf8f2"/>',
  'own-gherkins':
    '<path d="M8 6h16v4H8z" fill="#d8493f"/><path d="M7 10h18v17q0 3-3 3H10q-3 0-3-3z" fill="#d6ecd2"/><path d="M11 14v12M16 13v14M21 14v12" stroke="#5c8f3a" stroke-width="3.6" stroke-linecap="round"/><path d="M8.6 12v14" stroke="#fff" stroke-width="1" stroke-linecap="round"/>',
  'own-empty-jar':
    '<path d="M8 6h16v4H8z" fill="#d8493f"/><path d="M7 10h18v17q0 3-3 3H10q-3 0-3-3z" fill="#d6ecd2" fill-opacity=".8"/><path d="M8.6 12v14" stroke="#fff" stroke-width="1" stroke-linecap="round"/>',
  'own-flour-cloud':
    '<g fill="#fffdf8" fill-opacity=".85"><circle cx="6" cy="20" r="5.5"/><circle cx="14" cy="12" r="7"/><circle cx="24" cy="16" r="6.5"/><circle cx="17" cy="24" r="6"/><circle cx="27" cy="25" r="4"/></g>',
};
