/** Liveness and readiness probes. Source. */
import type { FastifyInstance } from 'fastify';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';

/** `isReady`: never rejects. `limits`: whether counters are shared with other nodes; null without REDIS_URL. */
export type ProbeRoutes = Readonly<{
  admissionControl: AdmissionControl;
  isReady: () => Promise<boolean>;
  limits: Readonly<{ isShared: () => Promise<boolean> }> | null;
}>;

/** A node that counts locally stays ready: refusing everything would be worse. */
const limitsState = async (limits: ProbeRoutes['limits']) =>
  limits === null ? {} : { limits: (await limits.isShared()) ? 'shared' : 'local' };

const OK = 200;
const NOT_READY = 503;

export function mountProbes(
  app: FastifyInstance,
  { admissionControl, isReady, limits }: ProbeRoutes,
): void {
  const { livez, readyz } = PLAIN_ROUTES;
  app.get(livez.path, {
    ...admitted(admissionControl, livez),
    logLevel: 'warn',
    handler: (_request, reply) => reply.send({ status: 'ok' }),
  });
  app.get(readyz.path, {
    ...admitted(admissionControl, readyz),
    logLevel: 'warn',
    handler: async (_request, reply) => {
      const [ready, state] = await Promise.all([isReady(), limitsState(limits)]);
      const status = ready ? 'ok' : 'not_ready';
      return reply.status(ready ? OK : NOT_READY).send({ status, ...state });
    },
  });
}
