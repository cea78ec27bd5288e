/** Traces over OTLP/gRPC. Loaded only if the collector speaks it. */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-grpc';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * Headers, certificates and compression come from the variables of OpenTelemetry.
 *
 * @param url `http:` is not encrypted, `https:` is; a path is ignored
 */
export const grpcExporter = (url: string, timeoutMs: number): SpanExporter =>
  new OTLPTraceExporter({ url, timeoutMillis: timeoutMs });
