/** Metrics on a separate, internal port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Metrics, MetricsForm } from './metrics.js';

const CLASSIC = 'text/plain';
const OPEN_METRICS = 'application/openmetrics-text';

const OK = 200;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** The form that the scraper prefers; the classic one if it names none. */
function formOf({ headers }: IncomingMessage): MetricsForm {
  // Without a list of ours, parameters such as `escaping` do not matter.
  const accepted = new Negotiator({ headers }).mediaTypes();
  const preferred = accepted.find((type) => type === OPEN_METRICS || type === CLASSIC);
  return preferred === OPEN_METRICS ? 'openmetrics' : 'classic';
}

async function answer(
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { text, contentType } = await metrics.write(formOf(request));
    response.writeHead(OK, { 'content-type': contentType, vary: 'accept' }).end(text);
  } catch {
    // The database is down: the scrape fails.
    response.writeHead(UNAVAILABLE).end();
  }
}

/** `isPolling`: the worker in this process polls for jobs, even during a database outage. */
type MetricsAddress = Readonly<{ host: string; port: number; isPolling: () => boolean }>;

/** @returns stops the server. @throws Error if the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, isPolling }: MetricsAddress,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      void answer(metrics, request, response);
    } else if (request.method === 'GET' && request.url === '/livez') {
      response.writeHead(isPolling() ? OK : UNAVAILABLE).end();
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
