// Defines an endpoint: its method, path, parameters and handler.
import { z } from 'zod';
import type { Kind, Kinds } from '../shapes/kinds.ts';
import { UnknownCursor } from '../store/store.ts';
import type { Work } from '../work/work.ts';
import { ApiError, missing } from '../shapes/error.ts';
import { text } from './fields.ts';
import type { FormData } from './form.ts';

/** Any of Stripe's objects. */
export interface StripeObject {
  object: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v1`, with `:id` for parts that vary. */
  path: string;
  /** Validates the parameters and returns the function that runs the endpoint. Throws ApiError. */
  prepare(ids: Record<string, string>, form: FormData): (work: Work) => StripeObject | ApiError;
  expand(form: FormData): string[];
}

const expandable = z.object({ expand: z.array(text).max(20).optional() });

function paramName(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((step) => `[${step}]`).join('')}`;
}

function valueAt(form: unknown, path: PropertyKey[]): unknown {
  let value = form;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

function refusal(issue: z.core.$ZodIssue, form: FormData, knownParams: string[]): ApiError {
  const param = paramName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = paramName([...issue.path, issue.keys[0] ?? '']);
    const hint = issue.path.length === 0 ? ` (this stand-in knows ${knownParams.join(', ')})` : '';
    return new ApiError(400, {
      message: `Received unknown parameter: ${unknown}${hint}`,
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (valueAt(form, issue.path) === undefined) {
    return new ApiError(400, {
      message: `Missing required param: ${param}.`,
      code: 'parameter_missing',
      param,
    });
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return new ApiError(400, {
    message: issue.code === 'invalid_type' ? `Invalid ${issue.expected}` : issue.message,
    param,
    ...(typeof code === 'string' && { code }),
  });
}

export function endpoint<S extends z.ZodRawShape>(
  route: `${Endpoint['method']} ${string}`,
  shape: S,
  handler: (
    work: Work,
    params: z.output<z.ZodObject<S>>,
    ids: Record<string, string>,
  ) => StripeObject | ApiError,
): Endpoint {
  const [method, path] = route.split(' ') as [Endpoint['method'], string];
  const schema = z.strictObject(shape);
  const known = [...Object.keys(shape), 'expand'];
  return {
    method,
    path,
    prepare(ids, { expand: _expand, ...form }) {
      const parsed = schema.safeParse(form);
      if (!parsed.success) {
        const { issues } = parsed.error;
        const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
        if (issue === undefined) throw new ApiError(400, { message: 'Invalid request' });
        throw refusal(issue, form, known);
      }
      return (work) => handler(work, parsed.data, ids);
    },
    expand(form) {
      if (form['expand'] === undefined) return [];
      const parsed = expandable.safeParse(form);
      if (!parsed.success) {
        throw new ApiError(400, { message: 'Invalid array', param: 'expand' });
      }
      return parsed.data.expand ?? [];
    },
  };
}

/** Returns the object with this id. Throws ApiError. Leave out `param` when the id comes from the path. */
export function need<K extends Kind>(work: Work, kind: K, id: string, param?: string): Kinds[K] {
  const found = work.store.find(kind, id);
  if (found === undefined || found === 'deleted') throw missing(kind, id, param);
  return found;
}

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** Returns one page of a kind, newest first. Throws ApiError, for example when the customer never existed. */
export function list<K extends Kind>(
  work: Work,
  kind: K,
  url: string,
  paging: Paging,
  options: {
    customer?: string | undefined;
    fits?: (doc: Kinds[K]) => boolean;
    present?: (doc: Kinds[K]) => Kinds[K];
  } = {},
): StripeObject {
  if (paging.starting_after !== undefined && paging.ending_before !== undefined) {
    throw new ApiError(400, {
      message: 'You may only specify one of these parameters: starting_after, ending_before.',
      param: 'ending_before',
      code: 'parameters_exclusive',
    });
  }
  const { customer } = options;
  if (customer !== undefined && work.store.find('customer', customer) === undefined) {
    throw missing('customer', customer, 'customer');
  }
  try {
    const { data, more } = work.store.page(
      kind,
      {
        limit: paging.limit ?? 10,
        startingAfter: paging.starting_after,
        endingBefore: paging.ending_before,
      },
      customer,
      options.fits ?? (() => true),
    );
    const { present = (doc) => doc } = options;
    const answer = { object: 'list', data: data.map((doc) => present(doc)), has_more: more, url };
    return answer;
  } catch (error) {
    if (error instanceof UnknownCursor) throw missing(kind, error.id, error.param);
    throw error;
  }
}
