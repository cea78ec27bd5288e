/** Clients and their licence orders, as rows. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller, Tier } from '../../../src/shared/caller.js';
import type { FakeRuntime } from '../../fakes/account-runtime.js';

type AccountFacts = Readonly<{
  name?: string;
  address?: string | null;
  country?: string | null;
  vatNumber?: string | null;
  tier?: Tier;
  state?: 'live' | 'awaiting_payment';
}>;

export function clientsIn(em: EntityManager, runtime: FakeRuntime) {
  /** A client with a live key; `tier` is its licence. */
  async function aClient(facts: AccountFacts = {}): Promise<Caller> {
    const accountId = randomUUID();
    const { country = 'ee', vatNumber = null, state = 'live' } = facts;
    const { name = 'Client', address = null } = facts;
    await em.fork().execute(
      `insert into account (id, name, email, role, state, billing_country, billing_address, vat_number, created_at)
       values (?, ?, 'client@example.test', 'client', ?, ?, ?, ?, ?)`,
      [accountId, name, state, country, address, vatNumber, runtime.now()],
    );
    const overrides = { perMinute: null, perMonth: null };
    const ids = { keyId: randomUUID(), lineageId: randomUUID(), accountId };
    return { ...ids, role: 'client', mode: 'live', tier: facts.tier ?? 'baas', overrides };
  }

  async function aLicenceOrder(licence = 'professional', netCents = 99000) {
    const client = await aClient({ state: 'awaiting_payment' });
    const id = randomUUID();
    await em.fork().execute(
      `insert into orders (id, account_id, kind, service_key, country, net_cents, created_at)
       values (?, ?, 'licence', ?, 'ee', ?, ?)`,
      [id, client.accountId, licence, netCents, runtime.now()],
    );
    return { id, client, netCents };
  }

  return { aClient, aLicenceOrder };
}
