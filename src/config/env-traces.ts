/** Tracing settings: the supported OpenTelemetry variables. */
import { z } from 'zod';
import { urlOf, wholeNumber } from './env-forms.js';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const PROTOCOLS = ['grpc', 'http/json', 'http/protobuf'] as const;

const MAX_DELAY_MS = 60_000;

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http', 'https')
    .optional()
    .describe(
      'OpenTelemetry collector for traces over OTLP, such as `http://collector:4318`, or `http://collector:4317` for gRPC; headers and certificates come from OTEL_EXPORTER_OTLP_HEADERS, …_CERTIFICATE and related variables; unset: no traces',
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: urlOf('http', 'https')
    .optional()
    .describe('the same for traces only; over HTTP with the whole path'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(PROTOCOLS)
    .default('http/json')
    .describe('transport and encoding of exported traces'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z
    .enum(PROTOCOLS)
    .optional()
    .describe('the same for traces only'),
  OTEL_TRACES_EXPORTER: z
    .enum(['otlp', 'none'])
    .default('otlp')
    .describe('none: no traces even if a collector is set'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false').describe('true: no traces'),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .default('nis2-compliance-gateway')
    .describe('service name in traces; OTEL_RESOURCE_ATTRIBUTES adds attributes'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS)
    .default('parentbased_always_on')
    .describe('sampler; with parentbased_… a caller’s traceparent decides'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('share of traces that a …traceidratio sampler keeps'),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber
    .refine((ms) => ms >= 1 && ms <= MAX_DELAY_MS, `must be 1 to ${MAX_DELAY_MS}`)
    .default(5000)
    .describe('milliseconds between two exports of traces'),
};

type Variables = z.infer<z.ZodObject<typeof traceVariables>>;

/** `ratio`: 0 to 1. null: no traces. */
export type TraceConfig = Readonly<{
  url: string;
  protocol: (typeof PROTOCOLS)[number];
  serviceName: string;
  sampler: Variables['OTEL_TRACES_SAMPLER'];
  ratio: number;
  delayMs: number;
}> | null;

export function tracesOf(environment: Variables): TraceConfig {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment;
  const protocol =
    environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? environment.OTEL_EXPORTER_OTLP_PROTOCOL;
  const path = protocol === 'grpc' ? '' : '/v1/traces';
  const url =
    environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    (endpoint === undefined ? undefined : `${endpoint.replace(/\/+$/, '')}${path}`);
  const isOff =
    environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none';
  if (url === undefined || isOff) return null;
  return {
    url,
    protocol,
    serviceName: environment.OTEL_SERVICE_NAME,
    sampler: environment.OTEL_TRACES_SAMPLER,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
    delayMs: environment.OTEL_BSP_SCHEDULE_DELAY,
  };
}
