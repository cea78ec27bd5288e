/** Metrics on a separate, internal port. */
import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

const OK = 200;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } catch {
    // The database is down: the scrape fails.
    response.writeHead(UNAVAILABLE).end();
  }
}

/** `isTurning`: the worker in this process polls for jobs, even during a database outage. */
type MetricsAddress = Readonly<{ host: string; port: number; isTurning: () => boolean }>;

/** @returns stops the server. @throws Error if the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, isTurning }: MetricsAddress,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') void answer(metrics, response);
    else if (request.method === 'GET' && request.url === '/livez') {
      response.writeHead(isTurning() ? OK : UNAVAILABLE).end();
    } else response.writeHead(NOT_FOUND).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Otherwise cluster members would share the port.
    server.listen({ port, host, exclusive: true }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      metrics.close();
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
}
