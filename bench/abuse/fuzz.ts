// Fuzzes every call of /api/openapi.json with values that match its schemas, mixed with hostile values. The same
// seed makes the same calls.
import fc, { type Arbitrary } from 'fast-check';
import { attacks } from '../../server/test-support/attacks.ts';
import { type Call, send } from '../send.ts';
import { type Abuse, count, repeat, summarize, throwOnServerFault } from './target.ts';

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

function matching(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
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

/** Generates values that match the schema, and sometimes other values. */
const valueOf = (schema: Schema, ids: readonly string[]): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: matching(schema, ids) }, { weight: 1, arbitrary: junk });

const encodeForUrl = (value: unknown) =>
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
  const parametersIn = (where: string) =>
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
    .tuple(parametersIn('path'), parametersIn('query'), body, types, fc.constantFrom(...identities))
    .map(([pathValues, query, given, contentType, identity]) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeForUrl(pathValues[name]),
      );
      const search = Object.entries(query).map(([name, value]) => `${name}=${encodeForUrl(value)}`);
      return {
        method,
        path: address + (search.length > 0 ? `?${search.join('&')}` : ''),
        headers: { 'content-type': contentType, ...identity },
        ...(given !== undefined && { body: given }),
      };
    });
}

/** Calls made without valid credentials, because they would end the session or the account of the other calls. */
const WITHOUT_IDENTITY = ['POST /api/admin/logout', 'DELETE /api/auth/user'];

export const fuzz: Abuse = async ({ origin, family, ownerToken, bookId }) => {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const books = await family.call<{ id: string }[]>('GET', '/api/books');
  // Excludes the book that the child reads, because the fuzzer deletes some books.
  const ids = books.map(({ id }) => id).filter((id) => id !== bookId);
  const anonymous: Identity[] = [{}, { authorization: 'Bearer x.y.z', 'admin-auth': 'nobody' }];
  const both = { authorization: `Bearer ${family.token}`, 'admin-auth': ownerToken };
  const withIdentity: Identity[] = Array.from({ length: 8 }, () => both);
  const calls = fc.oneof(
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, operation]) => {
        const method = verb.toUpperCase();
        const isWithoutIdentity = WITHOUT_IDENTITY.includes(`${method} ${path}`);
        return callOf(
          method,
          path,
          operation,
          ids,
          isWithoutIdentity ? anonymous : [...anonymous, ...withIdentity],
        );
      }),
    ),
  );

  const statuses = new Map<number, number>();
  const faults = new Map<string, string>();
  for (let done = 0; done < CALLS; done += BATCH) {
    const batch = fc.sample(calls, { seed: SEED + done, numRuns: BATCH });
    await repeat(batch.length, 16, async (index) => {
      const call = batch[index]!;
      // The library closed the connection before the whole request was sent.
      const refused = { status: 0, body: Buffer.alloc(0) };
      const response = await send(origin, call).catch(() => refused);
      count(statuses, response.status);
      try {
        throwOnServerFault(call, response);
      } catch (error) {
        const { message } = error as Error;
        faults.set(message.slice(0, 40), `${message} to ${call.body?.slice(0, 300)}`);
      }
    });
  }
  if (faults.size > 0) throw new Error([...faults.values()].join('\n'));
  return summarize(statuses);
};
