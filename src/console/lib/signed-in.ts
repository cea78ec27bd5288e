/**
 * The session that a person has begun by a link. Its cookie is out of reach of scripts; what is kept here only says that
 * there is one, so that the first view need not wait for the service.
 */
import type { Contract } from './contract.js';
import { sessionKey } from './key.js';

const PLACE = 'console.session';

/** `member`: role of the person. `organisation`: name. */
export type SignedIn = Readonly<{
  key: string;
  sessionId: string;
  email: string;
  member: Contract['MemberRole'];
  organisation: string;
}>;

export const toSignedIn = (session: Contract['SignedIn']): SignedIn => ({
  key: sessionKey(session.keskkond, session.roll),
  sessionId: session.session_id,
  email: session.member.email,
  member: session.member.member_role,
  organisation: session.nimi,
});

export function storedSession(): SignedIn | null {
  try {
    const text = localStorage.getItem(PLACE);
    // Written by this module.
    return text === null ? null : (JSON.parse(text) as SignedIn);
  } catch {
    return null;
  }
}

export function storeSession(session: SignedIn | null): void {
  try {
    if (session === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(session));
  } catch {
    // Without storage the reader signs in again after a reload.
  }
}
