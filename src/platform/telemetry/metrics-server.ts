/** Metrics on a port of their own, which is not shown to clients. */
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
    // A database that is away: the scraper tells it as a failed scrape.
    response.writeHead(UNAVAILABLE).end();
  }
}

/** `isTurning`: whether the worker in this process still asks for jobs; the database may be away meanwhile. */
type MetricsAddress = Readonly<{ host: string; port: number; isTurning: () => boolean }>;

/** @returns ends it. @throws Error where the port is taken. */
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
    // Processes of a cluster share ports otherwise, and each scrape would be another's.
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
