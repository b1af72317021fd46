// A go-between in front of an HTTP server, that keeps calls back until a test lets them go: so that a
// process can be killed at a moment which the test knows.
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GoBetween {
  origin: string;
  /** From now on calls whose path begins so are kept back. Resolves at the first of them. */
  keepBack(path: string): Promise<void>;
  /** Passes on what was kept back, and everything again. */
  letGo(): void;
  /**
   * The next call that begins so, such as `DELETE /v1/`, is done; then `meanwhile` runs, and its
   * answer is lost.
   */
  loseAnswerTo(call: string, meanwhile: () => Promise<void>): void;
  close(): Promise<void>;
}

/** `target` is the origin of the server behind. */
export async function openGoBetween(target: string): Promise<GoBetween> {
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
    keepBack(path) {
      kept = { path, first: Promise.withResolvers<void>(), calls: [] };
      return kept.first.promise;
    },
    letGo() {
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
