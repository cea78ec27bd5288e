/** Records of the authorization server: interactions, codes, refresh tokens, grants, used proofs. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { FoundRecord, OauthRecord, OauthRecords } from './oauth.ports.js';

const FOUND = ['payload', 'consumed_at as consumedAt'] as const;

export class OauthRecordsRepository implements OauthRecords {
  constructor(private readonly em: EntityManager) {}

  async save({ model, id, payload, grantId, uid, expiresAt }: OauthRecord): Promise<void> {
    const values = {
      payload: JSON.stringify(payload),
      grant_id: grantId,
      uid,
      expires_at: expiresAt,
    };
    await queries(this.em)
      .insertInto('oauth_record')
      .values({ model, id, ...values })
      .onConflict((taken) => taken.columns(['model', 'id']).doUpdateSet(values))
      .execute();
  }

  async find(model: string, id: string): Promise<FoundRecord | null> {
    return (await this.ofModel(model).where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async findByUid(model: string, uid: string): Promise<FoundRecord | null> {
    return (await this.ofModel(model).where('uid', '=', uid).executeTakeFirst()) ?? null;
  }

  async consume(model: string, id: string): Promise<void> {
    await queries(this.em)
      .updateTable('oauth_record')
      .set({ consumed_at: sql<Date>`now()` })
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
  }

  async remove(model: string, id: string): Promise<void> {
    await queries(this.em)
      .deleteFrom('oauth_record')
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
  }

  async removeOfGrant(grantId: string): Promise<void> {
    await queries(this.em).deleteFrom('oauth_record').where('grant_id', '=', grantId).execute();
  }

  private ofModel(model: string) {
    return queries(this.em)
      .selectFrom('oauth_record')
      .select(FOUND)
      .where('model', '=', model)
      .where('expires_at', '>', sql<Date>`now()`);
  }
}
