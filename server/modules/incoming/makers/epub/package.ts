// Reads the package document of an EPUB: what the book is called, which files it has, and in which order they are read.
import { badBody } from '../../../../problems/problem.ts';
import { damagedEpub, type EpubFiles, resolvePath } from './files.ts';
import { type Metadata, metadataVisitor } from './metadata.ts';
import { visit } from './xml.ts';

export interface EpubItem {
  /** The path of its file; null if it is not in the EPUB. */
  path: string | null;
  /** Its media type. */
  type: string;
  properties: readonly string[];
  /** The id of an item to be shown instead of one whose type is unknown. */
  fallback: string | undefined;
}

export interface SpineItem {
  item: EpubItem;
  /** Whether it is one page, laid out by its author. */
  isFixed: boolean;
}

export interface EpubPackage extends Metadata {
  spine: SpineItem[];
  /** The path of the cover; null if the EPUB names none. */
  cover: string | null;
  /** The path of the page that shows the cover; null if the EPUB names none. */
  coverPage: string | null;
  /** The paths of the tables of contents. */
  contentsPages: readonly (string | null)[];
}

/** The most documents in reading order. */
const MOST_IN_SPINE = 2_000;
const CONTAINER = 'META-INF/container.xml';
const APPLE_OPTIONS = 'META-INF/com.apple.ibooks.display-options.xml';

/** The most characters of a list of properties that are read. */
const LONGEST_LIST = 1_000;
/** How often another item is shown instead of one whose type is unknown. */
const MOST_FALLBACKS = 10;

const wordsOf = (list = '') => list.slice(0, LONGEST_LIST).split(/\s+/).filter(Boolean);

/** Throws a Problem if the EPUB names no documents in reading order. */
export async function readPackage(files: EpubFiles): Promise<EpubPackage> {
  const path = await findPackage(files);
  const metadata = metadataVisitor();
  const items = new Map<string, EpubItem>();
  const references: { id: string; properties: string[] }[] = [];
  const guide = new Map<string, string | null>();

  await visit(await files.readDocument(path), 'xml', {
    ...metadata,
    open(name, attributes) {
      metadata.open(name, attributes);
      const { id = '', href = '', idref = '', type = '', properties, linear } = attributes;
      if (name === 'item') {
        items.set(id.trim(), {
          path: resolvePath(href, path),
          type: attributes['media-type'] ?? '',
          properties: wordsOf(properties),
          fallback: attributes.fallback?.trim(),
        });
      } else if (name === 'itemref' && linear !== 'no') {
        references.push({ id: idref.trim(), properties: wordsOf(properties) });
      } else if (name === 'reference') guide.set(type.toLowerCase(), resolvePath(href, path));
    },
  });
  if (references.length > MOST_IN_SPINE) {
    throw badBody('This EPUB has too many chapters. Split it into several books.');
  }

  const { isFixed, coverItem, ...about } = metadata.result();
  const isAllFixed = isFixed || (await appleSaysFixed(files));
  const spine = references.flatMap(({ id, properties }) => {
    const item = shownItem(items, id);
    return item ? [{ item, isFixed: layoutOf(properties) ?? isAllFixed }] : [];
  });
  if (spine.length === 0) throw damagedEpub();
  const withProperty = (property: string) =>
    [...items.values()].find(({ properties }) => properties.includes(property));
  return {
    ...about,
    isFixed: isAllFixed,
    coverItem,
    spine,
    cover: (withProperty('cover-image') ?? items.get(coverItem ?? ''))?.path ?? null,
    coverPage: guide.get('cover') ?? null,
    contentsPages: [withProperty('nav')?.path ?? null, guide.get('toc') ?? null],
  };
}

async function findPackage({ find, readDocument }: EpubFiles): Promise<string> {
  const paths: string[] = [];
  if (!find(CONTAINER)) throw damagedEpub();
  await visit(await readDocument(CONTAINER), 'xml', {
    open(name, attributes) {
      const path = attributes['full-path'];
      if (name === 'rootfile' && path !== undefined) paths.push(path);
    },
    close() {},
    text() {},
  });
  if (paths[0] === undefined) throw damagedEpub();
  return paths[0];
}

/** Books for Apple's older reader say here that their pages are laid out. */
async function appleSaysFixed({ find, readDocument }: EpubFiles): Promise<boolean> {
  if (!find(APPLE_OPTIONS)) return false;
  let isOption = false;
  let answer = '';
  await visit(await readDocument(APPLE_OPTIONS), 'xml', {
    open: (name, attributes) =>
      void (isOption = name === 'option' && attributes.name === 'fixed-layout'),
    close: () => void (isOption = false),
    text: (piece) => void (isOption && (answer += piece)),
  });
  return answer.trim() === 'true';
}

/** The properties of one document go before those of the book. */
function layoutOf(properties: readonly string[]): boolean | undefined {
  if (properties.includes('rendition:layout-pre-paginated')) return true;
  return properties.includes('rendition:layout-reflowable') ? false : undefined;
}

const isText = (type: string): boolean =>
  [
    'application/xhtml+xml',
    'text/html',
    'image/svg+xml',
    'application/x-dtbook+xml',
    'text/x-oeb1-document',
  ].includes(type);
export const isPicture = (type: string): boolean => type.startsWith('image/') && !isText(type);

/** Returns an item, or what is shown instead of it because its type is unknown; undefined if nothing can be shown. */
function shownItem(items: ReadonlyMap<string, EpubItem>, id: string): EpubItem | undefined {
  let item = items.get(id);
  for (let left = MOST_FALLBACKS; item && left > 0; left--) {
    if (isText(item.type) || isPicture(item.type)) return item;
    item = items.get(item.fallback ?? '');
  }
  return undefined;
}
