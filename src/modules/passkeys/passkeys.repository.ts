/** Passkeys in PostgreSQL. Times are those of the database clock. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { PeopleFilter } from '../members/domain/member.js';
import { CHALLENGE_MINUTES, MAX_PASSKEYS, type Passkey } from './domain/passkey.js';
import { notifyOwner } from './passkey-notice.transaction.js';
import type { NewCredential } from './passkeys.ports.js';

/** A session that confirms a passkey. `digest`: of the token that takes the place of the present one. */
export type ConfirmedSession = Readonly<{
  sessionId: string;
  memberId: string;
  accountId: string;
  digest: Uint8Array;
  actor: Actor;
}>;

export type AddedPasskey = Readonly<{ id: string; name: string; credential: NewCredential }>;

/** `stays`: session that does not end; null: all end. */
export type PasskeyRemoval = Readonly<{ filter: PeopleFilter; stays: string | null; actor: Actor }>;

export type AddOutcome = 'done' | 'too_many' | 'known';

export type StoredCredential = NewCredential & Readonly<{ id: string }>;

const NOW = sql<Date>`now()`;
const toBytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

export class PasskeysRepository {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first. */
  list({ accountId, memberId }: PeopleFilter): Promise<readonly Passkey[]> {
    const all = queries(this.em)
      .selectFrom('passkey as p')
      .innerJoin('member as m', 'm.id', 'p.member_id')
      .select(['p.id', 'p.member_id as memberId', 'm.email', 'p.name'])
      .select(['p.created_at as createdAt', 'p.used_at as usedAt'])
      .where('m.account_id', '=', accountId)
      .orderBy('p.created_at')
      .orderBy('p.id');
    return (memberId === null ? all : all.where('m.id', '=', memberId)).execute();
  }

  async credentials(memberId: string): Promise<readonly StoredCredential[]> {
    const rows = await queries(this.em)
      .selectFrom('passkey')
      .select(['id', 'credential', 'public_key as publicKey', 'counter', 'transports'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ credential, counter, ...row }) => ({
      ...row,
      counter: Number(counter),
      credential: credential.toString('base64url'),
    }));
  }

  /** A session has one challenge at a time. @param challenge base64url */
  async setChallenge(sessionId: string, challenge: string): Promise<void> {
    await queries(this.em)
      .updateTable('member_session')
      .set({
        challenge: toBytes(challenge),
        challenge_ends_at: sql<Date>`now() + make_interval(mins => ${sql.lit(CHALLENGE_MINUTES)})`,
      })
      .where('id', '=', sessionId)
      .execute();
  }

  /** Each is answered once. @returns base64url; null if there is none in force */
  async takeChallenge(sessionId: string): Promise<string | null> {
    const taken = await queries(this.em)
      .with('before', (db) =>
        db
          .selectFrom('member_session')
          .select(['id', 'challenge'])
          .where('id', '=', sessionId)
          .where('challenge_ends_at', '>', NOW)
          .forUpdate(),
      )
      .updateTable('member_session as s')
      .from('before as b')
      .set({ challenge: null, challenge_ends_at: null })
      .whereRef('s.id', '=', 'b.id')
      .returning('b.challenge')
      .executeTakeFirst();
    return taken?.challenge?.toString('base64url') ?? null;
  }

  /** Confirms the session, and ends the person's others: they have not confirmed it. */
  add({ id, name, credential }: AddedPasskey, session: ConfirmedSession): Promise<AddOutcome> {
    const { memberId } = session;
    return this.em.fork().transactional(async (em) => {
      const db = queries(em);
      await db.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
      const before = await db
        .selectFrom('passkey')
        .select('id')
        .where('member_id', '=', memberId)
        .execute();
      if (before.length >= MAX_PASSKEYS) return 'too_many';
      const added = await db
        .insertInto('passkey')
        .values({
          id,
          member_id: memberId,
          credential: toBytes(credential.credential),
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: [...credential.transports],
          name,
          created_at: NOW,
        })
        .onConflict((conflict) => conflict.column('credential').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) return 'known';
      await confirmSession(em, session);
      await endOthers(em, memberId, session.sessionId);
      await note(em, session, { action: 'passkey.added', object: `passkey:${id}` });
      await notifyOwner(em, 'passkey_added', { id, memberId });
      return 'done';
    });
  }

  /** @param counter of the passkey's signatures */
  confirm({ id, counter }: StoredCredential, session: ConfirmedSession): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await queries(em)
        .updateTable('passkey')
        .set({ counter, used_at: NOW })
        .where('id', '=', id)
        .execute();
      await confirmSession(em, session);
      const object = `session:${session.sessionId}`;
      await note(em, session, { action: 'session.confirmed', object });
    });
  }

  /** Ends the person's other sessions. @returns the passkey as it was; null if there is none */
  remove(id: string, { filter, stays, actor }: PasskeyRemoval): Promise<Passkey | null> {
    return this.em.fork().transactional(async (em) => {
      const before = await new PasskeysRepository(em).list(filter);
      const passkey = before.find((one) => one.id === id);
      if (passkey === undefined) return null;
      await queries(em).deleteFrom('passkey').where('id', '=', id).execute();
      await endOthers(em, passkey.memberId, stays);
      const { accountId } = filter;
      await note(em, { accountId, actor }, { action: 'passkey.removed', object: `passkey:${id}` });
      await notifyOwner(em, 'passkey_removed', passkey);
      return passkey;
    });
  }
}

/** For a person who has lost them; ends their sessions. @param email lower case @returns how many there were */
export async function removeLost(
  em: EntityManager,
  { accountId, email }: Readonly<{ accountId: string; email: string }>,
): Promise<number> {
  const store = new PasskeysRepository(em);
  const all = await store.list({ accountId, memberId: null });
  const lost = all.filter((one) => one.email === email);
  for (const { id, memberId } of lost) {
    await store.remove(id, { filter: { accountId, memberId }, stays: null, actor: OPERATOR });
  }
  return lost.length;
}

/** From now on the session has another token: the one before it is of no use to anyone who saw it. */
async function confirmSession(
  em: EntityManager,
  { sessionId, digest }: ConfirmedSession,
): Promise<void> {
  await queries(em)
    .updateTable('member_session')
    .set({ confirmed_at: NOW, digest: Buffer.from(digest) })
    .where('id', '=', sessionId)
    .execute();
}

async function endOthers(em: EntityManager, memberId: string, stays: string | null): Promise<void> {
  const all = queries(em).deleteFrom('member_session').where('member_id', '=', memberId);
  await (stays === null ? all : all.where('id', '<>', stays)).execute();
}

const note = (
  em: EntityManager,
  { accountId, actor }: Readonly<{ accountId: string; actor: Actor }>,
  entry: Readonly<{ action: string; object: string }>,
): Promise<void> => addToAudit(em, { ...entry, accountId }, actor);
