/** Creates the service of passkeys. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { keyDigest, SESSIONS } from '../../platform/crypto/key-digest.js';
import type { Runtime } from '../../shared/runtime.js';
import type { Secret } from '../../shared/secret.js';
import type { SessionsService } from '../members/sessions.service.js';
import type { Authenticators } from './passkeys.ports.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';

type PasskeysModuleDependencies = Readonly<{
  em: EntityManager;
  pepper: Secret;
  authenticators: Authenticators;
  sessions: SessionsService;
  runtime: Runtime;
}>;

export const createPasskeys = ({
  em,
  pepper: { current, earlier },
  ...shared
}: PasskeysModuleDependencies): PasskeysService =>
  new PasskeysService({
    store: new PasskeysRepository(em),
    digest: keyDigest(current, earlier, SESSIONS),
    ...shared,
  });
