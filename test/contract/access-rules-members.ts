/** The organisation, its keys and people, sessions and signing in. See `access-rules.ts`. */
import { SAMPLE_MEMBER, SAMPLE_SESSION } from '../../src/modules/members/domain/member.js';

/** `people`: of a live organisation; for a sandbox key, the sample. */
type People = Readonly<{ memberId?: string; sessionId?: string }>;

const ofMember = ({ memberId = SAMPLE_MEMBER.id }: People) => ({ member_id: memberId });
const ofSession = ({ sessionId = SAMPLE_SESSION.id }: People) => ({ session_id: sessionId });
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
  'Mutation.endSession': { rule: 'own', values: ofSession, names: true },
} as const;
