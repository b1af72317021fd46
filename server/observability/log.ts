// What the log may hold: what happened, where and to which of our own ids. Never what a request or an
// answer carried, for that may name a child or open an account.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cutQuotations } from '../../domain/quotations.ts';
import { currentRequest } from './request-context.ts';

/** What of an error tells where it came from. Values stand in none of these. */
const NAMED = [
  'code',
  'statusCode',
  // Stripe's: the whole story stands in its dashboard under the request's id.
  'requestId',
  'param',
  'decline_code',
  // PostgreSQL's, of which `detail` quotes the row.
  'severity',
  'table',
  'column',
  'constraint',
  // SQLite's and the system's.
  'errcode',
  'syscall',
] as const;

/** Causes of causes that are told. */
const DEPTH = 3;

/** So much of a message, a stack or a code is looked at: another service may send any amount. In characters. */
const [LONGEST_MESSAGE, LONGEST_STACK, LONGEST_CODE] = [2_000, 10_000, 200];

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .slice(0, LONGEST_STACK)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');

/** What a restricted key of Stripe's lacks stands between the quotations, and says how to mend it. */
function permissionsIn(message: string): { permissions?: string } {
  const names = message.match(/\brak_[a-z_]{1,80}/g);
  return names ? { permissions: names.join(' ') } : {};
}

interface Told {
  type: string;
  message: string;
  stack: string;
  [code: string]: unknown;
}

/** An error as the log tells it: its kind, its sentence without quotations, its codes and its place. */
export function describeError(error: unknown, depth = DEPTH): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const named = error as Error & Partial<Record<(typeof NAMED)[number], unknown>>;
  const codes = NAMED.flatMap((name) => {
    const given = named[name];
    const value = typeof given === 'string' ? given.slice(0, LONGEST_CODE) : given;
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.constructor.name,
    // An error's message often quotes what it was given.
    message: cutQuotations(error.message.slice(0, LONGEST_MESSAGE), '"…"'),
    ...Object.fromEntries(codes),
    ...permissionsIn(error.message.slice(0, LONGEST_MESSAGE)),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

/** A digit here is a count or an id; an address names the machine. */
const VARYING = /\d+/g;

/** `log.ts:57` of a line of a stack, or undefined. */
function placeOf(frame: string): string | undefined {
  const end = frame.endsWith(')') ? frame.length - 1 : frame.length;
  const from = Math.max(...['/', '\\', '(', ' '].map((sign) => frame.lastIndexOf(sign, end)));
  return /^([\w.-]+:\d+):\d+$/.exec(frame.slice(from + 1, end))?.[1];
}

/**
 * The same for failures of one cause, whatever they were about: of its kind, its sentence without
 * quotations and numbers, and the place it came from, as twelve hexadecimal digits.
 */
export function fingerprintOf(error: unknown): string {
  const { type, message, stack } = describeError(error);
  const place = stack.split('\n').map(placeOf).find(Boolean);
  const what = JSON.stringify([type, message.replace(VARYING, ''), place]);
  return createHash('sha256').update(what).digest('hex').slice(0, 12);
}

const SECRETS = [
  /\b(?:sk|rk|pk)_(?:live|test)_\w+/g,
  /\bwhsec_\w+/g,
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  // User and password of an address.
  /(?<=\/\/)[^\s/"@]+(?=@)/g,
];

/** What stands between signs that an e-mail address has only inside quotation marks. */
const PIECES = /[^\s"\\<>()[\]{},;:'=/&?…]+/g;

function withoutEmail(piece: string): string {
  const isEmail = piece.includes('@', 1) || piece.includes('%40', 1);
  return isEmail ? `…${piece.endsWith('.') ? '.' : ''}` : piece;
}

/** The last net, under every line: e-mail addresses, keys, tokens and passwords inside addresses. */
export function withoutSecrets(line: string): string {
  const keyless = SECRETS.reduce((text, secret) => text.replace(secret, '…'), line);
  return /@|%40/.test(keyless) ? keyless.replace(PIECES, withoutEmail) : keyless;
}

/** What says in which request a line was written. */
function ofRequest(): object {
  const request = currentRequest();
  if (!request) return {};
  const { id, trace } = request;
  return { reqId: id, ...(trace && { trace_id: trace.traceId, span_id: trace.spanId }) };
}

/** For Fastify, which hands it to pino. */
export const logRules = {
  mixin: ofRequest,
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    err: (error: unknown) => describeError(error),
  },
  hooks: {
    streamWrite: withoutSecrets,
    // Of an error that is logged by itself pino would print the message as it is.
    logMethod(this: object, args: unknown[], log: (...args: [object, string]) => void) {
      const [error] = args;
      const told = error instanceof Error ? [{ err: error }, describeError(error).message] : args;
      Reflect.apply(log, this, told);
    },
  },
};
