/** The operator's access to quarantined payments. */
import { destination, pino } from 'pino';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import { prepareQueue } from '../../platform/queue/prepare-queue.js';
import { keyDigest } from '../../platform/crypto/key-digest.js';
import { loadLaw } from '../knowledge.js';
import { loadPepper } from '../secrets.js';
import { createPayments } from '../payments.js';
import { vatServiceOf } from '../vat.js';
import { codeLinks } from '../../shared/code-links.js';
import type { Config } from '../../config/env.js';
import { KeyMaker } from '../../modules/api-keys/key-maker.service.js';
import { PostgresQuarantine } from '../../modules/quarantine/quarantine.repository.js';
import { openOperatorStorage } from './open-storage.js';
import type { Quarantine } from './quarantine-program.js';

/** Call `close`, or the process does not exit. */
type OpenQuarantine = Quarantine & Readonly<{ close: () => Promise<void> }>;

/** Workers send the mails. */
const noOutbox = { drainUrgent: () => Promise.resolve() };

const STANDARD_ERROR = 2;

/** @throws Error if the database, the law data or the secret is unavailable. */
export async function openQuarantine(config: Config): Promise<OpenQuarantine> {
  const pepper = await loadPepper(config);
  const law = loadLaw();
  const storage = await openOperatorStorage(config);
  await prepareQueue(storage.directUrl, () => undefined);
  const { em } = storage.orm;
  const runtime = systemRuntime();
  const log = pino({ level: 'warn' }, destination(STANDARD_ERROR));
  const shared = { config, law, em, runtime, log };
  const keyMaker = new KeyMaker(keyDigest(pepper.current, pepper.earlier), runtime);
  const publicUrl = config.publicUrl ?? '';
  const links = codeLinks(publicUrl, config.isStrict);
  const deps = { ...shared, pepper, keyMaker, publicUrl, links };
  const { assignment } = createPayments({ ...deps, vatService: vatServiceOf(shared) }, noOutbox);
  return {
    payments: new PostgresQuarantine(em),
    assign: (input) => assignment.assign(input),
    close: storage.close,
  };
}
