/**
 * Use cases of sessions. Each request with one reads the database, so an ended session is refused at once everywhere.
 * Source: D-328.
 */
import { tierOf } from '../api-keys/domain/tier.js';
import { admitsKeys } from '../../shared/account-state.js';
import { callerActor, type RequestActor } from '../../shared/actor.js';
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import type { Caller, CallerMember } from '../../shared/caller.js';
import { notFound, unauthorized } from '../../shared/errors.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import { isUuid } from '../../shared/uuid.js';
import {
  isSandbox,
  SAMPLE_SESSION,
  visibleTo,
  type MemberSession,
  type SessionProfile,
} from './domain/member.js';
import { scopesWith, secondFactorOf } from './domain/second-factor.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import { isTokenText } from './domain/sign-in-token.js';
import type { SessionsRepository, StoredSession } from './sessions.repository.js';

/** `needsPasskey`: whether people need one. */
export type SessionsDependencies = Readonly<{
  store: SessionsRepository;
  digest: SecretDigest;
  runtime: Pick<ClockAndIds, 'now'>;
  eventBus: Pick<EventBus, 'publish'>;
  idleHours: number;
  needsPasskey: boolean;
}>;

export type OpenSession = Readonly<{ caller: Caller; profile: SessionProfile }>;

export class SessionsService {
  constructor(private readonly deps: SessionsDependencies) {}

  /**
   * @returns null unless session, account and a key of the account are in force
   * @throws UPSTREAM_UNAVAILABLE if the database is unreachable
   */
  async findCaller(token: string): Promise<Caller | null> {
    if (!isTokenText(token)) return null;
    const stored = await this.deps.store.find(this.deps.digest.all(token));
    if (stored === null || !admitsKeys(stored.state)) return null;
    if (stored.isStale) await this.deps.store.touch(stored.sessionId, this.deps.idleHours);
    return this.toCaller(stored);
  }

  /** @throws UNAUTHORIZED if the session ended meanwhile */
  async profile({ keyId }: Caller): Promise<SessionProfile> {
    const profile = await this.deps.store.profile(keyId);
    if (profile === null) throw unauthorized();
    return profile;
  }

  /** @returns what the token opens @throws UNAUTHORIZED unless the session is in force */
  async open(token: string): Promise<OpenSession> {
    const caller = await this.findCaller(token);
    if (caller === null) throw unauthorized();
    return { caller, profile: await this.profile(caller) };
  }

  list(caller: Caller): Promise<readonly MemberSession[]> {
    if (isSandbox(caller)) return Promise.resolve([SAMPLE_SESSION]);
    return this.deps.store.list(visibleTo(caller));
  }

  /** @returns the session as it was @throws NOT_FOUND */
  async end(sessionId: string, { caller, requestId }: RequestActor): Promise<MemberSession> {
    const session = (await this.list(caller)).find(({ id }) => id === sessionId);
    if (session === undefined || !isUuid(sessionId)) throw notFound();
    if (isSandbox(caller)) return session;
    await this.deps.store.end(sessionId, visibleTo(caller), callerActor(caller, requestId));
    this.deps.eventBus.publish(BLOCKED_KEYS, sessionId);
    return session;
  }

  private memberOf({ memberId, memberRole: role, factor }: StoredSession): CallerMember {
    const secondFactor = secondFactorOf(factor, this.deps.needsPasskey);
    const scopes = scopesWith(role, secondFactor, factor.isRecent);
    return { memberId, role, scopes, secondFactor };
  }

  private toCaller(stored: StoredSession): Caller {
    const { sessionId, lineageId, accountId, role, mode } = stored;
    return {
      keyId: sessionId,
      lineageId,
      accountId,
      role,
      mode,
      tier: tierOf({ ...stored, given: stored.tier }, this.deps.runtime.now()),
      overrides: { perMinute: stored.perMinute, perMonth: stored.perMonth },
      member: this.memberOf(stored),
    };
  }
}
