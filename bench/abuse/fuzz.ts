// Every call of /api/openapi.json, made of its schemas and of what people try instead, by a seed: the
// same seed makes the same calls.
import fc, { type Arbitrary } from 'fast-check';
import { attacks } from '../../server/test-support/attacks.ts';
import { type Call, send } from '../send.ts';
import { type Abuse, count, refuseFaults, repeat, told } from './target.ts';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

const CALLS = 100_000;
const BATCH = 2_000;
const SEED = 7;

const HOSTILE = [
  ...Object.values(attacks),
  '',
  '\u0000',
  '\u202e\ufeff',
  '__proto__',
  'constructor',
  "'; drop table books; --",
  '../../etc/passwd',
  '%',
  '%zz%00',
  '1e999',
  'x'.repeat(3000),
  '𝕏'.repeat(300),
];
const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string(),
);
const junk: Arbitrary<unknown> = fc.oneof(
  text,
  fc.double(),
  fc.constantFrom(null, true, -1, 0, 2 ** 31, 2 ** 53, 1e308, [], {}, [[[[[[]]]]]]),
  fc.jsonValue({ maxDepth: 3 }),
);

function fitting(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => valueOf(one, ids)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type] = [schema.type].flat();
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [name, valueOf(one, ids)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: 5 });
  if (type === 'integer' || type === 'number') {
    const { minimum: min = -1000, maximum: max = 1e6 } = schema;
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31) });
  }
  if (type === 'boolean') return fc.boolean();
  return fc.oneof(fc.constantFrom(...ids), text);
}

/** What fits the schema, and now and then anything else. */
const valueOf = (schema: Schema, ids: readonly string[]): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: junk });

const inAddress = (value: unknown) =>
  encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed(),
  );

type Identity = Record<string, string>;

function callOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  ids: readonly string[],
  identities: readonly Identity[],
): Arbitrary<Call> {
  const named = (where: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === where)
          .map(({ name, schema }) => [name, valueOf(schema, ids)]),
      ),
      where === 'query' ? { requiredKeys: [] } : {},
    );
  const [[type, content] = ['application/json', {}]] = Object.entries(requestBody?.content ?? {});
  const body = requestBody
    ? fc.oneof(
        {
          weight: 12,
          arbitrary: valueOf(content.schema ?? {}, ids).map((value) => JSON.stringify(value)),
        },
        { weight: 1, arbitrary: text },
      )
    : fc.option(text, { nil: undefined, freq: 10 });
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant(type) },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/') },
  );
  return fc
    .tuple(named('path'), named('query'), body, types, fc.constantFrom(...identities))
    .map(([place, query, given, contentType, identity]) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(place[name]));
      const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
      return {
        method,
        path: address + (search.length > 0 ? `?${search.join('&')}` : ''),
        headers: { 'content-type': contentType, ...identity },
        ...(given !== undefined && { body: given }),
      };
    });
}

/** Would end the session, or the family, that the other calls are made with. */
const WITHOUT_IDENTITY = ['POST /api/admin/logout', 'DELETE /api/auth/user'];

export const fuzz: Abuse = async ({ origin, family, ownerToken, bookId }) => {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const books = await family.call<{ id: string }[]>('GET', '/api/books');
  // Not the book that the child reads: some of these will be deleted.
  const ids = books.map(({ id }) => id).filter((id) => id !== bookId);
  const unknown: Identity[] = [{}, { authorization: 'Bearer x.y.z', 'admin-auth': 'nobody' }];
  const both = { authorization: `Bearer ${family.token}`, 'admin-auth': ownerToken };
  const known: Identity[] = Array.from({ length: 8 }, () => both);
  const calls = fc.oneof(
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, operation]) => {
        const method = verb.toUpperCase();
        const isAlone = WITHOUT_IDENTITY.includes(`${method} ${path}`);
        return callOf(method, path, operation, ids, isAlone ? unknown : [...unknown, ...known]);
      }),
    ),
  );

  const statuses = new Map<number, number>();
  const faults = new Map<string, string>();
  for (let begun = 0; begun < CALLS; begun += BATCH) {
    const batch = fc.sample(calls, { seed: SEED + begun, numRuns: BATCH });
    await repeat(batch.length, 16, async (index) => {
      const call = batch[index]!;
      // Refused before all of it was sent.
      const refused = { status: 0, body: Buffer.alloc(0) };
      const answer = await send(origin, call).catch(() => refused);
      count(statuses, answer.status);
      try {
        refuseFaults(call, answer);
      } catch (error) {
        const { message } = error as Error;
        faults.set(message.slice(0, 40), `${message} to ${call.body?.slice(0, 300)}`);
      }
    });
  }
  if (faults.size > 0) throw new Error([...faults.values()].join('\n'));
  return told(statuses);
};
