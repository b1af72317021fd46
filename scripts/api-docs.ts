// `npm run api-docs`: writes a description of each endpoint in contracts/endpoints/ into docs/api.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { endpoints } from '../contracts/endpoints.ts';
import { type Endpoint, type EndpointTable, sayLimit } from '../contracts/endpoints/endpoint.ts';
import type { Access } from '../domain/access.ts';
import { newCommand } from './command.ts';

export const API_DOCS = join(import.meta.dirname, '..', 'docs', 'api.md');
/** Everything after this line is generated. */
const MARK = '<!-- What follows is written by npm run api-docs. -->\n';

const callers: Record<Access, string> = {
  anyone: 'anyone',
  user: 'a signed-in parent',
  subscriber: 'a parent with a subscription',
  editor: 'an owner or an editor',
  owner: 'an owner',
};

const code = (value: unknown) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
const fieldsOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** The answer of a call without an example. */
const bodiless = (file: string | undefined) =>
  file ? `The answer is a file (${file}).` : 'The answer is a 204.';

function describeCall([name, record]: [string, Endpoint]): string {
  const { summary, description, access, ofStudent, limit, query, upload, longestBody } = record;
  const { file, examples } = record;
  const { bodies = [], answers = [] } = examples;
  const facts = [
    `Who: ${callers[access]}`,
    ofStudent && 'About one child: the header `student` names it',
    limit && `Limit: ${sayLimit(limit)}`,
    query &&
      `Query: ${fieldsOf(query)
        .map((field) => `\`${field}\``)
        .join(', ')}`,
    upload && `Body: a file (${upload.types.join(', ')})`,
    longestBody && `Longest body: ${longestBody.toLocaleString('en-AU')} bytes`,
  ];
  return [
    `### ${name}`,
    `${summary}.`,
    description,
    facts
      .filter(Boolean)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    bodies.length > 0 && `Body, for example:\n\n${code(bodies[0])}`,
    answers.length > 0 ? `Answer, for example:\n\n${code(answers[0])}` : bodiless(file),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns docs/api.md with these calls. `text` is its present content; the part before the mark is written by hand. */
export async function writeCalls(text: string, table: EndpointTable): Promise<string> {
  const [byHand = ''] = text.split(MARK);
  const calls = Object.entries(table).map(describeCall);
  const written = `${byHand}${MARK}\n## Every call\n\n${calls.join('\n\n')}\n`;
  return format(written, { ...(await resolveConfig(API_DOCS)), parser: 'markdown' });
}

if (import.meta.main) {
  newCommand('npm run api-docs --', 'Writes docs/api.md from the table of calls.').parse();
  await writeFile(API_DOCS, await writeCalls(await readFile(API_DOCS, 'utf8'), endpoints));
}
