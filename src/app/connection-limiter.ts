/** Limits concurrent sockets per process or per cluster. */
import { primaryChannel } from '../platform/cluster/primary-channel.js';
import { PrimaryConnectionLimiter } from '../platform/cluster/primary-connection-limiter.js';
import { MOST_PER_KEY, type ConnectionLimiter } from '../shared/limits/connection-limiter.js';
import { ConnectionCounter } from '../server/websocket/connection-counter.js';

export function createConnectionLimiter(): ConnectionLimiter {
  const primaryProcess = primaryChannel();
  return primaryProcess === null
    ? new ConnectionCounter(MOST_PER_KEY)
    : new PrimaryConnectionLimiter(primaryProcess, MOST_PER_KEY);
}
