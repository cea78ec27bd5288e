/** Routes of the consent page. The key is sent in the body of a form, never in an address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  ConsentDecision,
  ConsentProblem,
  ConsentRequest,
  OauthAnswer,
  OauthRequest,
} from '../../modules/oauth/domain/endpoint.js';
import { scopesIn } from '../../shared/scope.js';
import type { Texts } from '../../shared/texts.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { admitted } from '../http/admit.js';
import { languageOf } from '../http/page-language.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { CONSENT_FORM, consentPage } from './consent-page.js';
import { requestOf, sendAnswer } from './oauth-request.js';

export type ConsentRoutes = Readonly<{
  admissionControl: AdmissionControl;
  texts: Texts;
  provider: string;
  consent: Readonly<{
    show: (request: OauthRequest) => Promise<ConsentRequest | null>;
    decide: (
      request: OauthRequest,
      decision: ConsentDecision,
    ) => Promise<OauthAnswer | ConsentProblem>;
  }>;
}>;

const OK = 200;
const STATUSES: Readonly<Record<ConsentProblem, number>> = {
  expired: 400,
  forged: 403,
  unknown_key: 401,
  no_scope: 422,
};

function decisionIn(body: unknown): ConsentDecision {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  return {
    isAllowed: form.get(CONSENT_FORM.decision) === CONSENT_FORM.allow,
    key: (form.get(CONSENT_FORM.key) ?? '').trim(),
    scopes: scopesIn(form.getAll(CONSENT_FORM.scope).join(' ')),
    mark: form.get(CONSENT_FORM.mark) ?? '',
  };
}

/** Browsers report whether another site sent the form. */
const isForeign = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
};

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

async function show(
  { consent, texts, provider }: ConsentRoutes,
  { request, reply }: Exchange,
  problem: ConsentProblem | null,
) {
  const consentRequest = await consent.show({ ...requestOf(request), method: 'GET', body: null });
  const shown = consentRequest === null ? 'expired' : problem;
  const page = consentPage(consentRequest, shown, {
    texts,
    provider,
    language: languageOf(request, texts),
  });
  return reply
    .status(shown === null ? OK : STATUSES[shown])
    .headers({
      'Content-Security-Policy': page.contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Language',
    })
    .type(page.contentType)
    .send(page.body);
}

async function decide(routes: ConsentRoutes, { request, reply }: Exchange) {
  if (isForeign(request)) return show(routes, { request, reply }, 'forged');
  const oauthRequest = { ...requestOf(request), body: null };
  const outcome = await routes.consent.decide(oauthRequest, decisionIn(request.body));
  if (typeof outcome === 'string') return show(routes, { request, reply }, outcome);
  return sendAnswer(reply.header('Referrer-Policy', 'no-referrer'), outcome);
}

export function mountConsent(app: FastifyInstance, routes: ConsentRoutes): void {
  const route = PLAIN_ROUTES.oauthConsent;
  app.get(route.path, {
    ...admitted(routes.admissionControl, route),
    handler: (request, reply) => show(routes, { request, reply }, null),
  });
  app.post(route.path, {
    ...admitted(routes.admissionControl, route),
    handler: (request, reply) => decide(routes, { request, reply }),
  });
}
