/** Receives leaked keys from a secret scanner, in the form of GitHub's partner program. Source: D-339. */
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../shared/errors.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { bytesOf, headerOf, takeAnyType } from './raw-body.js';

interface LeakReceiver {
  receive(
    body: Uint8Array,
    sent: Readonly<{ keyId: string | undefined; signature: string | undefined }>,
    requestId: string,
  ): Promise<readonly object[]>;
}

/** `leakedKeys`: null: not switched on. */
export type LeakRoutes = Readonly<{
  admissionControl: AdmissionControl;
  leakedKeys: LeakReceiver | null;
}>;

export function mountLeaks(
  app: FastifyInstance,
  { admissionControl, leakedKeys }: LeakRoutes,
): void {
  const route = PLAIN_ROUTES.leakedKeys;
  const { config, onRequest } = admitted(admissionControl, route);
  app.post(route.path, {
    config,
    onRequest: (request, reply) => {
      takeAnyType(request);
      return onRequest(request, reply);
    },
    handler: async (request, reply) => {
      if (leakedKeys === null) throw notFound();
      const sent = {
        keyId: headerOf(request, 'github-public-key-identifier'),
        signature: headerOf(request, 'github-public-key-signature'),
      };
      return reply.send(await leakedKeys.receive(bytesOf(request), sent, request.id));
    },
  });
}
