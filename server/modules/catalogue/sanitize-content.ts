// Sanitises the HTML of a book before it is stored.
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import {
  contentTags,
  keepsAttribute,
  droppedBlockTags,
  pictureAttributes,
} from '../../../contracts/book-content.ts';
import { listSome } from '../../../domain/name-some.ts';

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
  // Removes a picture whose address is not allowed, instead of leaving an empty frame.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  disallowedTagsMode: 'discard',
};

/** Matches block tags without attributes, as the sanitiser writes them. */
const BLOCK_TAGS = new RegExp(`(?:</?(?:${droppedBlockTags.join('|')})>)+`, 'g');

/** Drops these tags, and puts a space in their place if words would join otherwise. */
function dropBlockTags(html: string): string {
  return html.replaceAll(BLOCK_TAGS, (tags: string, at: number) => {
    const [before, after] = [html[at - 1] ?? ' ', html[at + tags.length] ?? ' '];
    return /\s/.test(before + after) ? '' : ' ';
  });
}

/** Returns the content without scripts, handlers, frames, forms, styles, links and foreign pictures. */
export function sanitizeContent(content: string): string {
  // PostgreSQL cannot store NUL.
  return dropBlockTags(sanitizeHtml(content.replaceAll('\0', ''), OPTIONS));
}

/** The most forbidden things that are named. */
const MAX_NAMED = 5;

/**
 * Lists the things that `sanitizeContent` drops from this content, such as `<script>`, each once. Empty if
 * the sanitiser only changes the spelling, such as `<br>` to `<br />`.
 */
export function listForbidden(content: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!contentTags.includes(tag)) found.add(`<${tag.slice(0, 40)}>`);
      else for (const [name, value] of Object.entries(attributes)) checkAttribute(tag, name, value);
    },
  });
  parser.end(content);
  function checkAttribute(tag: string, name: string, value: string): void {
    if (keepsAttribute(tag, name, value)) return;
    const isSource = tag === 'img' && name === 'src';
    const what = isSource
      ? `a picture from ${value.slice(0, 80)}`
      : `${name.slice(0, 40)} on <${tag}>`;
    found.add(what);
  }
  return listSome([...found], MAX_NAMED);
}
