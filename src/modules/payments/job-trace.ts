/** The trace that a job goes on with. */
import { channel } from 'node:diagnostics_channel';
import { CARRIED, type Carried } from '../../shared/telemetry.js';

const carried = channel(CARRIED);

/** Members of a job's payload; none where nobody traces. */
export function carriedTrace(): Readonly<{ traceparent?: string }> {
  const asked: Carried = { traceparent: null };
  carried.publish(asked);
  const { traceparent } = asked;
  return traceparent === null ? {} : { traceparent };
}
