// Reads the specification and the titles of its tests, to hold the two together: those in a browser, which
// stand beside this file, and those of the screens alone, in client/specification/.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** Where tests of the specification stand, and how their files' names end. */
const PLACES = [
  { folder: 'e2e/specification', ending: '.spec.ts' },
  { folder: 'client/specification', ending: '.test.tsx' },
];

/** A paragraph, a bullet or a table's row of the specification, without its typography. */
export interface Statement {
  /** The number of the section it stands in. */
  section: string;
  text: string;
}

/** A title of a test or of a group of tests. */
export interface Title {
  /** From the root of the repository on. */
  file: string;
  section: string;
  text: string;
  /** Whether a group around it quotes the specification already. */
  isInside: boolean;
}

/** One space for any, no marks of emphasis, no code quotes. */
function plain(text: string): string {
  return text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function rowOf(line: string): string {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join(' | ');
}

/** Everything the numbered sections of docs/specification.md say, in order. */
export function readStatements(): Statement[] {
  const source = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
  const statements: Statement[] = [];
  let section = '';
  for (const line of source.split('\n')) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = heading[1] ?? '';
    if (section === '' || line === '' || line.startsWith('#')) continue;
    if (/^\|[-| ]+\|$/.test(line)) {
      // What stands above this line are the table's headings.
      statements.pop();
      continue;
    }
    statements.push({
      section,
      text: plain(line.startsWith('|') ? rowOf(line) : line.replace(/^- /, '')),
    });
  }
  return statements;
}

const GROUPS = ['test.describe', 'describe'];
const TESTS = ['test', 'it', 'test.each'];

function titlesOf(file: string): Title[] {
  const section = /^\d+/.exec(basename(file))?.[0] ?? '';
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const titles: Title[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    let inside = isInside;
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source);
      const [first] = node.arguments;
      if (
        (GROUPS.includes(callee) || TESTS.includes(callee)) &&
        first &&
        ts.isStringLiteralLike(first)
      ) {
        titles.push({ file, section, text: plain(first.text), isInside });
        inside ||= GROUPS.includes(callee);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return titles;
}

/** The titles of all specification tests; a file's name begins with the section's number. */
export function readTitles(): Title[] {
  return PLACES.flatMap(({ folder, ending }) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .sort()
      .flatMap((file) => titlesOf(`${folder}/${file}`)),
  );
}

/** The parts of a quotation, which may leave something out at ' … '. */
function partsOf(title: string): string[] {
  return title.split(/\s*…\s*/).filter((part) => part !== '');
}

/** Whether every part of `title` stands in one and the same statement of its section. */
export function isQuotation(title: Title, statements: readonly Statement[]): boolean {
  const parts = partsOf(title.text);
  return statements.some(
    ({ section, text }) => section === title.section && parts.every((part) => text.includes(part)),
  );
}

/** What the specification says that it leaves open. */
const OPEN = /\([^()]*not shown\)|[^.;|]*: not shown\.?/g;

/** The words of `statement` that no title of its section quotes; '' where all are. */
export function unquoted(statement: Statement, titles: readonly Title[]): string {
  const { section, text } = statement;
  const isQuoted = new Array<boolean>(text.length).fill(false);
  for (const { 0: words, index } of text.matchAll(OPEN)) {
    isQuoted.fill(true, index, index + words.length);
  }
  for (const title of titles) {
    if (title.section !== section || !isQuotation(title, [statement])) continue;
    for (const part of partsOf(title.text)) {
      for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
        isQuoted.fill(true, at, at + part.length);
      }
    }
  }
  const rest = [...text.split('')]
    .map((character, at) => (isQuoted[at] ? ' ' : character))
    .join('');
  return /[\p{L}\p{N}]/u.test(rest) ? rest.replace(/\s+/g, ' ').trim() : '';
}
