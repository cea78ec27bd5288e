/** Tables of the people of an account: digests of tokens, never tokens. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { MEMBER_ROLES } from '../../shared/caller.js';

/** `email`: lower case. `signedInAt`: first sign-in. */
export const MemberEntity = defineEntity({
  name: 'Member',
  tableName: 'member',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    email: p.text(),
    role: p.enum(MEMBER_ROLES),
    createdAt: p.datetime(),
    signedInAt: p.datetime().nullable(),
  },
});

/** `browser`: digest of the cookie of the browser that requested the link. */
export const SignInLinkEntity = defineEntity({
  name: 'SignInLink',
  tableName: 'sign_in_link',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    digest: p.blob(),
    browser: p.blob(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** `idleEndsAt`: moves with use. `endsAt`: does not. `confirmedAt`: last use of a passkey. `challenge`: for its next. */
export const MemberSessionEntity = defineEntity({
  name: 'MemberSession',
  tableName: 'member_session',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    digest: p.blob(),
    createdAt: p.datetime().defaultRaw('now()'),
    seenAt: p.datetime().defaultRaw('now()'),
    idleEndsAt: p.datetime(),
    endsAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    challenge: p.blob().nullable(),
    challengeEndsAt: p.datetime().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    member: TableOf<typeof MemberEntity>;
    sign_in_link: TableOf<typeof SignInLinkEntity>;
    member_session: TableOf<typeof MemberSessionEntity>;
  }
}
