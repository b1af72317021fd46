// Where the metrics are read: a port of its own, which no proxy passes on to the public.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';
import { BadConfiguration } from '../../config/config.ts';

const READ_WITHIN_MS = 10_000;

/** Answers how to stop. Throws BadConfiguration where nothing can listen there. */
export async function listenForScrapes(
  { host, port }: { host: string; port: number },
  registry: Registry,
): Promise<Server> {
  const server = createServer({ requestTimeout: READ_WITHIN_MS }, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.url !== '/metrics' || !isRead) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new BadConfiguration(`Port ${port} is in use. Set METRICS_PORT to another.`);
    }
    throw new BadConfiguration(
      `Metrics cannot be told at ${host}:${port} (${code}). Mend METRICS_HOST or METRICS_PORT.`,
    );
  }
  return server;
}
