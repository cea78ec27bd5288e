/**
 * Payment pages: return pages and, without a payment provider, a simulated payment page. The unguessable name is the only
 * key.
 */
import { returnPath, type ReturnedFrom } from '../../modules/payment-pages/domain/return-path.js';
import type { CodeLinks } from '../../shared/code-links.js';
import { notFound } from '../../shared/errors.js';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../shared/language.js';
import { isUuid } from '../../shared/uuid.js';
import type { Texts } from '../../shared/texts.js';
import type { HtmlPage } from '../pages/page.js';
import { FORM, returnPage, simulatedPage, statePage, type PageFrame } from './payment-html.js';
import type { PayablePages, PaymentLinks, ReportPayment } from './payment-page.ports.js';

/**
 * `mailsKeys`: the key of a licence comes by email. `paths`: links within the service. `report`: null if a real payment
 * provider is configured.
 */
export type PaymentPagesDependencies = Readonly<{
  texts: Texts;
  provider: string;
  mailsKeys: boolean;
  paths: CodeLinks;
  pages: PayablePages;
  links: PaymentLinks;
  report: ReportPayment | null;
}>;

const NAME = /^[\w-]{1,255}$/;

/** Query parameters: `keel`, the language; `tellimus`, the order that a return page links back to. */
export type PageQuery = Readonly<{ keel?: unknown; tellimus?: unknown }>;

/** @param ofOrder null if unknown */
const languageOf = ({ keel }: PageQuery, ofOrder: Language | null): Language =>
  typeof keel === 'string' && isLanguage(keel) ? keel : (ofOrder ?? DEFAULT_LANGUAGE);

const orderOf = ({ tellimus }: PageQuery): string | null =>
  typeof tellimus === 'string' && isUuid(tellimus) ? tellimus : null;

type ShownOrder = Readonly<{ orderId: string | null; language: Language | null }>;

/** Names of return pages are no keys. */
export const isReturn = (name: string): name is ReturnedFrom =>
  name === 'done' || name === 'cancelled';

export class PaymentPageRoutes {
  constructor(private readonly deps: PaymentPagesDependencies) {}

  /**
   * Target of a payment link; null for other names, and if nothing is payable.
   * @throws UPSTREAM_UNAVAILABLE if the page cannot be opened now
   */
  async leadsTo(name: string): Promise<string | null> {
    return (await this.deps.links.follow(name))?.url ?? null;
  }

  /**
   * @param name code of the link, or name of a return page
   * @throws NOT_FOUND if there is no such page
   */
  async show(name: string, query: PageQuery): Promise<HtmlPage> {
    if (isReturn(name)) {
      const shown = { orderId: orderOf(query), language: null };
      return returnPage(name, this.frame(query, shown, null));
    }
    const followed = await this.deps.links.follow(name);
    if (followed !== null) {
      return statePage(followed.serviceKey, followed.phase, this.frame(query, followed, name));
    }
    const page = await this.find(name);
    return simulatedPage(page, this.frame(query, page, name));
  }

  /**
   * Paying twice changes nothing.
   * @param rawBody of the form
   * @returns path to redirect to, with status 303
   * @throws NOT_FOUND if there is no such page; UPSTREAM_UNAVAILABLE if the payment cannot be recorded now
   */
  async act(name: string, rawBody: Uint8Array, query: PageQuery): Promise<string> {
    const page = await this.find(name);
    const { report } = this.deps;
    const chosen = new URLSearchParams(new TextDecoder().decode(rawBody)).get(FORM.field);
    const { providerRef, orderId, amounts } = page;
    const language = languageOf(query, page.language);
    if (chosen !== FORM.pay) return returnPath('cancelled', { orderId, language });
    if (page.isOpen) await report?.({ providerRef, orderId, totalCents: amounts.totalCents });
    return this.deps.paths.payment(providerRef, language);
  }

  private async find(name: string) {
    const isRequested = this.deps.report !== null && NAME.test(name);
    const page = isRequested ? await this.deps.pages.show(name) : null;
    if (page === null) throw notFound();
    return page;
  }

  /** @param code of the link; null: of none */
  private frame(
    query: PageQuery,
    { orderId, language: ofOrder }: ShownOrder,
    code: string | null,
  ): PageFrame {
    const { texts, provider, mailsKeys, paths } = this.deps;
    const hidden =
      code === null || !paths.isHidden
        ? null
        : { code, linkIn: (one: Language) => paths.payment(code, one) };
    const language = languageOf(query, ofOrder);
    return { texts, provider, mailsKeys, orderId, language, hidden };
  }
}
