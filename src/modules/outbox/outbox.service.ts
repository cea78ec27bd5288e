/** Sends outbox emails, each until it is accepted, for three days. Source; D-170. */
import type { Language } from '../../shared/language.js';
import type { Texts } from '../../shared/texts.js';
import { acrossAccounts } from '../../shared/row-scope.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { SecretBox } from '../../platform/crypto/secret-box.js';
import { accountMail } from './domain/account-mail.js';
import type { MailContent } from './domain/mail-content.js';
import { mailHtml } from './domain/mail-html.js';
import { mailText } from './domain/mail-text.js';
import { MAIL_STEPS, orderMail, type MailStep } from './domain/order-mail.js';
import type { OrderMailService } from './order-mail.service.js';
import type { DueMail, Mail, Mailer } from './outbox.ports.js';
import type { OutboxRepository } from './outbox.repository.js';
import type { Report } from '../../shared/report.js';

/**
 * `documentation`: URL of the developer documentation. `signInPage`: URL. `mailsKeys`: emails may carry keys. `report`:
 * writes the log.
 */
export type OutboxDependencies = Readonly<{
  store: OutboxRepository;
  mailer: Mailer;
  orderMails: Pick<OrderMailService, 'compose'>;
  secretBox: SecretBox;
  texts: Texts;
  runtime: Pick<ClockAndIds, 'now'>;
  provider: string;
  documentation: string;
  signInPage: string;
  mailsKeys: boolean;
  report: Report;
}>;

/** For readers of unknown language: both, Estonian first. */
const LANGUAGES = ['et', 'en'] as const;

const languagesOf = ({ language }: Pick<DueMail, 'language'>): readonly Language[] =>
  language === null ? LANGUAGES : [language];

export class OutboxService {
  private draining: Promise<void> | null = null;
  private isWaiting = false;
  private onlyUrgent = true;

  constructor(private readonly deps: OutboxDependencies) {}

  /** Sends due emails, including those written meanwhile. Never fails. */
  drain(): Promise<void> {
    this.onlyUrgent = false;
    return this.begin();
  }

  /** Only emails with a key, for processes that serve requests: the others take time to compose. Never fails. */
  drainUrgent(): Promise<void> {
    if (this.draining === null) this.onlyUrgent = true;
    return this.begin();
  }

  private begin(): Promise<void> {
    this.isWaiting = true;
    // A request may cause the run, which sends emails of all accounts.
    this.draining ??= acrossAccounts(() => this.run()).finally(() => {
      this.draining = null;
    });
    return this.draining;
  }

  private async run(): Promise<void> {
    while (this.isWaiting) {
      this.isWaiting = false;
      try {
        await this.sendDue();
      } catch (cause) {
        this.deps.report('the outbox could not be read', cause);
      }
    }
  }

  private async sendDue(): Promise<void> {
    const due = await this.deps.store.claim(this.deps.runtime.now(), this.onlyUrgent);
    if (due === null) return;
    await this.send(due);
    this.isWaiting = true;
  }

  private async send(due: DueMail): Promise<void> {
    const { store, mailer, report } = this.deps;
    try {
      await mailer.send(await this.write(due));
      await store.markSent(due.id);
    } catch (cause) {
      if (due.isLast) await store.giveUp(due.id);
      report(due.isLast ? 'an email was given up' : 'an email was not sent', cause);
    }
  }

  private async write(due: DueMail): Promise<Mail> {
    const { orderId } = due;
    const step = stepOf(due);
    if (step === null || orderId === null) return toMail(due, this.accountMail(due));
    const { texts, provider } = this.deps;
    const { facts, attachments } = await this.deps.orderMails.compose(step, due, orderId);
    const contents = languagesOf(due).map((language) =>
      orderMail(step, facts, { texts, provider, language }),
    );
    return { ...toMail(due, contents), attachments };
  }

  private accountMail(due: DueMail): readonly MailContent[] {
    const { provider, documentation, texts, mailsKeys, signInPage } = this.deps;
    // Also for an email that was written before keys were kept out of emails (D-384).
    const isWithoutKey = due.kind === 'live_key_ready' || (due.kind === 'live_key' && !mailsKeys);
    const { kind, facts } = isWithoutKey ? { ...due, kind: 'live_key_ready' } : due;
    const secret = isWithoutKey ? '' : this.secretOf(due);
    const params = { name: due.accountName, provider, documentation, link: signInPage, secret };
    return languagesOf(due).map((language) =>
      accountMail(kind, { facts, params }, { texts, language }),
    );
  }

  /** @throws Error if the secret cannot be opened: the email would be useless */
  private secretOf({ id, sealed }: DueMail): string {
    const secret = sealed === null ? '' : this.deps.secretBox.open(sealed, id);
    if (secret === null) throw new Error(`the secret of mail ${id} cannot be opened`);
    return secret;
  }
}

const toMail = ({ id, recipient }: DueMail, contents: readonly MailContent[]): Mail => ({
  id,
  to: recipient,
  subject: contents.map(({ subject }) => subject).join(' / '),
  text: mailText(contents),
  html: mailHtml(contents),
  attachments: [],
});

/** null: an email about the account. */
const stepOf = ({ kind }: DueMail): MailStep | null =>
  MAIL_STEPS.find((step) => kind === `order_${step}`) ?? null;
