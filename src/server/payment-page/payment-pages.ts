/**
 * Pages under `/pay`: return pages and, without a payment provider, a simulated payment page. The unguessable name is
 * the only key.
 */
import { notFound } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import type { Page } from '../pages/page.js';
import {
  FORM,
  returnPage,
  simulatedPage,
  statePage,
  type PageFrame,
  type PageLanguage,
} from './payment-html.js';
import type { PayablePages, PaymentLinks, ReportPayment } from './payment-page.ports.js';

/** `report`: null if a real payment provider is configured. */
export type PaymentPagesDependencies = Readonly<{
  texts: Texts;
  provider: string;
  pages: PayablePages;
  links: PaymentLinks;
  report: ReportPayment | null;
}>;

const NAME = /^[\w-]{1,255}$/;

const languageOf = (keel: unknown): PageLanguage => (keel === 'en' ? 'en' : 'et');

const isReturn = (name: string): name is 'done' | 'cancelled' =>
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
   * @param name last part of the path
   * @param keel query parameter of the language
   * @throws NOT_FOUND if there is no such page
   */
  async show(name: string, keel: unknown): Promise<Page> {
    const frame = this.frame(keel);
    if (isReturn(name)) return returnPage(name, frame);
    const followed = await this.deps.links.follow(name);
    return followed === null
      ? simulatedPage(await this.find(name), frame)
      : statePage(followed.serviceKey, followed.phase, frame);
  }

  /**
   * Paying twice changes nothing.
   * @param rawBody of the form
   * @returns path to redirect to, with status 303
   * @throws NOT_FOUND if there is no such page; UPSTREAM_UNAVAILABLE if the payment cannot be recorded now
   */
  async act(name: string, rawBody: Uint8Array, keel: unknown): Promise<string> {
    const page = await this.find(name);
    const { report } = this.deps;
    const chosen = new URLSearchParams(new TextDecoder().decode(rawBody)).get(FORM.field);
    const language = languageOf(keel);
    if (chosen !== FORM.pay) return `/pay/cancelled?keel=${language}`;
    const { providerRef, orderId, amounts } = page;
    if (page.isOpen) await report?.({ providerRef, orderId, totalCents: amounts.totalCents });
    return `/pay/${encodeURIComponent(providerRef)}?keel=${language}`;
  }

  private async find(name: string) {
    const isAsked = this.deps.report !== null && NAME.test(name);
    const page = isAsked ? await this.deps.pages.show(name) : null;
    if (page === null) throw notFound();
    return page;
  }

  private frame(keel: unknown): PageFrame {
    const { texts, provider } = this.deps;
    return { texts, provider, language: languageOf(keel) };
  }
}
