// A line to a TCP server that a test can let fall silent: nothing arrives any more, and nothing breaks
// either, as when a machine hangs or a network drops what it carries.
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  port: number;
  /** From now on nothing is carried, either way; new callers are accepted and hear nothing. */
  fallSilent(): void;
  /** Carries what has been waiting, and everything again. */
  speakAgain(): void;
  /** From now on new callers reach another target, as by an address that is moved. */
  lead(target: string): void;
  close(): Promise<void>;
}

/** Opens a line to `target`, such as `postgres://library@127.0.0.1:5432`. */
export async function openLine(target: string): Promise<Line> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;

  const server = createServer((caller) => {
    const called = connect(Number(port), hostname);
    for (const [from, to] of [
      [caller, called],
      [called, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as { port: number }).port,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    lead(other) {
      ({ hostname, port } = new URL(other));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
