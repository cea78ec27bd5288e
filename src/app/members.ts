/** Composes the people of an account: members, sign-in links, sessions, and the cookies of browsers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config/env.js';
import { LINK_MINUTES } from '../modules/members/domain/member.js';
import { MembersRepository } from '../modules/members/members.repository.js';
import { MembersService } from '../modules/members/members.service.js';
import { SessionsRepository } from '../modules/members/sessions.repository.js';
import { SessionsService } from '../modules/members/sessions.service.js';
import { SignInRepository } from '../modules/members/sign-in.repository.js';
import { SignInService } from '../modules/members/sign-in.service.js';
import { BROWSERS, keyDigest, SESSIONS, SIGN_IN_LINKS } from '../platform/crypto/key-digest.js';
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { ownOrigins } from '../server/auth/own-origins.js';
import { BrowserSessions } from '../server/http/browser-session.js';
import type { Runtime } from '../shared/runtime.js';
import type { ModuleDependencies } from './module-dependencies.js';

export type Members = Readonly<{
  people: MembersService;
  sessions: SessionsService;
  signing: SignInService;
}>;

type MembersParts = Pick<
  ModuleDependencies,
  'config' | 'events' | 'log' | 'publicUrl' | 'secrets'
> &
  Readonly<{ em: EntityManager; runtime: Runtime; mailWaits: () => void }>;

/** Address of the sign-in page of the console. */
const SIGN_IN_PATH = '/console/sign-in';

export function makeMembers({ em, runtime, mailWaits, ...deps }: MembersParts): Members {
  const { config, events, log, publicUrl, secrets } = deps;
  const { current, earlier } = secrets.pepper;
  const digestFor = (purpose: string) => keyDigest(current, earlier, purpose);
  const session = digestFor(SESSIONS);
  const page = `${publicUrl}${SIGN_IN_PATH}`;
  const { idleHours, hours } = config.sessions;
  return {
    people: new MembersService({ store: new MembersRepository(em), runtime, page, mailWaits }),
    sessions: new SessionsService({
      store: new SessionsRepository(em),
      digest: session,
      runtime,
      eventBus: events.eventBus,
      idleHours,
    }),
    signing: new SignInService({
      store: new SignInRepository(em),
      digests: { link: digestFor(SIGN_IN_LINKS), browser: digestFor(BROWSERS), session },
      secretBox: secretBoxOf(current, earlier),
      runtime,
      page,
      idleHours,
      hours,
      mailWaits,
      report: (problem, cause) => {
        log.error({ err: cause }, problem);
      },
    }),
  };
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

export const browserSessions = (
  { sessions }: Pick<Config, 'sessions'>,
  publicUrl: string,
): BrowserSessions =>
  new BrowserSessions({
    isSecure: publicUrl.startsWith('https:'),
    ownOrigins: ownOrigins(publicUrl),
    lifetimes: {
      session: sessions.hours * HOUR_SECONDS,
      sign_in: LINK_MINUTES * MINUTE_SECONDS,
    },
  });
