// What may not be in a book's words is dropped before they are stored.
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import {
  contentTags,
  keepsAttribute,
  droppedBlockTags,
  pictureAttributes,
} from '../../../contracts/book-content.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...contentTags, ...droppedBlockTags],
  allowedAttributes: { img: [...pictureAttributes] },
  transformTags: {
    img: (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => keepsAttribute('img', name, value)),
      ),
    }),
  },
  // A picture that may not be shown leaves no frame behind.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  disallowedTagsMode: 'discard',
};

/** As they are written once all else is sanitised: bare. */
const PARTING = new RegExp(`(?:</?(?:${droppedBlockTags.join('|')})>)+`, 'g');

/** Drops them, but for the space that they make between words. */
function dropParting(html: string): string {
  return html.replaceAll(PARTING, (tags: string, at: number) => {
    const [before, after] = [html[at - 1] ?? ' ', html[at + tags.length] ?? ' '];
    return /\s/.test(before + after) ? '' : ' ';
  });
}

/** The same content without scripts, handlers, frames, forms, styles, links and foreign pictures. */
export function sanitizeContent(content: string): string {
  // PostgreSQL cannot store NUL.
  return dropParting(sanitizeHtml(content.replaceAll('\0', ''), OPTIONS));
}

/** So many things are named, of a content that has thousands. */
const NAMED = 5;

/**
 * What a content has that is dropped when it is stored, each thing once, such as `<script>`. Empty where it
 * is only written otherwise, as `<br>` for `<br />`.
 */
export function listForbidden(content: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!contentTags.includes(tag)) found.add(`<${tag.slice(0, 40)}>`);
      else for (const [name, value] of Object.entries(attributes)) note(tag, name, value);
    },
  });
  parser.end(content);
  function note(tag: string, name: string, value: string): void {
    if (keepsAttribute(tag, name, value)) return;
    const isSource = tag === 'img' && name === 'src';
    const what = isSource
      ? `a picture from ${value.slice(0, 80)}`
      : `${name.slice(0, 40)} on <${tag}>`;
    found.add(what);
  }
  const all = [...found];
  return all.length > NAMED ? [...all.slice(0, NAMED), `and ${all.length - NAMED} more`] : all;
}
