/** OpenTelemetry setup: batches over OTLP (gRPC, or HTTP with JSON or Protobuf). */
import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';

type SamplerName =
  | 'always_on'
  | 'always_off'
  | 'traceidratio'
  | 'parentbased_always_on'
  | 'parentbased_always_off'
  | 'parentbased_traceidratio';

/** `url`: OTLP endpoint. `grpc`: makes the exporter for gRPC. `ratio`: 0 to 1. `report`: called at most once a minute. */
export type TraceSettings = Readonly<{
  url: string;
  protocol: 'grpc' | 'http/json' | 'http/protobuf';
  grpc?: (url: string, timeoutMs: number) => SpanExporter;
  serviceName: string;
  version: string;
  sampler: SamplerName;
  ratio: number;
  delayMs: number;
  report: (problem: string) => void;
}>;

const REPORT_EVERY_MS = 60_000;
const EXPORT_TIMEOUT_MS = 10_000;
/** For an unreachable collector. */
const LAST_FLUSH_MS = 3_000;

const rootSampler = (name: string, ratio: number): Sampler => {
  if (name.endsWith('traceidratio')) return new TraceIdRatioBasedSampler(ratio);
  return name.endsWith('always_off') ? new AlwaysOffSampler() : new AlwaysOnSampler();
};

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = rootSampler(sampler, ratio);
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

/** OTEL_RESOURCE_ATTRIBUTES overrides our attributes. */
const resourceOf = ({ serviceName, version }: TraceSettings) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));

/** Reports the kind of a failure, not its text, which the collector controls. */
function reportFailures(report: TraceSettings['report']): void {
  let reportedAt = -Infinity;
  setGlobalErrorHandler((failure) => {
    const now = performance.now();
    if (now - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = now;
    const { code, name } = Object(failure) as { code?: string | number; name?: string }; // of the exporter's errors
    report(`traces could not be exported: ${code ?? name ?? 'no reason given'}`);
  });
}

/** @throws Error if gRPC is chosen without its exporter */
function exporterOf({ protocol, url, grpc }: TraceSettings): SpanExporter {
  const options = { url, timeoutMillis: EXPORT_TIMEOUT_MS };
  if (protocol === 'http/json') return new JsonExporter(options);
  if (protocol === 'http/protobuf') return new ProtobufExporter(options);
  if (grpc === undefined) throw new Error('the exporter for gRPC is missing');
  return grpc(url, EXPORT_TIMEOUT_MS);
}

export type Provider = Readonly<{ tracer: Tracer; close: () => Promise<void> }>;

export function openProvider(settings: TraceSettings): Provider {
  reportFailures(settings.report);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = exporterOf(settings);
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.delayMs });
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceOf(settings),
    spanProcessors: [processor],
  });
  const patience = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, LAST_FLUSH_MS).unref();
    });
  return {
    tracer: provider.getTracer('nis2-compliance-gateway', settings.version),
    close: async () => {
      await Promise.race([provider.shutdown().catch(() => undefined), patience()]);
      context.disable();
    },
  };
}
