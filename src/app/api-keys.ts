/** Composes the API key services. */
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import type { Database } from '../platform/postgres/database.js';
import { keyDigest } from '../platform/crypto/key-digest.js';
import { KeyMaker } from '../modules/api-keys/key-maker.service.js';
import { KeysService } from '../modules/api-keys/keys.service.js';
import { PostgresKeyStore } from '../modules/api-keys/keys.repository.js';
import { OwnKeysService } from '../modules/api-keys/own-keys.service.js';
import { OwnKeysRepository } from '../modules/api-keys/own-keys.repository.js';
import { OperatorKeysService } from '../modules/api-keys/operator-keys.service.js';
import { OperatorKeysRepository } from '../modules/api-keys/operator-keys.repository.js';
import type { Events } from './events.js';
import type { Secrets } from './secrets.js';

export type KeyDependencies = Readonly<{
  database: Database;
  secrets: Pick<Secrets, 'pepper'>;
  events: Pick<Events, 'eventBus'>;
}>;

export function makeKeys({ database, secrets, events }: KeyDependencies) {
  const digest = keyDigest(secrets.pepper.current, secrets.pepper.earlier);
  const runtime = systemRuntime();
  const keyMaker = new KeyMaker(digest, runtime);
  const store = new PostgresKeyStore(database.orm.em);
  return {
    keyMaker,
    runtime,
    keys: new KeysService({ store, digest, keyMaker, runtime, eventBus: events.eventBus }),
    operatorKeys: new OperatorKeysService({
      store: new OperatorKeysRepository(database.orm.em),
      digest,
      runtime,
    }),
    ownKeys: new OwnKeysService({
      store: new OwnKeysRepository(database.orm.em),
      keyMaker,
      runtime,
      eventBus: events.eventBus,
    }),
  };
}
