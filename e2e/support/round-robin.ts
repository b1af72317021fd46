// A round-robin proxy in front of several instances of the library. It streams bodies of any length and forwards the
// client's address.
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
  /** The origin of the proxy, such as `http://localhost:4321`. */
  address: string;
  /** Sends requests to these origins from now on. */
  setTargets(targets: readonly string[]): void;
  close(): Promise<void>;
}

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1). The proxy answers `expect` itself. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect'];

/**
 * `targets` are origins such as `http://localhost:3000`. A request that reached no instance is sent to the next one.
 * A request whose connection broke before the response started is retried only if it is a GET or HEAD. When no
 * instance responds, the status is 502. `port` 0 means any free port.
 */
export async function startRoundRobin(targets: readonly string[], port = 0): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let current = targets;
  let next = 0;

  // Uploads have no time limit.
  const server = createServer({ requestTimeout: 0 }, (call, reply) => {
    const first = next++;
    const order = current.map((_, n) => current[(first + n) % current.length]!);
    tryEach(agent, order, call, reply);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    setTargets: (changed) => void (current = changed),
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
    headers: { ...endToEnd(call.headers), ...forwarded(call) },
    agent,
  });
  let isSent = false;
  let isAnswered = false;
  const abort = () => void onward.destroy();
  reply.once('close', abort);

  onward.once('socket', (socket) => {
    // Do not read the body before the connection is open, so it can still be sent to the next instance.
    const pass = () => {
      isSent = true;
      call.pipe(onward);
    };
    if (socket.connecting) socket.once('connect', pass);
    else pass();
  });
  onward.once('response', (answer) => {
    isAnswered = true;
    reply.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    pipeline(answer, reply, () => {});
  });
  onward.on('error', () => {
    // An early refusal of a long body breaks the connection, but it is a valid response.
    if (isAnswered) return;
    reply.off('close', abort);
    call.unpipe(onward);
    const isSafe = call.method === 'GET' || call.method === 'HEAD';
    if (reply.destroyed) return;
    if (!isSent || isSafe) tryEach(agent, others, call, reply);
    else tryEach(agent, [], call, reply);
  });
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
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
