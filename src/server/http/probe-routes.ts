/** Liveness and readiness probes. Source. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.js';
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

/** Not counted: load balancers probe every second. */
export function mountProbes(
  app: FastifyInstance,
  { admissionControl, isReady, limits }: ProbeRoutes,
): void {
  const open = {
    config: { transport: 'rest' },
    logLevel: 'warn',
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admit(admissionControl, { request, reply }, { counts: 'nothing', needsKey: false }),
  } as const;
  app.get('/livez', { ...open, handler: (_request, reply) => reply.send({ status: 'ok' }) });
  app.get('/readyz', {
    ...open,
    handler: async (_request, reply) => {
      const [ready, state] = await Promise.all([isReady(), limitsState(limits)]);
      const status = ready ? 'ok' : 'not_ready';
      return reply.status(ready ? OK : NOT_READY).send({ status, ...state });
    },
  });
}
