/** Payment routes: events from the provider, and the pages under `/pay`. Source. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeLinks } from '../../shared/code-links.js';
import type { HtmlPage } from '../pages/page.js';
import { isReturn, type PaymentPageRoutes } from '../payment-page/payment-pages.js';
import type { PaymentWebhook } from '../payment-webhook/payment-webhook.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { queryOf } from './page-language.js';
import { bytesOf, headerOf, takeAnyType } from './raw-body.js';

export type PaymentRoutes = Readonly<{
  admissionControl: AdmissionControl;
  webhook: Pick<PaymentWebhook, 'handle'>;
  pages: Pick<PaymentPageRoutes, 'leadsTo' | 'show' | 'act'>;
  links: Pick<CodeLinks, 'isHidden'>;
}>;

export const SEE_OTHER = 303;

/** Fastify's router creates the record; its values are text. */
const nameIn = (request: FastifyRequest): string =>
  String((request.params as Readonly<Record<string, string>>)['name']);

/** The address of a page may be its key: no referrer, no caching. */
export const sendPage = (reply: FastifyReply, page: HtmlPage): FastifyReply =>
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

function mountWebhook(app: FastifyInstance, { admissionControl, webhook }: PaymentRoutes): void {
  const route = PLAIN_ROUTES.paymentWebhook;
  const event = admitted(admissionControl, route);
  app.post(route.path, {
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
}

function mountPages(app: FastifyInstance, { admissionControl, pages, links }: PaymentRoutes): void {
  const route = PLAIN_ROUTES.paymentPage;
  const page = admitted(admissionControl, route);
  // Where codes are hidden, a path contains none: no page has the empty name.
  const nameOf = (request: FastifyRequest): string => {
    const name = nameIn(request);
    return links.isHidden && !isReturn(name) ? '' : name;
  };
  app.get(route.path, {
    ...page,
    handler: async (request, reply) => {
      const name = nameOf(request);
      const address = await pages.leadsTo(name);
      if (address !== null) return sendOn(reply, address);
      return sendPage(reply, await pages.show(name, queryOf(request)));
    },
  });
  app.post(route.path, {
    ...page,
    handler: async (request, reply) => {
      const to = await pages.act(nameOf(request), bytesOf(request), queryOf(request));
      return reply.redirect(to, SEE_OTHER);
    },
  });
}

export function mountPayments(app: FastifyInstance, routes: PaymentRoutes): void {
  mountWebhook(app, routes);
  mountPages(app, routes);
}
