// A scent of ginger in its pot, its tube and spilt, and a cake in the shape of a turtle.

export const props: Record<string, string> = {
  'own-ginger-pot':
    '<g fill="none"><path fill="#aeddff" d="M17.45 5.845L30 12l-1 2l-5.982-2.372C24 13 24 14.132 24 15.5c0 5.505-4.4 10.015-9.748 10.463l-.696.744l-.801-.726C7.31 25.656 3 21.091 3 15.5C2.999 9.697 7.641 5 13.376 5c1.44 0 2.822.302 4.075.845"/><path fill="#e8892c" d="M13.504 25C18.752 25 23 20.517 23 15H4c0 5.517 4.257 10 9.505 10"/><path fill="#ffd9a0" d="M9 18a1 1 0 1 0 0-2a1 1 0 0 0 0 2m4 1a1 1 0 1 0 0-2a1 1 0 0 0 0 2m-1 4a1 1 0 1 1-2 0a1 1 0 0 1 2 0"/><path fill="#fff" d="M18.293 11.293a1 1 0 0 1 1.414 0c1.02 1.02 1.414 2.714 1.48 4.226c.067 1.55-.194 3.231-.793 4.428a1 1 0 1 1-1.788-.894c.401-.803.64-2.121.582-3.447c-.059-1.363-.416-2.42-.895-2.899a1 1 0 0 1 0-1.414"/><path fill="#635994" d="M3 19.75a.75.75 0 0 1 .75-.75h19.5a.75.75 0 0 1 0 1.5h-4.457l6.063 8.308a.75.75 0 1 1-1.212.884L16.936 20.5h-6.872l-6.708 9.192a.75.75 0 1 1-1.212-.884L8.207 20.5H3.749a.75.75 0 0 1-.75-.75"/><path fill="#635994" d="M12.75 29.25v-3.269a10.4 10.4 0 0 0 1.5-.018v3.287a.75.75 0 0 1-1.5 0"/></g>',
  'own-ginger-tube':
    '<g fill="none"><path fill="#f0a23c" d="M12.314 12.757L20.5 11l5.249 2.465l-14.142 14.142a5 5 0 0 1-7.072-7.071l1.057-1.057l1.057.087v-1.144l3.197-3.197l1.049-.03v-1.019z"/><path fill="#aeddff" d="M21.86 2.504a1.5 1.5 0 1 0-2.122 2.122l.354.353l-4.975 4.975L15.5 11l-1.396-.033l-1.79 1.79l13.435.707l1.414-1.414l.354.354a1.5 1.5 0 1 0 2.12-2.121z"/><path fill="#a85a1a" d="m15.142 9.929l2.298 2.298a.75.75 0 1 1-1.06 1.06l-2.3-2.297zM10.9 14.172l2.297 2.298a.75.75 0 0 1-1.06 1.06l-2.298-2.298zm-1.945 6.54l-2.298-2.298l-1.06 1.06l2.297 2.299a.75.75 0 0 0 1.061-1.06"/></g>',
  'own-ginger-puddle':
    '<ellipse cx="16" cy="27" rx="15" ry="3.4" fill="#d98a3a"/><ellipse cx="14" cy="26.6" rx="10" ry="1.8" fill="#f0b060"/>',
  'own-ginger-drips':
    '<path d="M3 6q1 5-1 8M9 3q1 7 0 12M16 2q-1 8 1 13M23 3q0 7 1 11M29 6q-1 5 1 9" fill="none" stroke="#f0a23c" stroke-width="1.8" stroke-linecap="round"/>',
  'own-tongue':
    '<path d="M2 12q14-4 26-4q4 4 0 8q-12 6-26 2z" fill="#f0798a"/><path d="M4 14q12 0 21-3" fill="none" stroke="#d65a6e" stroke-width="1" stroke-linecap="round"/>',
  'own-scent':
    '<path d="M2 20q5-7 10 0t10 0 8-3M4 12q5-6 10 0t10 0" fill="none" stroke="#f0a23c" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>',
  'own-turtle-cake':
    '<ellipse cx="16" cy="27.5" rx="15.5" ry="3" fill="#f4f7fb"/><path d="M5 26q0-14 10-14t10 14z" fill="#b9703a"/><path d="M25 26q0-4 3-4t3 2.4-2.6 2.4z" fill="#b9703a"/><path d="M8 22q7 2 14 0M11 16.5q4 1.6 8 0M15 12.5V26" fill="none" stroke="#fff4e0" stroke-width="1" stroke-linecap="round"/><path d="M29 23.6h.1" stroke="#2f2336" stroke-width="1.2" stroke-linecap="round"/><path d="M4 26h22v1.6H4z" fill="#94552a"/>',
};
