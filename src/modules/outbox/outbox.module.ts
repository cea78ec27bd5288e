/** Creates the service of emails. */
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { secretBoxOf } from '../../platform/crypto/secret-box.js';
import { fileMailer, smtpMailer } from '../../platform/mail/mailers.js';
import { errorsTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import type { Secret } from '../../shared/secret.js';
import type { Texts } from '../../shared/texts.js';
import { OrderMailRepository } from './order-mail.repository.js';
import { OrderMailService, type OrderMailDependencies } from './order-mail.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';

/** `smtpUrl`: null: emails are written to files in `folder`. `keyHeader`: of a mail server that knows idempotency keys. */
type MailSettings = Readonly<{
  smtpUrl: string | null;
  keyHeader: string | null;
  from: string;
  folder: string;
}>;

/** `publicUrl`: without a trailing slash. `signInPage`: URL. `mailsKeys`: emails may carry keys. */
export type OutboxModuleDependencies = Readonly<{
  em: EntityManager;
  pepper: Secret;
  texts: Texts;
  provider: string;
  publicUrl: string;
  signInPage: string;
  mailsKeys: boolean;
  mail: MailSettings;
  orderMails: Omit<OrderMailDependencies, 'store' | 'publicUrl'>;
  runtime: Runtime;
  log: Logger;
}>;

const mailerOf = ({ smtpUrl, keyHeader, from, folder }: MailSettings) =>
  smtpUrl === null
    ? fileMailer(path.join(folder, 'outbox'), from)
    : smtpMailer(smtpUrl, from, keyHeader);

export function createOutboxModule(deps: OutboxModuleDependencies): OutboxService {
  const { em, pepper, publicUrl, mail, orderMails, log } = deps;
  const { texts, provider, signInPage, mailsKeys, runtime } = deps;
  return new OutboxService({
    store: new OutboxRepository(em),
    mailer: mailerOf(mail),
    orderMails: new OrderMailService({
      ...orderMails,
      store: new OrderMailRepository(em),
      publicUrl,
    }),
    secretBox: secretBoxOf(pepper.current, pepper.earlier),
    texts,
    runtime,
    provider,
    documentation: `${publicUrl}/docs`,
    signInPage,
    mailsKeys,
    report: errorsTo(log),
  });
}
