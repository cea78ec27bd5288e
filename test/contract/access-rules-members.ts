/** The organisation, its keys and people, sessions and signing in. See `access-rules.ts`. */
import { SAMPLE_PASSKEY } from '../../src/modules/passkeys/domain/passkey.js';
import { SAMPLE_MEMBER, SAMPLE_SESSION } from '../../src/modules/members/domain/member.js';

/** `people`: of a live organisation; for a sandbox key, the sample. */
type People = Readonly<{ memberId?: string; sessionId?: string; passkeyId?: string }>;

const ofMember = ({ memberId = SAMPLE_MEMBER.id }: People) => ({ member_id: memberId });
const ofSession = ({ sessionId = SAMPLE_SESSION.id }: People) => ({ session_id: sessionId });
const ofPasskey = ({ passkeyId = SAMPLE_PASSKEY.id }: People) => ({ passkey_id: passkeyId });
const INVITED = { email: 'matrix@example.com', member_role: 'reader' };

const ofKey = ({ keyId }: Readonly<{ keyId: string }>) => ({ key_id: keyId });

export const MEMBER_OPERATIONS = {
  'Query.organisation': { rule: 'own', values: () => ({}) },
  'Query.apiKeys': { rule: 'own', values: () => ({}) },
  'Mutation.rotateKey': { rule: 'own', values: ofKey, names: true },
  'Mutation.revokeKey': { rule: 'own', values: ofKey, names: true },
  'Mutation.requestSignIn': { rule: 'public', values: () => ({ email: 'matrix@example.com' }) },
  'Mutation.signIn': { rule: 'public', values: () => ({ token: 'x' }) },
  'Mutation.signOut': { rule: 'public', values: () => ({}) },
  'Query.session': { rule: 'public', values: () => ({}) },
  'Query.members': { rule: 'own', values: () => ({}) },
  'Query.sessions': { rule: 'own', values: () => ({}) },
  'Mutation.inviteMember': { rule: 'own', values: () => INVITED },
  'Mutation.changeRole': {
    rule: 'own',
    values: (own: People) => ({ ...ofMember(own), member_role: 'lawyer' }),
    names: true,
  },
  'Mutation.removeMember': { rule: 'own', values: ofMember, names: true },
  'Query.passkeys': { rule: 'own', values: () => ({}) },
  'Mutation.startPasskey': { rule: 'own', values: () => ({}) },
  'Mutation.addPasskey': { rule: 'own', values: () => ({ nimi: 'x', credential: {} }) },
  'Mutation.removePasskey': { rule: 'own', values: ofPasskey, names: true },
  'Mutation.startSecondFactor': { rule: 'own', values: () => ({}) },
  'Mutation.confirmSecondFactor': { rule: 'own', values: () => ({ credential: {} }) },
  'Mutation.endSession': { rule: 'own', values: ofSession, names: true },
} as const;
