// A proxy in front of an HTTP server that can hold calls or lose a response, so a test can kill a process at a
// known moment.
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HoldingProxy {
  origin: string;
  /** Holds all calls whose path starts with `path` from now on. Resolves at the first of them. */
  hold(path: string): Promise<void>;
  /** Forwards the held calls and stops holding new ones. */
  release(): void;
  /**
   * Forwards the next call that starts with `call`, such as `DELETE /v1/`. When its response arrives, runs
   * `meanwhile` and drops the response.
   */
  dropResponseTo(call: string, meanwhile: () => Promise<void>): void;
  close(): Promise<void>;
}

/** `target` is the origin of the server that the proxy forwards to. */
export async function openHoldingProxy(target: string): Promise<HoldingProxy> {
  let held: { path: string; first: PromiseWithResolvers<void>; calls: (() => void)[] } | null =
    null;
  let dropped: { call: string; meanwhile: () => Promise<void> } | null = null;

  const server = createServer((call, reply) => {
    const forward = () => {
      const onward = send(
        new URL(call.url ?? '/', target),
        { method: call.method, headers: call.headers },
        (answer) => {
          if (dropped !== null && `${call.method} ${call.url}`.startsWith(dropped.call)) {
            const { meanwhile } = dropped;
            dropped = null;
            void meanwhile().then(() => reply.destroy());
            return;
          }
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(reply);
        },
      );
      onward.on('error', () => reply.destroy());
      call.pipe(onward);
    };
    if (held === null || !call.url?.startsWith(held.path)) return forward();
    held.calls.push(forward);
    held.first.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(path) {
      held = { path, first: Promise.withResolvers<void>(), calls: [] };
      return held.first.promise;
    },
    release() {
      const calls = held?.calls ?? [];
      held = null;
      for (const forward of calls) forward();
    },
    dropResponseTo: (call, meanwhile) => void (dropped = { call, meanwhile }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
