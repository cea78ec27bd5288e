/** Joins the keeping of API keys. */
import { realSurroundings } from '../platform/runtime/system-runtime.js';
import type { Database } from '../platform/postgres/database.js';
import { keyDigest } from '../platform/crypto/key-digest.js';
import { KeyMaker } from '../modules/api-keys/key-maker.js';
import { KeysService } from '../modules/api-keys/keys.service.js';
import { PostgresKeyStore } from '../modules/api-keys/keys.repository.js';
import { OwnKeysService } from '../modules/api-keys/own-keys.service.js';
import { PostgresOwnKeys } from '../modules/api-keys/own-keys.repository.js';
import { OperatorKeysService } from '../modules/api-keys/operator-keys.service.js';
import { PostgresOperatorKeys } from '../modules/api-keys/operator-keys.repository.js';
import type { Events } from './events.js';
import type { Secrets } from './secrets.js';

export type KeyParts = Readonly<{
  database: Database;
  secrets: Pick<Secrets, 'pepper'>;
  events: Pick<Events, 'bell'>;
}>;

export function makeKeys({ database, secrets, events }: KeyParts) {
  const digest = keyDigest(secrets.pepper.current, secrets.pepper.earlier);
  const surroundings = realSurroundings();
  const keyMaker = new KeyMaker(digest, surroundings);
  const store = new PostgresKeyStore(database.orm.em);
  return {
    keyMaker,
    surroundings,
    keys: new KeysService({ store, digest, keyMaker, surroundings, bell: events.bell }),
    operatorKeys: new OperatorKeysService({
      store: new PostgresOperatorKeys(database.orm.em),
      digest,
      surroundings,
    }),
    ownKeys: new OwnKeysService({
      store: new PostgresOwnKeys(database.orm.em),
      keyMaker,
      surroundings,
      bell: events.bell,
    }),
  };
}
