// A TCP proxy that a test can pause. While paused, no data passes but connections stay open, as when a machine
// hangs or a network drops packets.
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Stops passing data in both directions. New connections are accepted but receive nothing. */
  pause(): void;
  /** Passes the held data and resumes. */
  resume(): void;
  /** Sends new connections to another target, as when a DNS name changes. */
  redirect(target: string): void;
  close(): Promise<void>;
}

/** Opens a proxy to `target`, such as `postgres://library@127.0.0.1:5432`. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isPaused = false;

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isPaused) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as { port: number }).port,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    redirect(other) {
      ({ hostname, port } = new URL(other));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
