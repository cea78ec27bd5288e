/** The operator's way to payments that fit no order: the same rules, law, secret and tables as the service has. */
import { destination, pino } from 'pino';
import { realSurroundings } from '../adapters/clock/real-surroundings.js';
import { openStorage } from '../adapters/postgres/storage.js';
import { prepareQueue } from '../adapters/queue/prepare-queue.js';
import { keyDigest } from '../adapters/secrets/key-digest.js';
import { loadLaw } from '../compose/law.js';
import { loadPepper } from '../compose/secrets.js';
import { makeTaking } from '../compose/taking.js';
import { makeVatDesk } from '../compose/vat.js';
import type { Config } from '../config.js';
import { KeyMaker } from '../features/accounts/key-maker.js';
import { PostgresQuarantine } from '../features/orders/quarantine.store.js';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { OPERATOR_CONNECTIONS, OPERATOR_TIMEOUT_MS } from './open-keys.js';
import type { Quarantine } from './quarantine-program.js';

/** `close` must be called, else the process does not end. */
type OpenQuarantine = Quarantine & Readonly<{ close: () => Promise<void> }>;

/** Workers send what waits in the outbox. */
const noOutbox = { drain: () => Promise.resolve() };

const STANDARD_ERROR = 2;

/** @throws Error where database, law data or secret are not to be had. */
export async function openQuarantine(config: Config): Promise<OpenQuarantine> {
  const pepper = await loadPepper(config);
  const law = loadLaw();
  const storage = await openStorage({
    ...config,
    databaseTimeoutMs: OPERATOR_TIMEOUT_MS,
    databaseConnections: OPERATOR_CONNECTIONS,
    entities: [],
    migrations: MIGRATIONS,
    log: () => undefined,
  });
  await prepareQueue(storage.directUrl, () => undefined);
  const { em } = storage.orm;
  const surroundings = realSurroundings();
  const log = pino({ level: 'warn' }, destination(STANDARD_ERROR));
  const shared = { config, law, em, surroundings, log };
  const keyMaker = new KeyMaker(keyDigest(pepper.current, pepper.earlier), surroundings);
  const parts = { ...shared, pepper, keyMaker, publicUrl: config.publicUrl ?? '' };
  const { assignment } = makeTaking({ ...parts, desk: makeVatDesk(shared) }, noOutbox);
  return {
    payments: new PostgresQuarantine(em),
    assign: (input) => assignment.assign(input),
    close: storage.close,
  };
}
