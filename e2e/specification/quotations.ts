// Reads the specification and the titles of its tests, so that a test can compare them. The tests that need a browser
// are beside this file. The tests of single screens are in client/specification/.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** The folders with tests of the specification, and the endings of their file names. */
const TEST_FOLDERS = [
  { folder: 'e2e/specification', ending: '.spec.ts' },
  { folder: 'client/specification', ending: '.test.tsx' },
];

/** A paragraph, a list item or a table row of the specification, without Markdown. */
export interface Statement {
  /** The number of its section. */
  section: string;
  text: string;
}

/** The title of a test or of a group of tests. */
export interface Title {
  /** The path from the root of the repository. */
  file: string;
  section: string;
  text: string;
  /** Whether it is inside a group, whose title quotes the specification instead. */
  isInside: boolean;
}

/** Removes emphasis and code marks, and reduces white space to single spaces. */
function plain(text: string): string {
  return text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function formatRow(line: string): string {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join(' | ');
}

/** Returns all statements of the numbered sections of docs/specification.md, in order. */
export function readStatements(): Statement[] {
  const source = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
  const statements: Statement[] = [];
  let section = '';
  for (const line of source.split('\n')) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = heading[1] ?? '';
    if (section === '' || line === '' || line.startsWith('#')) continue;
    if (/^\|[-| ]+\|$/.test(line)) {
      // The line above contains the table's headings.
      statements.pop();
      continue;
    }
    statements.push({
      section,
      text: plain(line.startsWith('|') ? formatRow(line) : line.replace(/^- /, '')),
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

/** Returns the titles of all specification tests. A file's name begins with the number of its section. */
export function readTitles(): Title[] {
  return TEST_FOLDERS.flatMap(({ folder, ending }) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .sort()
      .flatMap((file) => titlesOf(`${folder}/${file}`)),
  );
}

/** Returns the parts of a quotation. ' … ' marks omitted text. */
function partsOf(title: string): string[] {
  return title.split(/\s*…\s*/).filter((part) => part !== '');
}

/** Returns whether one statement of the title's section contains every part of the title. */
export function isQuotation(title: Title, statements: readonly Statement[]): boolean {
  const parts = partsOf(title.text);
  return statements.some(
    ({ section, text }) => section === title.section && parts.every((part) => text.includes(part)),
  );
}

/** The details that the specification leaves unspecified. */
const UNSPECIFIED = /\([^()]*not shown\)|[^.;|]*: not shown\.?/g;

/** Returns the words of `statement` that no title of its section quotes, or '' if all are quoted. */
export function unquoted(statement: Statement, titles: readonly Title[]): string {
  const { section, text } = statement;
  const isQuoted = new Array<boolean>(text.length).fill(false);
  for (const { 0: words, index } of text.matchAll(UNSPECIFIED)) {
    isQuoted.fill(true, index, index + words.length);
  }
  for (const title of titles) {
    if (title.section !== section || !isQuotation(title, [statement])) continue;
    for (const part of partsOf(title.text)) {
      for (let index = text.indexOf(part); index !== -1; index = text.indexOf(part, index + 1)) {
        isQuoted.fill(true, index, index + part.length);
      }
    }
  }
  const rest = [...text.split('')]
    .map((character, index) => (isQuoted[index] ? ' ' : character))
    .join('');
  return /[\p{L}\p{N}]/u.test(rest) ? rest.replace(/\s+/g, ' ').trim() : '';
}
