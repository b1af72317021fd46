import { Linter } from 'eslint';
import { resolve } from 'node:path';
import ts from 'typescript';
import parser from 'typescript-eslint';
import { expect, test } from 'vitest';
import { noBareText } from './no-bare-text.ts';

const BEFORE = `
import type { ReactElement, ReactNode } from 'react';
declare const busy: boolean, count: number, name: string, node: ReactNode;
declare const list: ReactElement[], names: string[];
declare function Maybe(): ReactElement | null;
declare function Always(): ReactElement;
declare function Text(): string;
declare function Library(props: { children?: ReactNode }): ReactNode;
`;
const BAD = [
  '<p>{busy && <b />}{name}</p>',
  '<p>{busy && <b />}words</p>',
  '<p>words {busy && <b />}</p>',
  '<p>{busy ? <i /> : <b />} words</p>',
  '<p>{busy && "words"}<b /></p>',
  '<p>{count > 0 && "x"} words</p>',
  '<p>{count} words</p>',
  '<p>{count && <b />}<i /></p>',
  '<p>{busy && <b />}{node}</p>',
  '<p><Maybe /> words</p>',
  '<p><b key={name} /> words</p>',
  '<p><Text /></p>',
  '<p><b /><Text /></p>',
  '<p>{list}words</p>',
  '<p>{list.map((one) => (busy ? one : "word"))}</p>',
  '<p>{names}</p>',
  '<>words</>',
  '<>{busy ? name : <b />}</>',
  '<p>{busy && <b />}{" "}</p>',
];
const GOOD = [
  '<p>{name}</p>',
  '<p>{busy ? "one" : "other"}</p>',
  '<p>{`${count} words`}</p>',
  '<p>{busy && <b />}<span>{name}</span></p>',
  '<p>words <b>and</b> words</p>',
  '<p><Always /> words</p>',
  '<p><Library /> words</p>',
  '<p>{busy && <b />}{list}</p>',
  '<p>\n{/* nothing */}\nwords\n</p>',
  '<p>\n{busy && <b />}\n<i />\n</p>',
  '<Library>{node}</Library>',
];

/** One program for all samples, because loading the types takes longer than linting. */
const found = lint([...BAD, ...GOOD]);

function lint(samples: readonly string[]): Map<string, number> {
  const file = resolve(import.meta.dirname, 'no-bare-text.sample.tsx');
  const options = { strict: true, jsx: ts.JsxEmit.ReactJSX, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  const text = BEFORE + samples.map((jsx, at) => `export const sample${at} = ${jsx};`).join('\n');
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, text, target) : read(name, target, ...rest);
  const messages = new Linter().verify(
    text,
    {
      files: ['**/*.tsx'],
      plugins: { house: { rules: { 'no-bare-text': noBareText } } },
      rules: { 'house/no-bare-text': 'error' },
      languageOptions: {
        parser: parser.parser,
        parserOptions: { programs: [ts.createProgram([file], options, host)] },
      },
    } as unknown as Linter.Config,
    file,
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const lines = text.split('\n');
  const sampleOf = (line: number) =>
    lines
      .slice(0, line)
      .findLast((one) => one.startsWith('export const sample'))
      ?.match(/\d+/)?.[0];
  return new Map(
    samples.map((jsx, at) => [
      jsx,
      messages.filter(({ line }) => sampleOf(line) === String(at)).length,
    ]),
  );
}

test.each(BAD)('reports %s', (jsx) => {
  expect(found.get(jsx)).toBeGreaterThan(0);
});

test.each(GOOD)('accepts %s', (jsx) => {
  expect(found.get(jsx)).toBe(0);
});
