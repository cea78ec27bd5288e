/** Public keys for verifying receipts. */
import type { FastifyInstance } from 'fastify';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
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
  app.get(PLAIN_ROUTES.receiptKeys.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.receiptKeys),
    handler: (_request, reply) =>
      reply.type('application/jwk-set+json').send(JSON.stringify(published())),
  });
}
