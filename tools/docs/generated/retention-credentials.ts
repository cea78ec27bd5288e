/** What is stored of keys, OAuth and people, and for how long. */
import { LINK_MINUTES } from '../../../src/modules/members/domain/member.js';
import { LINKS_DAYS } from '../../../src/modules/members/sign-in-purge.repository.js';
import {
  GRANTS_DAYS,
  REVOCATIONS_DAYS,
  UNUSED_DAYS,
} from '../../../src/modules/oauth/oauth-purge.repository.js';

/** `what`: stored in it. `kept`: for how long. `erased`: by the erasure of the organisation. */
export type Retention = Readonly<{ what: string; kept: string; erased: string }>;

export const WITH_ACCOUNT = 'as long as the organisation';

/** Key: table. */
export const CREDENTIALS = {
  api_key: {
    what: 'API keys, as keyed digests, with name and last four characters',
    kept: WITH_ACCOUNT,
    erased: 'blocked; digest and name overwritten',
  },
  oauth_client: {
    what: 'OAuth clients; secrets as keyed digests',
    kept: `until deleted; registered clients that were never used, ${String(UNUSED_DAYS)} day; those without a permission left, ${String(GRANTS_DAYS)} days after their last use`,
    erased: 'deleted',
  },
  oauth_grant: {
    what: 'Permissions that were given to applications',
    kept: `${String(GRANTS_DAYS)} days after their end`,
    erased: 'deleted',
  },
  oauth_record: {
    what: 'Codes and refresh tokens, as digests',
    kept: 'until they expire',
    erased: 'deleted with their permission',
  },
  oauth_revocation: {
    what: 'Ids of revoked tokens',
    kept: `${String(REVOCATIONS_DAYS)} day`,
    erased: 'expire',
  },
  member: {
    what: 'People of the organisation: email address, role',
    kept: 'until they are removed',
    erased: 'deleted',
  },
  sign_in_link: {
    what: 'Sign-in links, as keyed digests',
    kept: `${String(LINK_MINUTES)} minutes; the digest ${String(LINKS_DAYS)} day longer`,
    erased: 'deleted',
  },
  member_session: {
    what: 'Sessions, as keyed digests: time of sign-in and of last use',
    kept: `until they end; the digest at most ${String(LINKS_DAYS)} day longer`,
    erased: 'deleted',
  },
  passkey: {
    what: 'Passkeys of people: public key, name, time of the last use',
    kept: 'until they are removed',
    erased: 'deleted',
  },
} satisfies Readonly<Record<string, Retention>>;
