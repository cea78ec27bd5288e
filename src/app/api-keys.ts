/** Composes the API key services. */
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import type { Database } from '../platform/postgres/database.js';
import { GithubSignatures } from '../platform/key-scanning/github-signatures.js';
import { keyDigest } from '../platform/crypto/key-digest.js';
import { KeyMaker } from '../modules/api-keys/key-maker.service.js';
import { KeysService } from '../modules/api-keys/keys.service.js';
import { PostgresKeyStore } from '../modules/api-keys/keys.repository.js';
import { OwnKeysService } from '../modules/api-keys/own-keys.service.js';
import { OwnKeysRepository } from '../modules/api-keys/own-keys.repository.js';
import { OperatorKeysService } from '../modules/api-keys/operator-keys.service.js';
import { OperatorKeysRepository } from '../modules/api-keys/operator-keys.repository.js';
import type { Digest } from '../modules/api-keys/keys.ports.js';
import { LeakedKeysRepository } from '../modules/leaked-keys/leaked-keys.repository.js';
import {
  LeakedKeysService,
  type LeakedKeysDependencies,
} from '../modules/leaked-keys/leaked-keys.service.js';
import type { Config } from '../config/env.js';
import type { Events } from './events.js';
import type { Secrets } from './secrets.js';

export type KeyDependencies = Readonly<{
  database: Database;
  secrets: Pick<Secrets, 'pepper'>;
  events: Pick<Events, 'eventBus'>;
  config: Pick<Config, 'leakedKeys'>;
}>;

/** null: not switched on. */
function makeLeakedKeys(
  { database, config }: Pick<KeyDependencies, 'database' | 'config'>,
  {
    digest,
    ...own
  }: Pick<LeakedKeysDependencies, 'keys' | 'runtime'> & Readonly<{ digest: Digest }>,
): LeakedKeysService | null {
  const { policy, publicKeysUrl } = config.leakedKeys;
  if (policy === null) return null;
  return new LeakedKeysService({
    ...own,
    policy,
    verifier: new GithubSignatures({ url: publicKeysUrl, now: () => performance.now() }),
    store: new LeakedKeysRepository(database.orm.em),
    digests: (keyText) => digest.all(keyText),
  });
}

export function makeKeys({ database, secrets, events, config }: KeyDependencies) {
  const digest = keyDigest(secrets.pepper.current, secrets.pepper.earlier);
  const runtime = systemRuntime();
  const keyMaker = new KeyMaker(digest, runtime);
  const store = new PostgresKeyStore(database.orm.em);
  const { eventBus } = events;
  const keys = new KeysService({ store, digest, keyMaker, runtime, eventBus });
  return {
    keyMaker,
    runtime,
    keys,
    leakedKeys: makeLeakedKeys({ database, config }, { digest, keys, runtime }),
    operatorKeys: new OperatorKeysService({
      store: new OperatorKeysRepository(database.orm.em),
      digest,
      runtime,
    }),
    ownKeys: new OwnKeysService({
      store: new OwnKeysRepository(database.orm.em),
      keyMaker,
      runtime,
      eventBus,
    }),
  };
}
