/** Parity of signing in, people of an organisation and sessions. */
import { SAMPLE_PASSKEY } from '../../src/modules/passkeys/domain/passkey.js';
import { SAMPLE_MEMBER, SAMPLE_SESSION } from '../../src/modules/members/domain/member.js';
import { of, type ParityCase } from './parity-case.js';

const OTHER = '00000000-0000-4000-8000-000000000999';
const LIVE = { key: 'live client' } as const;
const NONE = { key: 'none' } as const;

export const MEMBER_CASES: readonly ParityCase[] = [
  ...of('Mutation.requestSignIn', [
    { what: 'not from our own pages', values: { email: 'a@b.ee' }, ...NONE },
    { what: 'no address', values: { email: 'a' } },
    { what: 'nothing', values: {}, acceptLanguage: 'et' },
  ]),
  ...of('Mutation.signIn', [
    { what: 'not from our own pages', values: { token: 'x' }, ...NONE },
    { what: 'a token too long', values: { token: 'x'.repeat(101) } },
    { what: 'nothing', values: {} },
  ]),
  ...of('Mutation.signOut', [{ what: 'not from our own pages', values: {}, ...NONE }]),
  ...of('Query.session', [
    { what: 'with a key', values: {} },
    { what: 'with nothing', values: {}, ...NONE },
  ]),
  ...of('Query.members', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, ...LIVE },
    { what: 'without a key', values: {}, ...NONE },
  ]),
  ...of('Mutation.inviteMember', [
    { what: 'in the sandbox', values: { email: 'A@b.ee', member_role: 'owner', keel: 'de' } },
    { what: 'an unknown role', values: { email: 'a@b.ee', member_role: 'admin' } },
    { what: 'no address', values: { email: 'a@b', member_role: 'reader' } },
    { what: 'nothing', values: {} },
    { what: 'without a key', values: { email: 'a@b.ee', member_role: 'reader' }, ...NONE },
  ]),
  ...of('Mutation.changeRole', [
    {
      what: 'in the sandbox',
      values: { member_id: SAMPLE_MEMBER.id, member_role: 'reader' },
    },
    { what: 'an unknown person', values: { member_id: OTHER, member_role: 'reader' }, ...LIVE },
    { what: 'no id', values: { member_id: 'x', member_role: 'reader' }, ...LIVE },
  ]),
  ...of('Mutation.removeMember', [
    { what: 'in the sandbox', values: { member_id: SAMPLE_MEMBER.id } },
    { what: 'an unknown person', values: { member_id: OTHER }, ...LIVE },
    { what: 'an id too long', values: { member_id: 'x'.repeat(37) } },
  ]),
  ...of('Query.sessions', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, ...LIVE },
  ]),
  ...of('Query.passkeys', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, ...LIVE },
  ]),
  ...of('Mutation.startPasskey', [{ what: 'without a session', values: {}, ...LIVE }]),
  ...of('Mutation.addPasskey', [
    { what: 'without a session', values: { nimi: 'x', credential: {} }, ...LIVE },
    { what: 'without a name', values: { nimi: '', credential: {} }, ...LIVE },
    { what: 'nothing', values: {} },
  ]),
  ...of('Mutation.removePasskey', [
    { what: 'in the sandbox', values: { passkey_id: SAMPLE_PASSKEY.id } },
    { what: 'an unknown passkey in the sandbox', values: { passkey_id: OTHER } },
    { what: 'without a session', values: { passkey_id: OTHER }, ...LIVE },
  ]),
  ...of('Mutation.startSecondFactor', [{ what: 'without a session', values: {}, ...LIVE }]),
  ...of('Mutation.confirmSecondFactor', [
    { what: 'without a session', values: { credential: {} }, ...LIVE },
    { what: 'no credential', values: { credential: 'x' } },
  ]),
  ...of('Mutation.endSession', [
    { what: 'in the sandbox', values: { session_id: SAMPLE_SESSION.id } },
    { what: 'an unknown session', values: { session_id: OTHER }, ...LIVE },
    { what: 'without a key', values: { session_id: OTHER }, ...NONE },
  ]),
];
