/** Creates the services of API keys. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { keyDigest } from '../../platform/crypto/key-digest.js';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import type { EventBus } from '../../shared/event-bus.js';
import type { Secret } from '../../shared/secret.js';
import { KeyMaker } from './key-maker.service.js';
import { PostgresKeyStore } from './keys.repository.js';
import { KeysService } from './keys.service.js';
import { OperatorKeysRepository } from './operator-keys.repository.js';
import { OperatorKeysService } from './operator-keys.service.js';
import { OwnKeysRepository } from './own-keys.repository.js';
import { OwnKeysService } from './own-keys.service.js';

export type ApiKeysModuleDependencies = Readonly<{
  em: EntityManager;
  pepper: Secret;
  eventBus: EventBus;
}>;

export function createApiKeysModule({ em, pepper, eventBus }: ApiKeysModuleDependencies) {
  const digest = keyDigest(pepper.current, pepper.earlier);
  const runtime = systemRuntime();
  const keyMaker = new KeyMaker(digest, runtime);
  return {
    digest,
    keyMaker,
    keys: new KeysService({ store: new PostgresKeyStore(em), digest, keyMaker, runtime, eventBus }),
    operatorKeys: new OperatorKeysService({
      store: new OperatorKeysRepository(em),
      digest,
      runtime,
    }),
    ownKeys: new OwnKeysService({ store: new OwnKeysRepository(em), keyMaker, runtime, eventBus }),
  };
}
