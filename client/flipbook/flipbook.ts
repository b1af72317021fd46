// The script of a flipbook's frame: the pages of one book, or a sentence that says why there are none.
// It stands alone, without the product's own code: its document has neither origin nor session.
import type { FlipbookFrame, FlipbookNews, FlipbookTurn } from '../../contracts/flipbooks.ts';
import { openBook } from './book.ts';
import { make } from './elements.ts';
import './flipbook.css';

const isFramed = window.parent !== window;

/** The page around is the library's own: by its headers nothing else can frame this one. */
function tell(news: FlipbookNews): void {
  if (isFramed) window.parent.postMessage(news, '*');
}

function showProblem({ problem, opensAnew }: Extract<FlipbookFrame, { problem: string }>): void {
  const children: Node[] = [make('h1', {}, problem)];
  if (opensAnew && isFramed) {
    const button = make('button', { type: 'button', className: 'again' }, 'Open it again');
    button.addEventListener('click', () => tell({ flipbook: 'lost' }));
    children.push(button);
    tell({ flipbook: 'lost' });
  } else if (opensAnew) {
    children.push(make('p', {}, 'Please go back to the library and load its page again.'));
  }
  document.body.append(
    make('main', { className: 'problem', 'aria-label': 'Flipbook' }, ...children),
  );
}

const frame = JSON.parse(document.getElementById('flipbook')?.textContent ?? '') as FlipbookFrame;
if ('problem' in frame) showProblem(frame);
else {
  const [, start = '1'] = /^#page=(\d{1,4})$/.exec(window.location.hash) ?? [];
  const turn = openBook(frame, Number(start) - 1, tell);
  window.addEventListener('message', ({ data, source }: MessageEvent<FlipbookTurn | null>) => {
    if (source === window.parent && data?.flipbook === 'turn') turn(data.way);
  });
}
