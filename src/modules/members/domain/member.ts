/** People of an account: roles and what they permit; lifetimes of links and sessions. Source: D-327, D-328. */
import type { ScopeRule } from '../../../shared/scope.js';
import type { Caller, MemberRole } from '../../../shared/caller.js';
import { SAMPLE_TIME } from '../../../shared/sample-time.js';

/** Minutes. Source: D-384. */
export const LINK_MINUTES = 10;

/** Of one account. */
export const MAX_MEMBERS = 100;

/** Accounts to which one request sends a link: the newest. */
export const MAX_LINKS = 5;

const EVERYONE: readonly ScopeRule[] = [
  'law:read',
  'orders:read',
  'account:read',
  'session',
  'session:end',
  'passkey',
  'factor',
];

export const SCOPES_OF: Readonly<Record<MemberRole, readonly ScopeRule[]>> = {
  reader: EVERYONE,
  lawyer: [...EVERYONE, 'orders:write'],
  owner: [...EVERYONE, 'orders:write', 'account:write', 'key'],
};

/** `signedInAt`: first sign-in; null: invited. `email`: lower case. */
export type Member = Readonly<{
  id: string;
  email: string;
  role: MemberRole;
  createdAt: Date;
  signedInAt: Date | null;
}>;

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export const memberState = ({ signedInAt }: Pick<Member, 'signedInAt'>) =>
  signedInAt === null ? ('invited' as const) : ('active' as const);

/** `endsAt`: unless it is used before. */
export type MemberSession = Readonly<{
  id: string;
  memberId: string;
  email: string;
  createdAt: Date;
  seenAt: Date;
  endsAt: Date;
}>;

/** `endsAt`: unless it is used before. */
export type SessionProfile = Readonly<{ member: Member; accountName: string; endsAt: Date }>;

/** `memberId`: null: of every person. */
export type PeopleFilter = Readonly<{ accountId: string; memberId: string | null }>;

/** Keys and owners see what belongs to everyone of the account, others their own. */
export const visibleTo = ({ accountId, member }: Caller): PeopleFilter => ({
  accountId,
  memberId: member === undefined || member.role === 'owner' ? null : member.memberId,
});

/** Sandbox keys get samples and change nothing. */
export const isSandbox = ({ mode, member }: Caller): boolean =>
  mode === 'test' && member === undefined;

/** Samples for sandbox keys. */
export const SAMPLE_MEMBER: Member = {
  id: '00000000-0000-4000-8000-000000000005',
  email: 'owner@example.com',
  role: 'owner',
  createdAt: SAMPLE_TIME,
  signedInAt: SAMPLE_TIME,
};

export const SAMPLE_SESSION: MemberSession = {
  id: '00000000-0000-4000-8000-000000000006',
  memberId: SAMPLE_MEMBER.id,
  email: SAMPLE_MEMBER.email,
  createdAt: SAMPLE_TIME,
  seenAt: SAMPLE_TIME,
  endsAt: new Date('2026-01-22T09:00:00.000Z'),
};
