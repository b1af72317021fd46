// Reads the documents of an EPUB with a parser that never expands entities of the document and never fetches anything.
import { Parser } from 'htmlparser2';
import { createPace } from '../../../../async/pace.ts';
import { badBody } from '../../../../problems/problem.ts';

/** The largest document, in bytes. */
export const LARGEST_DOCUMENT = 1_048_576;
/** The deepest nesting. The parser looks through all open elements for each end tag. */
const DEEPEST = 200;
/** The most attributes of one element. */
const MOST_ATTRIBUTES = 200;
/** How much is parsed at once, in characters. */
const STRETCH = 32_768;

export interface Visitor {
  /** `name` has no prefix. The names of attributes keep theirs. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(piece: string): void;
}

const tooComplex = () =>
  badBody('A page of this EPUB is too complex to be read. Export it as a PDF, and bring that in.');

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Visits the elements and texts of a document. XHTML is read as HTML, with its named entities; `xml` has no more than
 * those of XML. Other requests are served in between.
 */
export async function visit(
  bytes: Buffer,
  kind: 'xml' | 'xhtml',
  { open, close, text }: Visitor,
): Promise<void> {
  let depth = 0;
  let attributeCount = 0;
  const parser = new Parser(
    {
      onattribute: () => {
        if (++attributeCount > MOST_ATTRIBUTES) throw tooComplex();
      },
      onopentag: (name, attributes) => {
        attributeCount = 0;
        if (++depth > DEEPEST) throw tooComplex();
        open(localName(name), attributes);
      },
      onclosetag: (name) => {
        depth--;
        close(localName(name));
      },
      // Outside of all elements is what the parser does not know of a document's own definitions.
      ontext: (piece) => {
        if (depth > 0) text(piece);
      },
    },
    { xmlMode: kind === 'xml', recognizeSelfClosing: true, recognizeCDATA: true },
  );
  const pace = createPace();
  const source = decode(bytes);
  for (let at = 0; at < source.length; at += STRETCH) {
    parser.write(source.slice(at, at + STRETCH));
    await pace();
  }
  parser.end();
}

/** Decodes UTF-16 by its mark, an older encoding by its declaration, and all else as UTF-8. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = bytes.toString('latin1', 0, 200);
  const label = /^\s{0,9}<\?xml[^>]{1,99}encoding=["'](iso-8859-1|windows-1252)["']/i.exec(
    head,
  )?.[1];
  return new TextDecoder(label ?? 'utf-8').decode(bytes);
}
