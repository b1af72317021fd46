// Serves the metrics on a port of their own, which no proxy exposes to the public.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';
import { BadConfiguration } from '../../config/config.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/** Returns the listening server. Throws BadConfiguration if it cannot listen there. */
export async function listenForScrapes(
  { host, port }: { host: string; port: number },
  registry: Registry,
): Promise<Server> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
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
      `Metrics cannot be served at ${host}:${port} (${code}). Correct METRICS_HOST or METRICS_PORT.`,
    );
  }
  return server;
}
