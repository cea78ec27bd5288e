/** Sends the same requests to two services, one with the fast path; every difference is a bug. */
import http from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export type Sent = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;

type ServiceAnswer = Readonly<{ status: number; headers: http.IncomingHttpHeaders; text: string }>;

/** Headers that differ between responses. */
const VOLATILE = [
  'date',
  'x-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'content-length',
];

/** A receipt contains the second of its signature, a case file its creation time beside a detached signature. */
const SIGNED = /(":")[\w-]+\.[\w-]*\.[\w-]+(?=")|("issued_at":")[^"]+/g;

/** What a change generates: ids, ids of nodes, times, addresses with tokens. */
const MADE =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z\d+/]{48,}={0,2}|\d{4}-\d\d-\d\dT[\d:.]+Z|https?:[^"]+/g;

const NOTHING = /(?!)/g;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

export const closeConnections = (): void => {
  agent.destroy();
};

async function read(response: http.IncomingMessage): Promise<ServiceAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer); // no encoding is set
  const bytes = Buffer.concat(chunks);
  const { statusCode: status = 0, headers } = response;
  const decode = DECODERS[headers['content-encoding'] ?? ''] ?? ((plain: Buffer) => plain);
  if (Number(headers['content-length'] ?? bytes.length) !== bytes.length) {
    throw new Error('the answer differs from its Content-Length');
  }
  return { status, headers, text: decode(bytes).toString() };
}

function ask(url: string, { method, path, headers, body }: Sent): Promise<ServiceAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, agent, headers: { ...headers, ...length } },
      (response) => {
        read(response).then(resolve, reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function steady({ status, headers, text }: ServiceAnswer, made: RegExp): string {
  const id = String(headers['x-request-id']);
  const kept = Object.entries(headers)
    .filter(([name]) => !VOLATILE.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    {
      status,
      headers: Object.fromEntries(kept),
      text: text.replaceAll(id, 'id').replace(SIGNED, '$1$2').replaceAll(made, 'made'),
    },
    null,
    1,
  );
}

/**
 * Requests per query: the fast path learns from the first, executes the second, stores the third,
 * and sends stored answers or compiles the query from the fourth.
 */
const TIMES = 5;

/**
 * @param options `isChange`: each answer is about something new
 * @returns a description of each difference
 */
export async function differences(
  services: Readonly<{ fast: string; normal: string }>,
  sent: Sent,
  { isChange = false }: Readonly<{ isChange?: boolean }> = {},
): Promise<string[]> {
  const made = isChange ? MADE : NOTHING;
  // The first answer to a change may differ from those to its repetitions.
  if (isChange) await ask(services.normal, sent);
  const expected = steady(await ask(services.normal, sent), made);
  const found: string[] = [];
  for (let time = 0; time < TIMES; time++) {
    const fastAnswer = steady(await ask(services.fast, sent), made);
    if (fastAnswer !== expected)
      found.push(`${JSON.stringify(sent)}\n${fastAnswer}\ninstead of\n${expected}`);
  }
  return found;
}
