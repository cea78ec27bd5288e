/** Messages between harness and load generator. */

/** A request; `body`: JSON. */
export type RequestInput = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;

/** `requests`: raw bytes, sent in turn. `rate`: requests per second; null: as fast as answers arrive. */
export type LoadPlan = Readonly<{
  host: string;
  port: number;
  connections: number;
  warmUpSeconds: number;
  seconds: number;
  rate: number | null;
  status: number;
  requests: readonly string[];
}>;

/** `busy`: share of a core used by the load generator. */
export type LoadResult = Readonly<{
  answered: number;
  errors: number;
  firstError: string;
  seconds: number;
  bytes: number;
  p50Ms: number;
  p99Ms: number;
  busy: number;
}>;

export function onTheWire({ method, path, headers, body }: RequestInput, host: string): string {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const lines = Object.entries({ Host: host, ...headers, ...typed, ...length });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n${body ?? ''}`;
}
