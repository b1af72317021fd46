// A proxy in front of several instances of the library, as a real one would stand there: each request
// goes to the next instance, bodies of any length flow through, and who asked is passed on.
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface RoundRobin {
  /** Such as `http://localhost:4321`. */
  address: string;
  /** From now on requests go to these origins. */
  setTargets(targets: readonly string[]): void;
  close(): Promise<void>;
}

/** Between two hops, and no part of the message (RFC 9110, 7.6.1; `expect` is answered here). */
const OF_THE_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect'];

/**
 * `targets` are origins such as `http://localhost:3000`. A request that reached no instance goes to
 * the next; one whose connection broke before its answer began does so only if it is a reading one.
 * Where all have refused, the answer is 502. It listens at `port`; at 0, at any that is free.
 */
export async function startRoundRobin(targets: readonly string[], port = 0): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let present = targets;
  let turn = 0;

  // An upload may take as long as it takes.
  const server = createServer({ requestTimeout: 0 }, (call, reply) => {
    const first = turn++;
    const order = present.map((_, n) => present[(first + n) % present.length]!);
    tryEach(agent, order, call, reply);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    setTargets: (changed) => void (present = changed),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

function tryEach(
  agent: Agent,
  [target, ...others]: string[],
  call: IncomingMessage,
  reply: ServerResponse,
): void {
  if (target === undefined) {
    reply.writeHead(502, { 'content-type': 'text/plain' }).end('No instance answers.\n');
    return;
  }
  const onward = send(new URL(call.url ?? '/', target), {
    method: call.method,
    headers: { ...ofTheMessage(call.headers), ...forwarded(call) },
    agent,
  });
  let isSent = false;
  let isAnswered = false;
  const giveUp = () => void onward.destroy();
  reply.once('close', giveUp);

  onward.once('socket', (socket) => {
    // Nothing is read of the body before there is somebody to give it to.
    const pass = () => {
      isSent = true;
      call.pipe(onward);
    };
    if (socket.connecting) socket.once('connect', pass);
    else pass();
  });
  onward.once('response', (answer) => {
    isAnswered = true;
    reply.writeHead(answer.statusCode ?? 502, ofTheMessage(answer.headers));
    pipeline(answer, reply, () => {});
  });
  onward.on('error', () => {
    // An early refusal of a long body is an answer all the same.
    if (isAnswered) return;
    reply.off('close', giveUp);
    call.unpipe(onward);
    const isReading = call.method === 'GET' || call.method === 'HEAD';
    if (reply.destroyed) return;
    if (!isSent || isReading) tryEach(agent, others, call, reply);
    else tryEach(agent, [], call, reply);
  });
}

function ofTheMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !OF_THE_HOP.includes(name));
  return Object.fromEntries(own);
}

function forwarded({ headers, socket }: IncomingMessage): Record<string, string> {
  const before = headers['x-forwarded-for'];
  const hops = before === undefined ? [] : [before].flat();
  return {
    'x-forwarded-for': [...hops, socket.remoteAddress].join(', '),
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  };
}
