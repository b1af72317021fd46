// Gus's kennel shed, paw prints, presents of each form, thongs, and bunting for his party.

const paw = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})" fill="#7a5238"><ellipse rx="2.200" ry="1.800"/><circle cx="-2.400" cy="-2" r=".9"/><circle cx="-.8" cy="-3" r=".9"/><circle cx="1" cy="-3" r=".9"/><circle cx="2.500" cy="-2" r=".9"/></g>`;
const parcel = (wrap: string, shade: string, bow: string) =>
  `<path d="M4 12h24v18H4z" fill="${wrap}"/><path d="M22 12h6v18h-6z" fill="${shade}"/><path d="M2.500 9.500h27v5h-27z" fill="${wrap}"/><path d="M23 9.500h6.500v5H23z" fill="${shade}"/><path d="M13.800 9.500h4.400V30h-4.400z" fill="${bow}"/><path d="M16 9.500q-9 0-8-5 3-3 8 5zM16 9.500q9 0 8-5-3-3-8 5z" fill="${bow}"/>`;
const walls =
  '<path d="M3 11L16 3l13 8v19H3z" fill="#6f9dbb"/><path d="M24 8l5 3v19h-5z" fill="#5684a3"/><path d="M3 16h26M3 21h26M3 26h26" stroke="#5684a3" stroke-width=".5"/>';
const roof =
  '<path d="M16 .8L.8 10.200q-.8.600-.2 1.400l1 1.200L16 4l14.400 8.800 1-1.200q.600-.8-.2-1.400z" fill="#8a5a35"/><path d="M13.500 7.500h5l-1 2.500h-3z" fill="#fff4e0"/><path d="M13.300 8.600h5.400" stroke="#fff4e0" stroke-width="1.600"/>';

export const props: Record<string, string> = {
  'own-shut-shed': `${walls}<path d="M10 13h12v17H10z" fill="#8a5a35"/><path d="M14 13v17M18 13v17" stroke="#6f4629" stroke-width=".5"/><path d="M10 16.500h12v1.600H10zM10 25h12v1.600H10z" fill="#6f4629"/><circle cx="20" cy="22" r=".9" fill="#f2c14e"/>${roof}`,
  'own-party-shed': `${walls}<path d="M10 13h12v17H10z" fill="#ffd977"/><path d="M10 13H4.500L3 14.500V31.500L10 30z" fill="#8a5a35"/><path d="M7.500 13.500V30M5 14v17" stroke="#6f4629" stroke-width=".4"/>${roof}`,
  'own-paw-prints': `${paw(3, 27, 70)}${paw(10, 22, 60)}${paw(16, 26, 70)}${paw(23, 20, 60)}${paw(29, 23, 70)}`,
  'own-red-gift': parcel('#e0574c', '#b53f38', '#ffd45e'),
  'own-blue-gift': parcel('#5f9fdd', '#467fb8', '#fff4e0'),
  'own-green-gift': parcel('#6bb567', '#4f9a57', '#f4a3b8'),
  'own-pair-of-thongs':
    '<path d="M2 12q0-8 5.500-8T13 12q0 5-1 9t-4.500 5T3 21q-1-4-1-9z" fill="#f0609a"/><path d="M4 15q2-6 3.500-7Q9.500 10 11 15" fill="none" stroke="#ffd45e" stroke-width="1.800"/><path d="M19 12q0-8 5.500-8T30 12q0 5-1 9t-4.500 5-4.500-5q-1-4-1-9z" fill="#f0609a"/><path d="M21 15q2-6 3.500-7 2 2 3.500 7" fill="none" stroke="#ffd45e" stroke-width="1.800"/>',
  'own-bunting':
    '<path d="M0 6Q16 14 32 6" stroke="#8a5a35" stroke-width=".5" fill="none"/><path d="M2 7l4 1.400-1 5zM17 10.100h4.200l-2.200 4.800z" fill="#e0574c"/><path d="M7.500 8.800l4 .9-1.600 4.700zM22.500 9.700l4-1.100-1 5z" fill="#ffd45e"/><path d="M12.500 9.900l3.800.2-1.800 4.700zM27.300 8.400L31 7l-.4 5z" fill="#5f9fdd"/>',
};
