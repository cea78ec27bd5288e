/** Payment routes: events from the provider, and the pages under `/pay`. Source. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HtmlPage } from '../pages/page.js';
import type { PageQuery, PaymentPageRoutes } from '../payment-page/payment-pages.js';
import type { PaymentWebhook } from '../payment-webhook/payment-webhook.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { bytesOf, headerOf, takeAnyType } from './raw-body.js';

export type PaymentRoutes = Readonly<{
  admissionControl: AdmissionControl;
  webhook: Pick<PaymentWebhook, 'handle'>;
  pages: Pick<PaymentPageRoutes, 'leadsTo' | 'show' | 'act'>;
}>;

const SEE_OTHER = 303;

/** Fastify's router creates both records; their values are text. */
const nameOf = (request: FastifyRequest): string =>
  String((request.params as Readonly<Record<string, string>>)['name']);
const queryOf = (request: FastifyRequest): PageQuery => request.query ?? {};

/** The address of a page is its key: no referrer, no caching. */
const sendPage = (reply: FastifyReply, page: HtmlPage): FastifyReply =>
  reply
    .headers({
      'Content-Security-Policy': page.contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
    })
    .type(page.contentType)
    .send(page.body);

/** 303, because the target of a link changes. */
const sendOn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('Referrer-Policy', 'no-referrer').redirect(address, SEE_OTHER);

export function mountPayments(
  app: FastifyInstance,
  { admissionControl, webhook, pages }: PaymentRoutes,
): void {
  const { paymentWebhook, paymentPage } = PLAIN_ROUTES;
  const event = admitted(admissionControl, paymentWebhook);
  const page = admitted(admissionControl, paymentPage);
  app.post(paymentWebhook.path, {
    config: event.config,
    onRequest: (request, reply) => {
      takeAnyType(request);
      return event.onRequest(request, reply);
    },
    handler: async (request, reply) => {
      const signature = headerOf(request, 'stripe-signature');
      const { status, body } = await webhook.handle(bytesOf(request), signature);
      return reply.status(status).send(body);
    },
  });
  app.get(paymentPage.path, {
    ...page,
    handler: async (request, reply) => {
      const name = nameOf(request);
      const address = await pages.leadsTo(name);
      if (address !== null) return sendOn(reply, address);
      return sendPage(reply, await pages.show(name, queryOf(request)));
    },
  });
  app.post(paymentPage.path, {
    ...page,
    handler: async (request, reply) => {
      const to = await pages.act(nameOf(request), bytesOf(request), queryOf(request));
      return reply.redirect(to, SEE_OTHER);
    },
  });
}
