/** OAuth clients: those of accounts, and registered ones. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { acrossAccounts } from '../../shared/row-scope.js';
import { lockAccount } from '../../platform/postgres/lock-account.js';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { OauthClients, StoredClient } from './oauth.ports.js';
import { addRevocation } from './revocations.repository.js';

/** Maximum number of registered clients without a permission. */
const MAX_UNUSED = 10_000;
export const MAX_CLIENTS = 20;

const CLIENT = [
  'id',
  'account_id as accountId',
  'lineage_id as lineageId',
  'name',
  'metadata',
  'secret_digest as secretDigest',
  'created_at as createdAt',
] as const;

type ClientChange = Readonly<{ clientId: string; accountId: string; actor: Actor }>;

export class OauthClientsRepository implements OauthClients {
  constructor(private readonly em: EntityManager) {}

  async find(id: string): Promise<StoredClient | null> {
    const row = await queries(this.em)
      .selectFrom('oauth_client')
      .select(CLIENT)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async register(client: StoredClient): Promise<boolean> {
    const { unused } = await queries(this.em)
      .selectFrom('oauth_client')
      .select(({ fn }) => fn.countAll<string>().as('unused'))
      .where('account_id', 'is', null)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(unused) >= MAX_UNUSED) return false;
    await insert(this.em, client);
    return true;
  }

  /** Oldest first. */
  list(accountId: string): Promise<readonly StoredClient[]> {
    return queries(this.em)
      .selectFrom('oauth_client')
      .select(CLIENT)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** @returns false, without a change, if the account has as many as it may have */
  add(client: StoredClient & Readonly<{ accountId: string }>, actor: Actor): Promise<boolean> {
    const { accountId, id } = client;
    return this.em.fork().transactional(async (em) => {
      // Concurrent calls of one account wait for each other.
      await lockAccount(em, accountId);
      const { present } = await queries(em)
        .selectFrom('oauth_client')
        .select(({ fn }) => fn.countAll<string>().as('present'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (Number(present) >= MAX_CLIENTS) return false;
      await insert(em, client);
      await addToAudit(em, { action: 'oauth.created', object: `client:${id}`, accountId }, actor);
      return true;
    });
  }

  /** @returns null if the account has no such client, or it has no secret */
  replaceSecret(
    { clientId, accountId, actor }: ClientChange,
    digest: Uint8Array,
  ): Promise<StoredClient | null> {
    return this.em.fork().transactional(async (em) => {
      const client = await queries(em)
        .updateTable('oauth_client')
        .set({ secret_digest: Buffer.from(digest) })
        .where('id', '=', clientId)
        .where('account_id', '=', accountId)
        .where('secret_digest', 'is not', null)
        .returning(CLIENT)
        .executeTakeFirst();
      if (client === undefined) return null;
      const entry = { action: 'oauth.rotated', object: `client:${clientId}`, accountId };
      await addToAudit(em, entry, actor);
      return client;
    });
  }

  /** Grants go with it, of other accounts too; its tokens are revoked. @returns null if the account has no such client */
  remove(change: ClientChange): Promise<StoredClient | null> {
    return acrossAccounts(() => this.removeWithGrants(change));
  }

  private removeWithGrants({
    clientId,
    accountId,
    actor,
  }: ClientChange): Promise<StoredClient | null> {
    return this.em.fork().transactional(async (em) => {
      const grants = await queries(em)
        .selectFrom('oauth_grant')
        .select('id')
        .where('client_id', '=', clientId)
        .execute();
      const client = await queries(em)
        .deleteFrom('oauth_client')
        .where('id', '=', clientId)
        .where('account_id', '=', accountId)
        .returning(CLIENT)
        .executeTakeFirst();
      if (client === undefined) return null;
      const ids = grants.map(({ id }) => id);
      if (ids.length > 0)
        await queries(em).deleteFrom('oauth_record').where('grant_id', 'in', ids).execute();
      await addRevocation(em, clientId);
      const entry = { action: 'oauth.deleted', object: `client:${clientId}`, accountId };
      await addToAudit(em, entry, actor);
      return client;
    });
  }
}

async function insert(em: EntityManager, client: StoredClient): Promise<void> {
  const { id, accountId, lineageId, name, metadata, secretDigest, createdAt } = client;
  await queries(em)
    .insertInto('oauth_client')
    .values({
      id,
      account_id: accountId,
      lineage_id: lineageId,
      name,
      metadata: sql<string>`${JSON.stringify(metadata)}::jsonb`,
      secret_digest: secretDigest === null ? null : Buffer.from(secretDigest),
      created_at: createdAt,
    })
    .execute();
}
