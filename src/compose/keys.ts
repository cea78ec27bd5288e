/** Joins the keeping of API keys. */
import { realSurroundings } from '../adapters/clock/real-surroundings.js';
import type { Database } from '../adapters/postgres/database.js';
import { keyDigest } from '../adapters/secrets/key-digest.js';
import { KeyMaker } from '../features/accounts/key-maker.js';
import { KeysService } from '../features/accounts/keys.service.js';
import { PostgresKeyStore } from '../features/accounts/keys.store.js';
import { OwnKeysService } from '../features/accounts/own-keys.service.js';
import { PostgresOwnKeys } from '../features/accounts/own-keys.store.js';
import { OperatorKeysService } from '../features/accounts/operator-keys.service.js';
import { PostgresOperatorKeys } from '../features/accounts/operator-keys.store.js';
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
