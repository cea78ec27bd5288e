/** In-process OpenTelemetry collector: OTLP over HTTP, keeps what it receives. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = Readonly<{
  stringValue?: string;
  intValue?: number | string;
  arrayValue?: Readonly<{ values: readonly Value[] }>;
}>;
type Attribute = Readonly<{ key: string; value: Value }>;

/** `attributes`: as one record; lists as arrays. */
export type SentSpan = Readonly<{
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Readonly<Record<string, unknown>>;
  status: number;
}>;

type RawSpan = Omit<SentSpan, 'attributes' | 'status'> &
  Readonly<{ attributes: readonly Attribute[]; status: Readonly<{ code?: number }> }>;
type Sent = Readonly<{
  resourceSpans: readonly Readonly<{
    resource: Readonly<{ attributes: readonly Attribute[] }>;
    scopeSpans: readonly Readonly<{ spans: readonly RawSpan[] }>[];
  }>[];
}>;

const plain = ({ stringValue, intValue, arrayValue }: Value): unknown =>
  arrayValue === undefined
    ? (stringValue ?? Number(intValue))
    : arrayValue.values.map((value) => plain(value));

const recordOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

const WITHIN_MS = 30_000;

export class OtlpSink {
  readonly headers: Readonly<Record<string, unknown>>[] = [];
  private readonly bodies: string[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (isTraces) this.bodies.push(Buffer.concat(chunks).toString());
      this.headers.push(request.headers);
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });

  /** @returns URL for OTEL_EXPORTER_OTLP_ENDPOINT */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // listens on TCP
  }

  /** All received bodies as text. */
  text(): string {
    return this.bodies.join('\n');
  }

  spans(): SentSpan[] {
    return this.sent().flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map(({ attributes, status, ...span }) => ({
          ...span,
          attributes: recordOf(attributes),
          status: status.code ?? 0,
        })),
      ),
    );
  }

  resources(): Record<string, unknown>[] {
    return this.sent().map(({ resource }) => recordOf(resource.attributes));
  }

  /** Waits for a span. @throws Error if none arrives */
  async find(is: (span: SentSpan) => boolean): Promise<SentSpan> {
    const end = Date.now() + WITHIN_MS;
    for (;;) {
      const found = this.spans().find(is);
      if (found !== undefined) return found;
      if (Date.now() > end) {
        throw new Error(
          `only came: ${this.spans()
            .map(({ name }) => name)
            .join(', ')}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private sent(): Sent['resourceSpans'] {
    // OTLP specification for http/json.
    return this.bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  }
}
