// Helpers for tests that call every endpoint of the API, based on the endpoint records.
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';

export const calls = () => Object.keys(endpoints) as EndpointName[];
export const recordOf = (name: EndpointName): Endpoint => endpoints[name];
export const isReading = (name: EndpointName) => name.startsWith('GET ');

type Body = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Returns a request with the endpoint's first examples. The library must have the book `sam`. */
export function exampleOf(name: EndpointName) {
  const { params = {}, query, bodies } = recordOf(name).examples;
  const [method, template = ''] = name.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  return {
    method: method as Method,
    path,
    /** The path with the query. */
    address: query ? `${path}?${new URLSearchParams(query)}` : path,
    body: bodies?.[0] as Body | undefined,
  };
}

/** Returns the endpoint's success status. */
export const successOf = (name: EndpointName): number => {
  const { answer, file, status = 204 } = recordOf(name);
  return answer === null && !file ? status : 200;
};

interface Shape {
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

const fieldsOf = ({ properties = {}, anyOf = [], oneOf = [] }: Shape): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf].flatMap(fieldsOf),
];

const UNUSUAL = [undefined, null, true, 5, -1.5, '', 'x'.repeat(3_000), 'a\u0000', [], [{}], {}];

/**
 * Returns the fields of the JSON body's schema, each with values that make a valid body invalid, and this body: `valid`,
 * or the first of the record's examples that may have the field. If there is none, no value is returned.
 */
export function wrongFieldsOf(
  name: EndpointName,
  valid?: Body,
): [field: string, values: unknown[], body?: Body][] {
  const { body: schema, examples } = recordOf(name);
  if (!schema) return [];
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const bodies = [valid, ...((examples.bodies ?? []) as Body[])].filter(
    (body) => body !== undefined,
  );
  const issuesOf = (body: Body) =>
    schema.safeParse(JSON.parse(JSON.stringify(body))).error?.issues ?? [];
  return [...new Set(fieldsOf(shape))].map((field) => {
    const body = bodies.find((one) =>
      issuesOf({ ...one, [field]: null }).every(({ code }) => code !== 'unrecognized_keys'),
    );
    if (!body) return [field, []];
    return [
      field,
      UNUSUAL.filter((value) => issuesOf({ ...body, [field]: value }).length > 0),
      body,
    ];
  });
}
