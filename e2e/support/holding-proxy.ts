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
  loseAnswerTo(call: string, meanwhile: () => Promise<void>): void;
  close(): Promise<void>;
}

/** `target` is the origin of the server that the proxy forwards to. */
export async function openHoldingProxy(target: string): Promise<HoldingProxy> {
  let kept: { path: string; first: PromiseWithResolvers<void>; calls: (() => void)[] } | null =
    null;
  let lost: { call: string; meanwhile: () => Promise<void> } | null = null;

  const server = createServer((call, reply) => {
    const pass = () => {
      const onward = send(
        new URL(call.url ?? '/', target),
        { method: call.method, headers: call.headers },
        (answer) => {
          if (lost !== null && `${call.method} ${call.url}`.startsWith(lost.call)) {
            const { meanwhile } = lost;
            lost = null;
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
    if (kept === null || !call.url?.startsWith(kept.path)) return pass();
    kept.calls.push(pass);
    kept.first.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(path) {
      kept = { path, first: Promise.withResolvers<void>(), calls: [] };
      return kept.first.promise;
    },
    release() {
      const calls = kept?.calls ?? [];
      kept = null;
      for (const pass of calls) pass();
    },
    loseAnswerTo: (call, meanwhile) => void (lost = { call, meanwhile }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
