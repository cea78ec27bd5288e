/** Use cases of passkeys. Source: D-385. */
import { callerActor, type RequestActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import type { Runtime } from '../../shared/runtime.js';
import { isUuid } from '../../shared/uuid.js';
import { isSandbox, visibleTo } from '../members/domain/member.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import { makeToken, TOKEN_BYTES } from '../members/domain/sign-in-token.js';
import type { SessionsService } from '../members/sessions.service.js';
import { MAX_PASSKEYS, SAMPLE_OPTIONS, SAMPLE_PASSKEY, type Passkey } from './domain/passkey.js';
import type { Authenticators, BrowserOptions } from './passkeys.ports.js';
import type { ConfirmedSession, PasskeysRepository } from './passkeys.repository.js';

export type PasskeysDependencies = Readonly<{
  store: PasskeysRepository;
  authenticators: Authenticators;
  sessions: Pick<SessionsService, 'profile'>;
  digest: SecretDigest;
  runtime: Pick<Runtime, 'id' | 'bytes'>;
}>;

/** `token`: of the session from now on; null: of a sandbox key, which has none. */
export type Confirmed = Readonly<{ token: string | null }>;

type Person = Readonly<{ sessionId: string; memberId: string; accountId: string }>;

/** @throws VALIDATION_FAILED for keys and tokens */
function personOf({ keyId, accountId, member }: Caller): Person {
  if (member === undefined) throw invalid({ field: 'Cookie', type: 'session_required' });
  return { sessionId: keyId, memberId: member.memberId, accountId };
}

const refused = () => invalid({ field: 'credential', type: 'passkey_invalid' });

export class PasskeysService {
  constructor(private readonly deps: PasskeysDependencies) {}

  /** Oldest first. */
  list(caller: Caller): Promise<readonly Passkey[]> {
    if (isSandbox(caller)) return Promise.resolve([SAMPLE_PASSKEY]);
    return this.deps.store.list(visibleTo(caller));
  }

  async startAdding(caller: Caller): Promise<BrowserOptions> {
    if (isSandbox(caller)) return SAMPLE_OPTIONS;
    const { store, authenticators, sessions } = this.deps;
    const { sessionId, memberId } = personOf(caller);
    const { email } = (await sessions.profile(caller)).member;
    const existing = await store.credentials(memberId);
    const options = await authenticators.creation({ memberId, email }, existing);
    await store.setChallenge(sessionId, options.challenge);
    return options;
  }

  /** @throws VALIDATION_FAILED unless it answers the session's challenge */
  async add(
    { name, answer }: Readonly<{ name: string; answer: unknown }>,
    request: RequestActor,
  ): Promise<Confirmed & Readonly<{ passkey: Passkey }>> {
    if (isSandbox(request.caller)) return { token: null, passkey: { ...SAMPLE_PASSKEY, name } };
    const { store, authenticators, runtime } = this.deps;
    const { session, token } = this.confirming(request);
    const challenge = await store.takeChallenge(session.sessionId);
    const credential =
      challenge === null ? null : await authenticators.created({ challenge, answer });
    if (credential === null) throw refused();
    const id = runtime.id();
    const outcome = await store.add({ id, name, credential }, session);
    if (outcome === 'known') throw refused();
    if (outcome === 'too_many') {
      const params = { max: MAX_PASSKEYS };
      throw invalid({ field: 'nimi', type: 'too_many_passkeys', params });
    }
    return { token, passkey: await this.own(id, request.caller) };
  }

  /** @throws VALIDATION_FAILED for a person without passkeys */
  async startConfirming(caller: Caller): Promise<BrowserOptions> {
    if (isSandbox(caller)) return SAMPLE_OPTIONS;
    const { store, authenticators } = this.deps;
    const { sessionId, memberId } = personOf(caller);
    const existing = await store.credentials(memberId);
    if (existing.length === 0) throw invalid({ field: 'Cookie', type: 'passkey_required' });
    const options = await authenticators.request(existing);
    await store.setChallenge(sessionId, options.challenge);
    return options;
  }

  /** @throws VALIDATION_FAILED unless a passkey of the person answers the session's challenge */
  async confirm(answer: unknown, request: RequestActor): Promise<Confirmed> {
    if (isSandbox(request.caller)) return { token: null };
    const { store, authenticators } = this.deps;
    const { session, token } = this.confirming(request);
    const challenge = await store.takeChallenge(session.sessionId);
    if (challenge === null) throw refused();
    const existing = await store.credentials(session.memberId);
    const used = await authenticators.confirmed({ challenge, answer }, existing);
    const passkey = existing.find(({ credential }) => credential === used?.credential);
    if (used === null || passkey === undefined) throw refused();
    await store.confirm({ ...passkey, counter: used.counter }, session);
    return { token };
  }

  /** @returns the passkey as it was @throws NOT_FOUND */
  async remove(id: string, { caller, requestId }: RequestActor): Promise<Passkey> {
    if (isSandbox(caller)) return sampleOf(id);
    const stays = caller.member === undefined ? null : caller.keyId;
    const actor = callerActor(caller, requestId);
    const removal = { filter: visibleTo(caller), stays, actor };
    const passkey = isUuid(id) ? await this.deps.store.remove(id, removal) : null;
    if (passkey === null) throw notFound();
    return passkey;
  }

  private async own(id: string, caller: Caller): Promise<Passkey> {
    const passkey = (await this.list(caller)).find((one) => one.id === id);
    if (passkey === undefined) throw notFound();
    return passkey;
  }

  private confirming({ caller, requestId }: RequestActor): Readonly<{
    token: string;
    session: ConfirmedSession;
  }> {
    const person = personOf(caller);
    const token = makeToken(this.deps.runtime.bytes(TOKEN_BYTES));
    const [digest] = this.deps.digest.all(token);
    const actor = callerActor(caller, requestId);
    return { token, session: { ...person, digest, actor } };
  }
}

function sampleOf(id: string): Passkey {
  if (id !== SAMPLE_PASSKEY.id) throw notFound();
  return SAMPLE_PASSKEY;
}
