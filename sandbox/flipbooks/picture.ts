// Draws the picture of a page with the drawings of the demo books, and a few of the host's own.
import { props as shells } from '../../content/crab-has-a-shell-shop/props.ts';
import { props as bubbles } from '../../content/drew-the-new-dragon/props.ts';
import { loadDrawings, type Drawings } from '../../content/pictures/drawings/drawings.ts';
import { renderScene, type Scene } from '../../content/pictures/scene.ts';

const ownShapes: Record<string, string> = {
  ...shells,
  ...bubbles,
  'blue-fire':
    '<path d="M16 2q9 9 9 18a9 9 0 0 1-18 0q0-5 4-9q1 4 3 5q1-7 2-14z" fill="#3b86dd"/><path d="M16 13q5 5 5 10a5 5 0 0 1-10 0q0-3 2-5q1 2 2 2q0-3 1-7z" fill="#a5d8fa"/>',
  // The long shell from the side, for a fish between its two parts.
  'shell-mouth':
    '<ellipse cx="25" cy="17" rx="5.400" ry="12.200" fill="#f7c98a"/><ellipse cx="25" cy="17" rx="4.500" ry="11" fill="#8a5420"/>',
  'shell-body':
    '<path d="M0 5Q13 4 25 4.800A5.400 12.200 0 0 0 25 29.200Q9 28 0 5z" fill="#f0b468"/><path d="M3.500 4.800Q5 7 3.200 11M8.500 4.600Q12 10 8.600 19.600M14.500 4.600q5 9 .6 19.900" fill="none" stroke="#c98638" stroke-width="1.300"/><path d="M25 4.800A5.400 12.200 0 0 0 25 29.200" fill="none" stroke="#f7c98a" stroke-width="1.400"/>',
  'sand-heap':
    '<path d="M0 30Q4 23.500 9 24.500Q13 20.500 17 23Q26 20.500 32 30z" fill="#e8cd90"/><path d="M7 27.500h2M14 25.500h2.400M22 27h2" stroke="#cfae6c" stroke-width=".8" stroke-linecap="round"/>',
  smoke:
    '<g fill="#8b84a0"><circle cx="11" cy="24" r="5.500"/><circle cx="19" cy="19" r="7"/><circle cx="13" cy="11" r="6"/></g><g fill="#a8a1bb"><circle cx="10.400" cy="23" r="4"/><circle cx="18.200" cy="17.600" r="5.400"/><circle cx="12.400" cy="10" r="4.400"/><circle cx="21" cy="6" r="3.200"/></g>',
};

let all: Drawings | undefined;

/** Returns the scene as an SVG document of 800 x 600. Throws when it names a picture that does not exist. */
export function renderPicture(scene: Scene): string {
  // The icon set is 10 MB, so it is read when the first picture is drawn.
  const shared = (all ??= loadDrawings());
  return renderScene(scene, { drawings: (name) => ownShapes[name] ?? shared(name) });
}
