/** The operator's access to API keys. */
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import type { DatabasePlace } from '../../platform/postgres/storage.js';
import { keyDigest } from '../../platform/crypto/key-digest.js';
import { loadPepper } from '../secrets.js';
import type { Config } from '../../config/env.js';
import { KeyMaker } from '../../modules/api-keys/key-maker.service.js';
import { KeysService } from '../../modules/api-keys/keys.service.js';
import { PostgresKeyStore } from '../../modules/api-keys/keys.repository.js';
import { OperatorKeysService } from '../../modules/api-keys/operator-keys.service.js';
import { OperatorKeysRepository } from '../../modules/api-keys/operator-keys.repository.js';
import { openOperatorStorage } from './open-storage.js';

/** Call `close`, or the process does not exit. */
export type OpenKeys = Readonly<{
  keys: KeysService;
  operators: OperatorKeysService;
  close: () => Promise<void>;
}>;

export type KeysConfig = DatabasePlace &
  Pick<Config, 'dataDir' | 'apiKeyPepper' | 'previousSecrets'>;

/** @throws Error if the database or the secret is unavailable. */
export async function openKeys(config: KeysConfig): Promise<OpenKeys> {
  const pepper = await loadPepper(config);
  const storage = await openOperatorStorage(config);
  const digest = keyDigest(pepper.current, pepper.earlier);
  const runtime = systemRuntime();
  const keyMaker = new KeyMaker(digest, runtime);
  const store = new PostgresKeyStore(storage.orm.em);
  const keys = new KeysService({ store, digest, keyMaker, runtime });
  const operatorStore = new OperatorKeysRepository(storage.orm.em);
  const operators = new OperatorKeysService({ store: operatorStore, digest, runtime });
  return { keys, operators, close: storage.close };
}
