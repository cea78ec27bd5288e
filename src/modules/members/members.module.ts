/** Creates the services of the people of an account: members, sign-in links and sessions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { BROWSERS, keyDigest, SESSIONS, SIGN_IN_LINKS } from '../../platform/crypto/key-digest.js';
import { secretBoxOf } from '../../platform/crypto/secret-box.js';
import type { EventBus } from '../../shared/event-bus.js';
import { errorsTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import type { Secret } from '../../shared/secret.js';
import { MembersRepository } from './members.repository.js';
import { MembersService } from './members.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInRepository } from './sign-in.repository.js';
import { SignInService } from './sign-in.service.js';

/** `page`: address of the sign-in page. `hours`, `idleHours`: how long sessions last. `needsPasskey`: whether people need one. */
export type MembersModuleDependencies = Readonly<{
  em: EntityManager;
  pepper: Secret;
  eventBus: EventBus;
  page: string;
  hours: number;
  idleHours: number;
  needsPasskey: boolean;
  runtime: Runtime;
  onMailQueued: () => void;
  log: Logger;
}>;

export type MembersModule = Readonly<{
  people: MembersService;
  sessions: SessionsService;
  signing: SignInService;
}>;

export function createMembersModule(deps: MembersModuleDependencies): MembersModule {
  const { em, pepper, eventBus, page, hours, idleHours, runtime, onMailQueued, log } = deps;
  const { current, earlier } = pepper;
  const digestFor = (purpose: string) => keyDigest(current, earlier, purpose);
  const session = digestFor(SESSIONS);
  return {
    people: new MembersService({ store: new MembersRepository(em), runtime, page, onMailQueued }),
    sessions: new SessionsService({
      store: new SessionsRepository(em),
      digest: session,
      runtime,
      eventBus,
      idleHours,
      needsPasskey: deps.needsPasskey,
    }),
    signing: new SignInService({
      store: new SignInRepository(em),
      digests: { link: digestFor(SIGN_IN_LINKS), browser: digestFor(BROWSERS), session },
      secretBox: secretBoxOf(current, earlier),
      runtime,
      page,
      idleHours,
      hours,
      onMailQueued,
      report: errorsTo(log),
    }),
  };
}
