// A book's HTML, made safe and taken apart into pages. The only file of the reader that parses HTML.
import DOMPurify from 'dompurify';
import {
  contentTags,
  keepsAttribute,
  droppedBlockTags,
  pictureAttributes,
} from '../../contracts/book-content.ts';
import { oneSpaced } from '../../domain/text.ts';
import { splitPages, type Piece } from './pages.ts';

export interface Picture {
  src: string;
  alt: string;
}

/** A page as it is laid out: its one picture apart from its words, or everything in `html`. */
export interface BookPage {
  html: string;
  picture: Picture | null;
  /** Its words, for measuring them. */
  paragraphs: string[];
  /** Addresses of all its pictures, to fetch them before the page is turned. */
  pictures: string[];
}

const purifier = DOMPurify(window);
purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute;
  if (!keepsAttribute(element.localName, attrName, attrValue)) attribute.keepAttr = false;
});

function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...contentTags, ...droppedBlockTags],
    ALLOWED_ATTR: [...pictureAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Parses in a template's own document, where nothing runs and no picture is fetched. */
function parse(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

/** Drops them, but for the space that they make between words. */
function dropParting(content: DocumentFragment): DocumentFragment {
  for (const element of content.querySelectorAll(droppedBlockTags.join(','))) {
    element.replaceWith(' ', ...element.childNodes, ' ');
  }
  return content;
}

function pieceOf(node: Node): Piece {
  if (node instanceof Element && node.localName === 'section') {
    return { section: true, html: node.innerHTML };
  }
  const shell = document.createElement('template');
  shell.content.append(node.cloneNode(true));
  return { section: false, html: shell.innerHTML };
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector('img') === null;
}

const BLOCKS = 'p, li, h1, h2, h3, h4, blockquote';

/** Letters from which on a paragraph is likely to have more lines than a browser balances. */
const MANY_LETTERS = 120;

/** Names the paragraphs that the style sheet sets as long ones. */
function markLong(page: DocumentFragment): void {
  for (const one of page.querySelectorAll('p')) {
    if (one.textContent.length > MANY_LETTERS) one.className = 'reader-long';
  }
}

function paragraphsOf(page: DocumentFragment): string[] {
  const blocks = [...page.querySelectorAll(BLOCKS)].filter((one) => !one.querySelector(BLOCKS));
  const texts = blocks.length > 0 ? blocks.map((one) => one.textContent) : [page.textContent];
  return texts.map((text) => oneSpaced(text ?? '').trim()).filter(Boolean);
}

type Finish = (words: DocumentFragment) => void;

function layOut(html: string, finish: Finish): BookPage {
  const page = parse(html);
  const paragraphs = paragraphsOf(page.content);
  markLong(page.content);
  const images = [...page.content.querySelectorAll('img')];
  for (const image of images) {
    if (!image.hasAttribute('alt')) image.alt = '';
    if (!image.hasAttribute('src')) image.remove();
  }
  const shown = images.filter((image) => image.hasAttribute('src'));
  const pictures = shown.map((image) => image.getAttribute('src') ?? '');
  const [only] = shown;
  if (only === undefined || shown.length > 1) {
    finish(page.content);
    return { html: page.innerHTML, picture: null, paragraphs, pictures };
  }
  // What held nothing but the picture goes with it.
  let husk: Element = only;
  while (husk.parentElement !== null && husk.parentElement.children.length === 1) {
    const parent: Element = husk.parentElement;
    if (parent.textContent.trim() !== '') break;
    husk = parent;
  }
  husk.remove();
  for (const empty of [...page.content.querySelectorAll('p, figure')].filter(isBlank)) {
    empty.remove();
  }
  finish(page.content);
  const picture = { src: only.getAttribute('src') ?? '', alt: only.alt };
  return { html: page.innerHTML, picture, paragraphs, pictures };
}

/**
 * The pages of a book's content, in reading order; none when it holds nothing that may be shown. `finish`
 * may change the words of each, which have been sanitised.
 */
export function pagesOf(content: string, finish: Finish = () => {}): BookPage[] {
  const pieces = [...dropParting(parse(sanitise(content)).content).childNodes].map(pieceOf);
  return splitPages(pieces).map((html) => layOut(html, finish));
}
