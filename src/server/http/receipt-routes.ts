/** Public keys for verifying receipts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.js';
import type { AdmissionControl } from './admission-control.js';

/** `published`: a JSON Web Key Set (RFC 7517). */
export type ReceiptRoutes = Readonly<{
  admissionControl: AdmissionControl;
  published: () => unknown;
}>;

export function mountReceiptKeys(
  app: FastifyInstance,
  { admissionControl, published }: ReceiptRoutes,
): void {
  app.get('/.well-known/jwks.json', {
    config: { transport: 'rest' },
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admit(admissionControl, { request, reply }, { counts: 'minute', needsKey: false }),
    handler: (_request, reply) =>
      reply.type('application/jwk-set+json').send(JSON.stringify(published())),
  });
}
