/** What clients were permitted. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import { scopesIn, type Scope } from '../../shared/scope.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { NewGrant, OauthGrants, RecordPayload } from './oauth.ports.js';
import { addRevocation } from './revocations.repository.js';

/** A grant in force. */
export type GrantEntry = Readonly<{
  id: string;
  clientId: string;
  clientName: string;
  scopes: readonly Scope[];
  createdAt: Date;
  expiresAt: Date;
}>;

/** `from`: the scopes so far; `to`: some of them, in the same order. `withdrawn`: subjects of the others. */
export type GrantNarrowing = Readonly<{
  grantId: string;
  accountId: string;
  from: readonly Scope[];
  to: readonly Scope[];
  withdrawn: readonly string[];
}>;

const CLIENT: Actor = { name: 'oauth', requestId: null };

/** Members of a grant as oidc-provider stores it: scopes by resource. */
const withResources = (payload: RecordPayload, scope: string): RecordPayload => ({
  ...payload,
  resources: Object.fromEntries(
    Object.keys(payload['resources'] ?? {}).map((resource) => [resource, scope]),
  ),
});

export class OauthGrantsRepository implements OauthGrants {
  constructor(private readonly em: EntityManager) {}

  add(grant: NewGrant): Promise<void> {
    const { id, accountId, clientId, lineageId, scopes, createdAt, expiresAt } = grant;
    return this.em.fork().transactional(async (em) => {
      await queries(em)
        .insertInto('oauth_grant')
        .values({
          id,
          account_id: accountId,
          client_id: clientId,
          lineage_id: lineageId,
          scope: scopes.join(' '),
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
      await queries(em)
        .updateTable('oauth_client')
        .set({ used_at: createdAt })
        .where('id', '=', clientId)
        .execute();
      const entry = { action: 'oauth.granted', object: `grant:${id}`, accountId };
      await addToAudit(em, entry, { ...CLIENT, name: `oauth:${clientId}` });
    });
  }

  async lineageOf(grantId: string): Promise<string | null> {
    const row = await queries(this.em)
      .selectFrom('oauth_grant')
      .select('lineage_id as lineageId')
      .where('id', '=', grantId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row?.lineageId ?? null;
  }

  async revoke(grantId: string): Promise<void> {
    await this.end(grantId, null, CLIENT);
  }

  /** Newest first. */
  async list(accountId: string): Promise<readonly GrantEntry[]> {
    const rows = await queries(this.em)
      .selectFrom('oauth_grant as g')
      .innerJoin('oauth_client as c', 'c.id', 'g.client_id')
      .select(['g.id', 'g.client_id as clientId', 'c.name as clientName', 'g.scope'])
      .select(['g.created_at as createdAt', 'g.expires_at as expiresAt'])
      .where('g.account_id', '=', accountId)
      .where('g.revoked_at', 'is', null)
      .where('g.expires_at', '>', sql<Date>`now()`)
      .orderBy('g.created_at', 'desc')
      .orderBy('g.id')
      .execute();
    return rows.map(({ scope, ...grant }) => ({ ...grant, scopes: scopesIn(scope) }));
  }

  /**
   * Refresh tokens stay and give fewer scopes; access tokens that have more end.
   * @returns false if the account has no such grant in force with the scopes `from`
   */
  narrow(change: GrantNarrowing, actor: Actor): Promise<boolean> {
    const { grantId, accountId, from, to, withdrawn } = change;
    const scope = to.join(' ');
    return this.em.fork().transactional(async (em) => {
      const narrowed = await queries(em)
        .updateTable('oauth_grant')
        .set({ scope })
        .where('id', '=', grantId)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('scope', '=', from.join(' '))
        .returning('id')
        .executeTakeFirst();
      if (narrowed === undefined) return false;
      await narrowRecord(em, grantId, scope);
      for (const subject of withdrawn) await addRevocation(em, subject);
      const entry = { action: 'oauth.narrowed', object: `grant:${grantId}`, accountId };
      await addToAudit(em, entry, actor);
      return true;
    });
  }

  /** Its refresh tokens and codes end with it. @returns false if the account has no such grant in force */
  end(grantId: string, accountId: string | null, actor: Actor): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const ended = queries(em)
        .updateTable('oauth_grant')
        .set({ revoked_at: sql<Date>`now()` })
        .where('id', '=', grantId)
        .where('revoked_at', 'is', null);
      const owned = accountId === null ? ended : ended.where('account_id', '=', accountId);
      const grant = await owned.returning('account_id as accountId').executeTakeFirst();
      if (grant === undefined) return false;
      await queries(em).deleteFrom('oauth_record').where('grant_id', '=', grantId).execute();
      await addRevocation(em, grantId);
      const entry = { action: 'oauth.revoked', object: `grant:${grantId}`, accountId };
      await addToAudit(em, { ...entry, accountId: grant.accountId }, actor);
      return true;
    });
  }
}

async function narrowRecord(em: EntityManager, grantId: string, scope: string): Promise<void> {
  const record = await queries(em)
    .selectFrom('oauth_record')
    .select('payload')
    .where('model', '=', 'Grant')
    .where('id', '=', grantId)
    .forUpdate()
    .executeTakeFirst();
  if (record === undefined) return;
  await queries(em)
    .updateTable('oauth_record')
    .set({ payload: JSON.stringify(withResources(record.payload, scope)) })
    .where('model', '=', 'Grant')
    .where('id', '=', grantId)
    .execute();
}
