/** Trace context of jobs. */
import { channel } from 'node:diagnostics_channel';
import { CARRIED, type Carried } from '../../shared/telemetry.js';

const carried = channel(CARRIED);

/** Payload members of a job; none without tracing. */
export function carriedTrace(): Readonly<{ traceparent?: string }> {
  const carrier: Carried = { traceparent: null };
  carried.publish(carrier);
  const { traceparent } = carrier;
  return traceparent === null ? {} : { traceparent };
}
