/** For whoever runs the service: is the process alive, may it be sent requests. Source: decision 72. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.js';
import type { Gate } from './gate.js';

/** `isReady`: whether what answers need can be reached; never rejects. */
export type ProbeDoor = Readonly<{ gate: Gate; isReady: () => Promise<boolean> }>;

const OK = 200;
const NOT_READY = 503;

/** Not metered: a balancer asks every second. */
export function mountProbes(app: FastifyInstance, { gate, isReady }: ProbeDoor): void {
  const open = {
    config: { door: 'rest' },
    logLevel: 'warn',
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admit(gate, { request, reply }, { counts: 'nothing', needsKey: false }),
  } as const;
  app.get('/livez', { ...open, handler: (_request, reply) => reply.send({ status: 'ok' }) });
  app.get('/readyz', {
    ...open,
    handler: async (_request, reply) => {
      const ready = await isReady();
      return reply.status(ready ? OK : NOT_READY).send({ status: ready ? 'ok' : 'not_ready' });
    },
  });
}
