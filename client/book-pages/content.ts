// Sanitises a book's HTML and splits it into pages. The only file of the reader that parses HTML.
import DOMPurify from 'dompurify';
import {
  contentTags,
  keepsAttribute,
  droppedBlockTags,
  pictureAttributes,
} from '../../contracts/book-content.ts';
import { hasWords, oneSpaced } from '../../domain/text.ts';
import { splitPages, type Piece } from './pages.ts';

export interface Picture {
  src: string;
  alt: string;
}

/** A page for display. If it has exactly one picture, that is in `picture`; otherwise all pictures are in `html`. */
export interface BookPage {
  html: string;
  picture: Picture | null;
  /** The text of each paragraph, used to choose the font size. */
  paragraphs: string[];
  /** The addresses of all pictures, to fetch them before the page is shown. */
  pictures: string[];
}

/** Whether there is anything to read on a page. */
export const hasWordsOn = (page: BookPage | undefined): boolean =>
  page?.paragraphs.some(hasWords) === true;

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

/** Parses HTML in a template's document, which runs no scripts and fetches no pictures. */
function parse(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

/** Replaces block elements that are not allowed with their children, separated by spaces. */
function unwrapDroppedBlocks(content: DocumentFragment): DocumentFragment {
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

/** A paragraph with more characters probably has more lines than browsers balance (`text-wrap`). */
const LONG_PARAGRAPH = 120;

/** Adds the class for long paragraphs. */
function markLongParagraphs(page: DocumentFragment): void {
  for (const one of page.querySelectorAll('p')) {
    if (one.textContent.length > LONG_PARAGRAPH) one.className = 'reader-long';
  }
}

function paragraphsOf(page: DocumentFragment): string[] {
  const blocks = [...page.querySelectorAll(BLOCKS)].filter((one) => !one.querySelector(BLOCKS));
  const texts = blocks.length > 0 ? blocks.map((one) => one.textContent) : [page.textContent];
  return texts.map((text) => oneSpaced(text ?? '').trim()).filter(Boolean);
}

type TransformWords = (words: DocumentFragment) => void;

function createPage(html: string, transform: TransformWords): BookPage {
  const page = parse(html);
  const paragraphs = paragraphsOf(page.content);
  markLongParagraphs(page.content);
  const images = [...page.content.querySelectorAll('img')];
  for (const image of images) {
    if (!image.hasAttribute('alt')) image.alt = '';
    // A page appears with its pictures.
    image.setAttribute('decoding', 'sync');
    if (!image.hasAttribute('src')) image.remove();
  }
  const shown = images.filter((image) => image.hasAttribute('src'));
  const pictures = shown.map((image) => image.getAttribute('src') ?? '');
  const [only] = shown;
  if (only === undefined || shown.length > 1) {
    transform(page.content);
    return { html: page.innerHTML, picture: null, paragraphs, pictures };
  }
  // Remove the picture together with elements that contain nothing else.
  let wrapper: Element = only;
  while (wrapper.parentElement !== null && wrapper.parentElement.children.length === 1) {
    const parent: Element = wrapper.parentElement;
    if (parent.textContent.trim() !== '') break;
    wrapper = parent;
  }
  wrapper.remove();
  for (const empty of [...page.content.querySelectorAll('p, figure')].filter(isBlank)) {
    empty.remove();
  }
  transform(page.content);
  const picture = { src: only.getAttribute('src') ?? '', alt: only.alt };
  return { html: page.innerHTML, picture, paragraphs, pictures };
}

/**
 * Returns the pages of a book's content in reading order; empty if nothing in it may be shown. `transform`
 * may change the sanitised words of each page.
 */
export function pagesOf(content: string, transform: TransformWords = () => {}): BookPage[] {
  const pieces = [...unwrapDroppedBlocks(parse(sanitise(content)).content).childNodes].map(pieceOf);
  return splitPages(pieces).map((html) => createPage(html, transform));
}
