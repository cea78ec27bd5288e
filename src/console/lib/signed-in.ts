/**
 * The session that a person has begun by a link. Its cookie is out of reach of scripts; what is kept here only records that
 * there is one, so that the first view need not wait for the service.
 */
import { storedJson } from './browser-storage.js';
import type { Contract } from './contract.js';
import { sessionKey } from './key.js';
import { stores } from './stores.js';

const PLACE = 'console.session';

/** `member`: role of the person. `organisation`: name. */
export type SignedIn = Readonly<{
  key: string;
  sessionId: string;
  email: string;
  member: Contract['MemberRole'];
  organisation: string;
  secondFactor: Contract['SignedIn']['second_factor'];
}>;

export const toSignedIn = (session: Contract['SignedIn']): SignedIn => ({
  key: sessionKey(session.keskkond, session.roll),
  sessionId: session.session_id,
  email: session.member.email,
  member: session.member.member_role,
  organisation: session.nimi,
  secondFactor: session.second_factor,
});

/** Whether the person must add or confirm a passkey before anything else. */
export const isLimited = (session: SignedIn | null): boolean =>
  session?.secondFactor === 'add' || session?.secondFactor === 'confirm';

export const storedSession = (): SignedIn | null =>
  storedJson(stores.lasting, PLACE) as SignedIn | null; // written below

export function storeSession(session: SignedIn | null): void {
  if (session === null) stores.lasting.removeItem(PLACE);
  else stores.lasting.setItem(PLACE, JSON.stringify(session));
}
