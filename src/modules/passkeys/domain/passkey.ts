/** Passkeys of people (WebAuthn). Source: D-385. */
import { SAMPLE_TIME } from '../../../shared/sample-time.js';
import { SAMPLE_MEMBER } from '../../members/domain/member.js';

/** Of one person. */
export const MAX_PASSKEYS = 10;

/** Characters. */
export const MAX_NAME_LENGTH = 60;

/** Minutes within which a browser answers a challenge. */
export const CHALLENGE_MINUTES = 5;

/** `usedAt`: last confirmation; null: none yet. */
export type Passkey = Readonly<{
  id: string;
  memberId: string;
  email: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}>;

/** Samples for sandbox keys, which no authenticator can answer. */
export const SAMPLE_OPTIONS = {
  challenge: 'c2FtcGxlIGNoYWxsZW5nZSwgbm90IHRvIGJlIGFuc3dlcmVk',
  rpId: 'localhost',
  userVerification: 'required',
} as const;

export const SAMPLE_PASSKEY: Passkey = {
  id: '00000000-0000-4000-8000-000000000007',
  memberId: SAMPLE_MEMBER.id,
  email: SAMPLE_MEMBER.email,
  name: 'Laptop',
  createdAt: SAMPLE_TIME,
  usedAt: SAMPLE_TIME,
};
