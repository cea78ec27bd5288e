/** Use cases of the people of an account. Source: D-327. */
import { callerActor, type RequestActor } from '../../shared/actor.js';
import type { Caller, MemberRole } from '../../shared/caller.js';
import { invalid, notFound, type ErrorDetail } from '../../shared/errors.js';
import type { Language } from '../../shared/language.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import { isUuid } from '../../shared/uuid.js';
import {
  isSandbox,
  MAX_MEMBERS,
  normaliseEmail,
  SAMPLE_MEMBER,
  type Member,
} from './domain/member.js';
import type { MembersRepository, MemberOutcome } from './members.repository.js';

/** `page`: address of the sign-in page. */
export type MembersDependencies = Readonly<{
  store: MembersRepository;
  runtime: ClockAndIds;
  page: string;
  onMailQueued: () => void;
}>;

export type Invited = Readonly<{ email: string; role: MemberRole; language: Language | null }>;

const PROBLEMS: Readonly<
  Record<Exclude<MemberOutcome['outcome'], 'done' | 'missing'>, ErrorDetail>
> = {
  known: { field: 'email', type: 'member_known' },
  too_many: { field: 'email', type: 'too_many_members', params: { max: MAX_MEMBERS } },
  last_owner: { field: 'member_id', type: 'last_owner' },
};

function memberOf(done: MemberOutcome): Member {
  if (done.outcome === 'done') return done.member;
  if (done.outcome === 'missing') throw notFound();
  throw invalid(PROBLEMS[done.outcome]);
}

export class MembersService {
  constructor(private readonly deps: MembersDependencies) {}

  /** Oldest first. */
  list(caller: Caller): Promise<readonly Member[]> {
    if (isSandbox(caller)) return Promise.resolve([SAMPLE_MEMBER]);
    return this.deps.store.list(caller.accountId);
  }

  /** The person gets an email and signs in with a link of their own. @throws VALIDATION_FAILED */
  async invite({ email, role, language }: Invited, request: RequestActor): Promise<Member> {
    const { store, runtime, page, onMailQueued } = this.deps;
    const { caller, requestId } = request;
    const id = runtime.id();
    const createdAt = runtime.now();
    const member = { id, email: normaliseEmail(email), role, createdAt, signedInAt: null };
    if (isSandbox(caller)) return { ...member, id: SAMPLE_MEMBER.id };
    const actor = callerActor(caller, requestId);
    const { accountId } = caller;
    const invitation = { member, accountId, mailId: runtime.id(), link: page, language, actor };
    const invited = memberOf(await store.invite(invitation));
    onMailQueued();
    return invited;
  }

  /** The person signs in again. @throws NOT_FOUND; VALIDATION_FAILED for the last owner */
  changeRole(memberId: string, role: MemberRole, request: RequestActor): Promise<Member> {
    return this.change(memberId, request, {
      sample: (member) => ({ ...member, role }),
      store: (change) => this.deps.store.changeRole(change, role),
    });
  }

  /** Ends their sessions. @returns the person as before @throws NOT_FOUND; VALIDATION_FAILED for the last owner */
  remove(memberId: string, request: RequestActor): Promise<Member> {
    return this.change(memberId, request, {
      sample: (member) => member,
      store: (change) => this.deps.store.remove(change),
    });
  }

  private async change(
    memberId: string,
    { caller, requestId }: RequestActor,
    work: Readonly<{
      sample: (member: Member) => Member;
      store: (change: Parameters<MembersRepository['remove']>[0]) => Promise<MemberOutcome>;
    }>,
  ): Promise<Member> {
    if (isSandbox(caller)) {
      if (memberId !== SAMPLE_MEMBER.id) throw notFound();
      return work.sample(SAMPLE_MEMBER);
    }
    if (!isUuid(memberId)) throw notFound();
    const actor = callerActor(caller, requestId);
    return memberOf(await work.store({ accountId: caller.accountId, memberId, actor }));
  }
}
