/** Tracing; the library is loaded only if a collector is configured. */
import type { Logger } from 'pino';
import type { Tracing } from '../platform/telemetry/tracing.js';
import type { Config } from '../config/env.js';

const NONE: Tracing = {
  traceRequests: () => undefined,
  aroundJob: (_name, _payload, work) => work(),
  close: () => Promise.resolve(),
};

export async function startTracing(
  { traces }: Pick<Config, 'traces'>,
  { log, version }: Readonly<{ log: Logger; version: string }>,
): Promise<Tracing> {
  if (traces === null) return NONE;
  const { openTracing } = await import('../platform/telemetry/tracing.js');
  const grpc =
    traces.protocol === 'grpc'
      ? { grpc: (await import('../platform/telemetry/grpc-exporter.js')).grpcExporter }
      : {};
  return openTracing({
    ...traces,
    ...grpc,
    version,
    report: (problem) => {
      log.warn(problem);
    },
  });
}
