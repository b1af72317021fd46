// The script of a flipbook's frame. It shows the pages of one book, or a message why there are none. It
// does not import the app's code: its document has no origin and no session.
import type { FlipbookFrame, FlipbookMessage, FlipbookTurn } from '../../contracts/flipbooks.ts';
import { openBook } from './book.ts';
import { make } from './elements.ts';
import './frame.css';
import './flipbook.css';

const isFramed = window.parent !== window;
const place = make('main', { className: 'place', 'aria-label': 'Flipbook' });
document.body.append(place);

/** Sends a message to the parent page. By its headers only the library can frame this page. */
function send(message: FlipbookMessage): void {
  if (isFramed) window.parent.postMessage(message, '*');
}

function showProblem({ problem, opensAnew }: Extract<FlipbookFrame, { problem: string }>): void {
  const children: Node[] = [make('h1', {}, problem)];
  if (opensAnew && isFramed) {
    const button = make('button', { type: 'button', className: 'again' }, 'Open it again');
    button.addEventListener('click', () => send({ flipbook: 'lost' }));
    children.push(button);
    send({ flipbook: 'lost' });
  } else if (opensAnew) {
    children.push(make('p', {}, 'Please go back to the library and load its page again.'));
  }
  place.append(make('div', { className: 'problem' }, ...children));
}

const frame = JSON.parse(document.getElementById('flipbook')?.textContent ?? '') as FlipbookFrame;
if ('problem' in frame) showProblem(frame);
else {
  const [, start = '1'] = /^#page=(\d{1,4})$/.exec(window.location.hash) ?? [];
  const turn = openBook({
    place,
    flipbook: frame,
    start: Number(start) - 1,
    send,
    keyboard: window,
  });
  window.addEventListener('message', ({ data, source }: MessageEvent<FlipbookTurn | null>) => {
    if (source === window.parent && data?.flipbook === 'turn') turn(data.way);
  });
}
