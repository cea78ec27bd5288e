/** For whoever runs the service: is the process alive, may it be sent requests. Source. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.js';
import type { AdmissionControl } from './admission-control.js';

/**
 * `isReady`: whether what answers need can be reached; never rejects. `limits`: whether requests are counted with other nodes;
 * null where no REDIS_URL is set.
 */
export type ProbeRoutes = Readonly<{
  admissionControl: AdmissionControl;
  isReady: () => Promise<boolean>;
  limits: Readonly<{ isShared: () => Promise<boolean> }> | null;
}>;

/** A node that counts by itself stays ready: it admits its share, and refusing all would be worse. */
const limitsState = async (limits: ProbeRoutes['limits']) =>
  limits === null ? {} : { limits: (await limits.isShared()) ? 'shared' : 'local' };

const OK = 200;
const NOT_READY = 503;

/** Not metered: a balancer asks every second. */
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
