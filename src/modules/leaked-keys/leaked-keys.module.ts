/** Creates the service of keys that a secret scanner finds in public. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { GithubSignatures } from '../../platform/key-scanning/github-signatures.js';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import { LeakedKeysRepository } from './leaked-keys.repository.js';
import { LeakedKeysService, type LeakedKeysDependencies } from './leaked-keys.service.js';

/** `policy`: null if reports are not accepted. `publicKeysUrl`: public keys of the scanner. */
export type LeakedKeysModuleDependencies = Readonly<{
  em: EntityManager;
  policy: LeakedKeysDependencies['policy'] | null;
  publicKeysUrl: string;
}> &
  Pick<LeakedKeysDependencies, 'keys' | 'digests'>;

export function createLeakedKeysModule(
  deps: LeakedKeysModuleDependencies,
): LeakedKeysService | null {
  const { em, policy, publicKeysUrl, ...own } = deps;
  if (policy === null) return null;
  return new LeakedKeysService({
    ...own,
    policy,
    runtime: systemRuntime(),
    verifier: new GithubSignatures({ url: publicKeysUrl, now: () => performance.now() }),
    store: new LeakedKeysRepository(em),
  });
}
