/** Routes of the strict profile: pages that take the code of a link, and payment pages by a code in the body. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, ServiceError } from '../../shared/errors.js';
import { readLanguage, type Language } from '../../shared/language.js';
import type { Texts } from '../../shared/texts.js';
import {
  downloadPage,
  invalidPaymentLinkPage,
  onwardPage,
  paymentLinkPage,
  type CodePageFrame,
} from '../code-link-page/code-link-page.js';
import { codeLinkScript } from '../code-link-page/code-link-script.js';
import type { HtmlPage } from '../pages/page.js';
import { CODE_FORM, FORM } from '../payment-page/payment-html.js';
import { isReturn, type PaymentPageRoutes } from '../payment-page/payment-pages.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { languageOf, queryOf } from './page-language.js';
import { SEE_OTHER, sendPage } from './payment-routes.js';
import { bytesOf } from './raw-body.js';
import { sendAsset } from './send-asset.js';

export type CodeLinkRoutes = Readonly<{
  admissionControl: AdmissionControl;
  texts: Texts;
  provider: string;
  pages: Pick<PaymentPageRoutes, 'leadsTo' | 'show' | 'act'>;
}>;

const NOT_FOUND = 404;

const chosenIn = (text: unknown): Language | null =>
  typeof text === 'string' ? readLanguage(text) : null;

/** @param chosen null: language of the reader */
async function frameOf(
  { texts, provider }: CodeLinkRoutes,
  request: FastifyRequest,
  chosen: Language | null,
): Promise<CodePageFrame> {
  const { path: script } = await codeLinkScript();
  return { texts, provider, language: chosen ?? languageOf(request, texts), script };
}

const send = (reply: FastifyReply, page: HtmlPage): FastifyReply =>
  sendPage(reply.header('Vary', 'Accept-Language'), page);

/** `isDecision`: a payer pays or cancels. */
type CodeForm = Readonly<{
  body: Uint8Array;
  code: string;
  query: Readonly<{ keel: Language | null }>;
  isDecision: boolean;
}>;

function readForm(request: FastifyRequest): CodeForm {
  const body = bytesOf(request);
  const form = new URLSearchParams(new TextDecoder().decode(body));
  return {
    body,
    code: form.get(CODE_FORM.code) ?? '',
    query: { keel: chosenIn(form.get(CODE_FORM.language)) },
    isDecision: form.has(FORM.field),
  };
}

/** Page of the code, or path to redirect to. @throws NOT_FOUND if the code leads nowhere; UPSTREAM_UNAVAILABLE */
async function outcomeOf(
  { pages }: CodeLinkRoutes,
  { body, code, query, isDecision }: CodeForm,
  frame: CodePageFrame,
): Promise<HtmlPage | string> {
  if (isDecision) return pages.act(code, body, query);
  if (isReturn(code)) throw notFound();
  const address = await pages.leadsTo(code);
  return address === null ? pages.show(code, query) : onwardPage(address, frame);
}

function nullIfNotFound(failure: unknown): null {
  if (failure instanceof ServiceError && failure.code === 'NOT_FOUND') return null;
  throw failure;
}

async function answerForm(routes: CodeLinkRoutes, request: FastifyRequest, reply: FastifyReply) {
  const form = readForm(request);
  const frame = await frameOf(routes, request, form.query.keel);
  const outcome = await outcomeOf(routes, form, frame).catch(nullIfNotFound);
  if (outcome === null) return send(reply.status(NOT_FOUND), invalidPaymentLinkPage(frame));
  if (typeof outcome === 'string') return reply.redirect(outcome, SEE_OTHER);
  return send(reply, outcome);
}

export function mountCodeLinks(app: FastifyInstance, routes: CodeLinkRoutes): void {
  const { admissionControl } = routes;
  const { downloadPage: ofDocuments, paymentLinkPage: ofPayments, codeLinkAssets } = PLAIN_ROUTES;
  app.get(ofDocuments.path, {
    ...admitted(admissionControl, ofDocuments),
    handler: async (request, reply) =>
      send(reply, downloadPage(await frameOf(routes, request, null))),
  });
  app.get(ofPayments.path, {
    ...admitted(admissionControl, ofPayments),
    handler: async (request, reply) => {
      const chosen = chosenIn(queryOf(request)['keel']);
      return send(reply, paymentLinkPage(chosen, await frameOf(routes, request, chosen)));
    },
  });
  app.post(ofPayments.path, {
    ...admitted(admissionControl, ofPayments),
    handler: (request, reply) => answerForm(routes, request, reply),
  });
  app.get(codeLinkAssets.path, {
    ...admitted(admissionControl, codeLinkAssets),
    handler: async (request, reply) => {
      const { path, asset } = await codeLinkScript();
      if (request.url.replace(/\?.*$/, '') !== path) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}
