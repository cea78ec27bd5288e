/** Sends outbox emails, each until it is accepted, for three days. Source. */
import type { Language } from '../../shared/language.js';
import { message, type MessageParams } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import type { Runtime } from '../orders/orders.ports.js';
import type { DueMail, Mail, MailFacts, Mailer } from './outbox.ports.js';
import type { OutboxRepository } from './outbox.repository.js';
import type { SecretBox } from '../payments/settlement.ports.js';

/** `documentation`: URL of the developer documentation. `report`: writes the log. */
export type OutboxDependencies = Readonly<{
  store: OutboxRepository;
  mailer: Mailer;
  secretBox: SecretBox;
  texts: Texts;
  runtime: Pick<Runtime, 'now'>;
  provider: string;
  documentation: string;
  report: (problem: string, cause: unknown) => void;
}>;

/** For readers of unknown language: both, Estonian first. */
const LANGUAGES = ['et', 'en'] as const;

export class OutboxService {
  private draining: Promise<void> | null = null;
  private isWaiting = false;

  constructor(private readonly deps: OutboxDependencies) {}

  /** Sends due emails, including those written meanwhile. Never fails. */
  drain(): Promise<void> {
    this.isWaiting = true;
    this.draining ??= this.run().finally(() => {
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
    const due = await this.deps.store.claim(this.deps.runtime.now());
    if (due === null) return;
    await this.send(due);
    this.isWaiting = true;
  }

  private async send(due: DueMail): Promise<void> {
    const { store, mailer, report } = this.deps;
    try {
      await mailer.send(this.write(due));
      await store.markSent(due.id);
    } catch (cause) {
      if (due.isLast) await store.giveUp(due.id);
      report(due.isLast ? 'a mail was given up' : 'a mail was not sent', cause);
    }
  }

  /** @throws Error if the secret cannot be opened: the email would be useless */
  private write(due: DueMail): Mail {
    const { id, recipient, accountName, sealed } = due;
    const secret = sealed === null ? '' : this.deps.secretBox.open(sealed, id);
    if (secret === null) throw new Error(`the secret of mail ${id} cannot be opened`);
    const { provider, documentation, texts } = this.deps;
    const params = { name: accountName, provider, documentation, secret };
    const localize = (part: string) =>
      (due.language === null ? LANGUAGES : [due.language]).map((language) =>
        texts.localize(
          message(`${placeOf(due)}.${part}`, { ...params, ...inWords(due.facts, language) }),
          language,
        ),
      );
    return {
      id,
      to: recipient,
      subject: localize('subject').join(' / '),
      text: localize('text').join(RULE),
    };
  }
}

const RULE = '\n\n----\n\n';

const placeOf = ({ kind }: DueMail): string =>
  kind === 'live_key' ? `orders:mail.${kind}` : `mails:${kind}`;

/** Days are in UTC, as in the whole interface. */
const day = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

function inWords({ until, grace, ...facts }: MailFacts, language: Language): MessageParams {
  return {
    ...facts,
    ...(until === undefined ? {} : { until: day(until, language) }),
    ...(grace === undefined ? {} : { grace: day(grace, language) }),
  };
}
