// Every call of the API as its record describes it, for tests that make all of them.
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';

export const calls = () => Object.keys(endpoints) as EndpointName[];
export const recordOf = (name: EndpointName): Endpoint => endpoints[name];
export const isReading = (name: EndpointName) => name.startsWith('GET ');

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The call with the values of its first examples: for a library that has the book `sam`. */
export function exampleOf(name: EndpointName) {
  const { params = {}, query, bodies } = recordOf(name).examples;
  const [method, template = ''] = name.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  return {
    method: method as Method,
    path,
    /** With its query. */
    address: query ? `${path}?${new URLSearchParams(query)}` : path,
    body: bodies?.[0] as Record<string, unknown> | undefined,
  };
}

/** What it is answered with. */
export const successOf = (name: EndpointName): number =>
  recordOf(name).answer === null ? 204 : 200;

interface Shape {
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

const fieldsOf = ({ properties = {}, anyOf = [], oneOf = [] }: Shape): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf].flatMap(fieldsOf),
];

const STRANGE = [undefined, null, true, 5, -1.5, '', 'x'.repeat(3_000), 'a\u0000', [], [{}], {}];

/** The fields of its JSON body, each with values that its schema refuses in `right`, which it takes. */
export function wrongFieldsOf(
  name: EndpointName,
  right = exampleOf(name).body,
): [field: string, values: unknown[]][] {
  const { body } = recordOf(name);
  if (!body) return [];
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  const isRefused = (field: string) => (value: unknown) => {
    const sent = JSON.stringify({ ...right, [field]: value });
    return !body.safeParse(JSON.parse(sent)).success;
  };
  return [...new Set(fieldsOf(shape))].map((field) => [field, STRANGE.filter(isRefused(field))]);
}
