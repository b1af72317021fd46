// Log rules: the log may contain what happened, where, and our own ids. It never contains the content of a
// request or response, which may name a child or hold a credential.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cutQuotations } from '../../domain/quotations.ts';
import { currentRequest } from './request-context.ts';

/** The fields of an error that are logged. None of them contains user data. */
const LOGGED_FIELDS = [
  'code',
  'statusCode',
  // Stripe's. Its dashboard shows all details under the request id.
  'requestId',
  'param',
  'decline_code',
  // PostgreSQL's. Not `detail`, which quotes the row.
  'severity',
  'table',
  'column',
  'constraint',
  // SQLite's and the system's.
  'errcode',
  'syscall',
] as const;

/** How many nested causes are logged. */
const MAX_CAUSE_DEPTH = 3;

/** Maximum lengths in characters, because another service may send text of any length. */
const [MAX_MESSAGE, MAX_STACK, MAX_CODE] = [2_000, 10_000, 200];

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .slice(0, MAX_STACK)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');

/** Extracts the permissions that a restricted Stripe key lacks. They would be cut with the quotations. */
function permissionsIn(message: string): { permissions?: string } {
  const names = message.match(/\brak_[a-z_]{1,80}/g);
  return names ? { permissions: names.join(' ') } : {};
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [code: string]: unknown;
}

/** Returns what the log contains of an error: type, message without quotations, codes and stack frames. */
export function describeError(error: unknown, depth = MAX_CAUSE_DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const named = error as Error & Partial<Record<(typeof LOGGED_FIELDS)[number], unknown>>;
  const codes = LOGGED_FIELDS.flatMap((name) => {
    const given = named[name];
    const value = typeof given === 'string' ? given.slice(0, MAX_CODE) : given;
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.constructor.name,
    // Error messages often quote user input.
    message: cutQuotations(error.message.slice(0, MAX_MESSAGE), '"…"'),
    ...Object.fromEntries(codes),
    ...permissionsIn(error.message.slice(0, MAX_MESSAGE)),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

/** Numbers in messages are counts, ids or parts of addresses, which differ between occurrences. */
const VARYING = /\d+/g;

/** Returns file and line of a stack frame, such as `log.ts:57`, or undefined. */
function locationOf(frame: string): string | undefined {
  const end = frame.endsWith(')') ? frame.length - 1 : frame.length;
  const from = Math.max(...['/', '\\', '(', ' '].map((sign) => frame.lastIndexOf(sign, end)));
  return /^([\w.-]+:\d+):\d+$/.exec(frame.slice(from + 1, end))?.[1];
}

/**
 * Returns twelve hexadecimal digits that are equal for failures with the same cause. They are a hash of the
 * type, the message without quotations and numbers, and the location of the top stack frame.
 */
export function fingerprintOf(error: unknown): string {
  const { type, message, stack } = describeError(error);
  const location = stack.split('\n').map(locationOf).find(Boolean);
  const identity = JSON.stringify([type, message.replace(VARYING, ''), location]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 12);
}

const SECRETS = [
  /\b(?:sk|rk|pk)_(?:live|test)_\w+/g,
  /\bwhsec_\w+/g,
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  // User and password in a URL.
  /(?<=\/\/)[^\s/"@]+(?=@)/g,
];

/** Runs of characters that an e-mail address may contain unquoted. */
const WORDS = /[^\s"\\<>()[\]{},;:'=/&?…]+/g;

function withoutEmail(word: string): string {
  const isEmail = word.includes('@', 1) || word.includes('%40', 1);
  return isEmail ? `…${word.endsWith('.') ? '.' : ''}` : word;
}

/** Removes e-mail addresses, keys, tokens and passwords in URLs. The last safeguard, applied to every line. */
export function withoutSecrets(line: string): string {
  const keyless = SECRETS.reduce((text, secret) => text.replace(secret, '…'), line);
  return /@|%40/.test(keyless) ? keyless.replace(WORDS, withoutEmail) : keyless;
}

/** Returns the ids of the current request for a log line. */
function requestFields(): object {
  const request = currentRequest();
  if (!request) return {};
  const { id, trace } = request;
  return { reqId: id, ...(trace && { trace_id: trace.traceId, span_id: trace.spanId }) };
}

/** Logger options for Fastify, which passes them to pino. */
export const logRules = {
  mixin: requestFields,
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    err: (error: unknown) => describeError(error),
  },
  hooks: {
    streamWrite: withoutSecrets,
    // When an error is the only argument, pino would log its message unchanged.
    logMethod(this: object, args: unknown[], log: (...args: [object, string]) => void) {
      const [error] = args;
      const safeArgs =
        error instanceof Error ? [{ err: error }, describeError(error).message] : args;
      Reflect.apply(log, this, safeArgs);
    },
  },
};
