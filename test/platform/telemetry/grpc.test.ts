/** Traces over gRPC: unary calls over HTTP/2, a message behind five bytes. */
import { createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { loadConfig } from '../../../src/config/env.js';
import { grpcExporter } from '../../../src/platform/telemetry/grpc-exporter.js';
import { openProvider } from '../../../src/platform/telemetry/trace-provider.js';
import { below } from '../../support/protobuf.js';

const HEAD_BYTES = 5;
/** By then a batch is exported, and its failure reported. */
const EXPORTED_MS = 1_000;
/** Field numbers of resource spans, scope spans, spans and name; source: opentelemetry/proto/trace/v1. */
const NAME = [1, 2, 2, 5] as const;

let collector: Http2Server | null = null;

afterEach(() => {
  collector?.close();
});

async function openCollector(status: string) {
  const taken: { path: string | undefined; body: Buffer }[] = [];
  const server = createServer();
  collector = server;
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      taken.push({ path: headers[':path'], body: Buffer.concat(chunks) });
      stream.respond(
        { ':status': 200, 'content-type': 'application/grpc' },
        { waitForTrailers: true },
      );
      stream.on('wantTrailers', () => {
        stream.sendTrailers({ 'grpc-status': status });
      });
      stream.end(Buffer.alloc(HEAD_BYTES));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return { taken, url: `http://127.0.0.1:${String(port)}` };
}

async function exportSpan(url: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const { traces } = loadConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
  });
  if (traces === null) throw new Error('a collector is named');
  const report = (problem: string) => void problems.push(problem);
  const settings = { ...traces, grpc: grpcExporter, version: '1', delayMs: 1, report };
  const provider = openProvider(settings);
  provider.tracer.startSpan('POST /v1/scoping').end();
  await pause(EXPORTED_MS);
  await provider.close();
  return problems;
}

test('a collector that speaks gRPC receives spans', async () => {
  const { taken, url } = await openCollector('0');
  expect(await exportSpan(url)).toEqual([]);
  expect(taken.map(({ path }) => path)).toEqual([
    '/opentelemetry.proto.collector.trace.v1.TraceService/Export',
  ]);
  const bodies = taken.map(({ body }) => body.subarray(HEAD_BYTES));
  expect(bodies.flatMap((body) => below(body, ...NAME)).map(String)).toEqual(['POST /v1/scoping']);
});

test('a collector that refuses spans is reported', async () => {
  const { url } = await openCollector('7');
  expect(await exportSpan(url)).toHaveLength(1);
});
