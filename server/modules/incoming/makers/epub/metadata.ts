// Reads what a package document says about the book: title, author, description, cover, layout.
import { isBlank, lineOf } from '../../../../../domain/text.ts';
import type { Visitor } from './xml.ts';

export interface Metadata {
  /** As it stands in the EPUB; null if there is none. */
  title: string | null;
  /** Cleaned, as is fit for a book; null if there is none that can be seen. */
  author: string | null;
  /** As it stands in the EPUB, often with tags. */
  description: string | null;
  isFixed: boolean;
  /** The id of the cover in an EPUB 2. */
  coverItem: string | undefined;
}

interface Entry {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

const LONGEST_AUTHOR = 120;
/** What programs write for an author whom they do not know. */
const NOBODY = /^(?:unknown|unknown author|author)$/i;

/** Returns a visitor of the package document, and what it has found. */
export function metadataVisitor(): Visitor & { result(): Metadata } {
  const entries: Entry[] = [];
  let isInside = false;
  let current: Entry | undefined;
  return {
    open(name, attributes) {
      if (name === 'metadata') isInside = true;
      if (!isInside) return;
      current = { name, attributes, text: '' };
      entries.push(current);
    },
    close(name) {
      if (name === 'metadata') isInside = false;
      current = undefined;
    },
    text(piece) {
      if (current) current.text += piece;
    },
    result: () => summarise(entries),
  };
}

/** Returns as many whole names as fit. */
function joinNames(names: readonly string[]): string {
  let joined = '';
  for (const name of names) {
    const more = joined === '' ? name : `${joined}, ${name}`;
    if (more.length > LONGEST_AUTHOR) break;
    joined = more;
  }
  return joined;
}

function summarise(entries: readonly Entry[]): Metadata {
  const metas = entries.filter(({ name }) => name === 'meta');
  const named = (name: string) => entries.filter((one) => one.name === name && !isBlank(one.text));
  const refined = new Map(
    metas.map(({ attributes: { refines, property }, text }) => [
      `${refines} ${property}`,
      text.trim(),
    ]),
  );
  const refinement = ({ attributes: { id } }: Entry, property: string) =>
    refined.get(`#${id} ${property}`);
  const contentOf = (name: string) =>
    metas.find(({ attributes }) => attributes.name === name)?.attributes.content;
  const layout = metas.find(({ attributes }) => attributes.property === 'rendition:layout');

  const titles = named('title');
  const main = titles.find((one) => refinement(one, 'title-type') === 'main') ?? titles[0];
  const roleOf = (one: Entry) => one.attributes['opf:role'] ?? refinement(one, 'role');
  const authors = named('creator')
    .filter((one) => (roleOf(one) ?? 'aut') === 'aut')
    .slice(0, LONGEST_AUTHOR);
  const names = authors
    .map(({ text }) => lineOf(text, LONGEST_AUTHOR))
    .filter((name) => name !== '' && !NOBODY.test(name));
  return {
    title: main?.text ?? null,
    author: joinNames(names) || null,
    description: named('description')[0]?.text ?? null,
    isFixed: layout?.text.trim() === 'pre-paginated' || contentOf('fixed-layout') === 'true',
    coverItem: contentOf('cover'),
  };
}
