/** The W3C header `traceparent`. `tracestate` is ignored: it is the caller's free text. */
import { ROOT_CONTEXT, trace, type Context, type SpanContext } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** A new context if the header is missing or invalid. */
export function contextOf(traceparent: unknown): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  if (parent === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
