/**
 * Traces in OpenTelemetry's default encoding: OTLP over HTTP in Protobuf.
 * Field numbers: opentelemetry/proto/trace/v1.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openProvider } from '../../../src/platform/telemetry/trace-provider.js';
import { loadConfig } from '../../../src/config/env.js';
import { below } from '../../support/protobuf.js';

const RESOURCE_SPANS = 1;
const SCOPE_SPANS = 2;
const SPANS = 2;
const TRACE_ID = 1;
const NAME = 5;

type Taken = Readonly<{ url: string | undefined; type: string | undefined; body: Buffer }>;
const taken: Taken[] = [];
const collector = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { url, headers } = request;
    taken.push({ url, type: headers['content-type'], body: Buffer.concat(chunks) });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
});

afterEach(() => {
  collector.close();
});

test('a collector that reads Protobuf receives spans', async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo; // listens on TCP
  const { traces } = loadConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  });
  if (traces === null) throw new Error('a collector is named');
  const { tracer, close } = openProvider({ ...traces, version: '1', report: () => undefined });
  const span = tracer.startSpan('POST /v1/scoping');
  span.end();
  await close();
  expect(taken.map(({ url, type }) => [url, type])).toEqual([
    ['/v1/traces', 'application/x-protobuf'],
  ]);
  const spans = taken.flatMap(({ body }) => below(body, RESOURCE_SPANS, SCOPE_SPANS, SPANS));
  expect(spans.flatMap((one) => below(one, NAME)).map(String)).toEqual(['POST /v1/scoping']);
  expect(spans.flatMap((one) => below(one, TRACE_ID)).map((id) => id.toString('hex'))).toEqual([
    span.spanContext().traceId,
  ]);
});

test.each([
  { environment: {}, protocol: 'http/json' },
  { environment: { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, protocol: 'http/protobuf' },
  { environment: { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, protocol: 'grpc' },
  {
    environment: {
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
    },
    protocol: 'http/json',
  },
])('$environment: $protocol', ({ environment, protocol }) => {
  const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', ...environment };
  expect(loadConfig(named).traces?.protocol).toBe(protocol);
});

test('an unsupported protocol prevents the start', () => {
  expect(() => loadConfig({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/xml' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
  );
});
