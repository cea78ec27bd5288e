/** Routes that are not operations: files, pages, guides, probes, law bundles, receipt keys and payments. */
import type { FastifyInstance } from 'fastify';
import { mountCountryPages } from '../server/http/country-routes.js';
import { mountDocs } from '../server/docs/docs-routes.js';
import type { AdmissionControl, AdmissionLimits } from '../server/http/admission-control.js';
import { mountCodeLinks } from '../server/http/code-link-routes.js';
import { mountFiles } from '../server/http/file-routes.js';
import { mountLaw } from '../server/http/law-routes.js';
import { mountLeaks } from '../server/http/leak-routes.js';
import { mountPages } from '../server/http/page-routes.js';
import { mountPayments } from '../server/http/payment-routes.js';
import { mountProbes } from '../server/http/probe-routes.js';
import { mountVerification } from '../server/http/verification-routes.js';
import { mountSecurityText } from '../server/http/security-routes.js';
import { mountOauth } from '../server/oauth/oauth-routes.js';
import { mountReceiptKeys } from '../server/http/receipt-routes.js';
import { mountVectors } from '../server/http/vector-routes.js';
import { openApiDocument } from '../server/rest/openapi/openapi-document.js';
import type { GeneratedRest } from '../server/rest/operations.js';
import { routeLines } from '../server/rest/route-lines.js';
import { CountryPageBuilder } from './country-pages.js';
import { readVectors } from './knowledge.js';
import { registrationLimit } from './oauth-limits.js';
import type { ServerDependencies } from './server-dependencies.js';

type PlainDependencies = Pick<
  ServerDependencies,
  | 'config'
  | 'law'
  | 'limits'
  | 'modules'
  | 'counting'
  | 'publicUrl'
  | 'links'
  | 'version'
  | 'isReady'
>;

function mountDocuments(
  app: FastifyInstance,
  { config, law, modules, links }: PlainDependencies,
  admissionControl: AdmissionControl,
): void {
  mountFiles(app, {
    admissionControl,
    links,
    files: {
      open: (token, form) => modules.documents.open(token, new Date(), form),
      archive: (orderId, caller) => modules.archives.archive(orderId, caller),
      invoice: (number, format, caller) => modules.invoices.file(number, format, caller),
    },
  });
  mountVerification(app, {
    admissionControl,
    texts: law.texts,
    provider: config.providerName,
    verify: (code) => modules.verification.verify(code),
  });
}

function mountAuthorization(
  app: FastifyInstance,
  { config, law, modules, counting, publicUrl }: PlainDependencies,
  admissionControl: AdmissionControl,
): void {
  const { server, consent, published } = modules.oauth;
  mountOauth(app, {
    admissionControl,
    texts: law.texts,
    provider: config.providerName,
    publicUrl,
    consent: {
      show: (request) => consent.show(request),
      decide: (request, decision) => consent.decide(request, decision),
    },
    published,
    answer: (request) => server.answer(request),
    assertMayRegister: registrationLimit(counting.rateLimiter, config),
  });
}

function mountPaymentPages(
  app: FastifyInstance,
  { config, law, modules, links }: PlainDependencies,
  admissionControl: AdmissionControl,
): void {
  const { webhook, pages } = modules.ordersModule;
  mountPayments(app, { admissionControl, webhook, pages, links });
  if (!links.isHidden) return;
  mountCodeLinks(app, {
    admissionControl,
    texts: law.texts,
    provider: config.providerName,
    pages,
  });
}

/** Limits under each licence, as the service applies them. */
const licenceLimits = ({ tiers }: AdmissionLimits) => ({
  professional: tiers.professional,
  enterprise: tiers.enterprise,
});

export function mountPlainRoutes(
  app: FastifyInstance,
  deps: PlainDependencies,
  admissionControl: AdmissionControl,
  rest: GeneratedRest,
) {
  const { config, law, modules, publicUrl, version, isReady } = deps;
  mountDocuments(app, deps, admissionControl);
  mountAuthorization(app, deps, admissionControl);
  const home = {
    provider: config.providerName,
    publicUrl,
    version,
    isStrict: config.isStrict,
    kbVersion: law.knowledge.version,
    limits: licenceLimits(deps.limits),
    routes: routeLines(rest.operations),
  };
  const openApi = () => JSON.stringify(openApiDocument(rest, publicUrl));
  mountPages(app, { admissionControl, home, openApi });
  mountDocs(app, { admissionControl, model: home });
  mountCountryPages(app, {
    admissionControl,
    frame: { ...home, texts: law.texts },
    pages: new CountryPageBuilder(law, publicUrl),
  });
  mountProbes(app, { admissionControl, isReady, limits: deps.counting.shared });
  mountVectors(app, { admissionControl, kbVersion: home.kbVersion, publicUrl, read: readVectors });
  mountLaw(app, { admissionControl, law: modules.lawBundles });
  mountSecurityText(app, { admissionControl, contact: config.securityContact, publicUrl });
  mountLeaks(app, { admissionControl, leakedKeys: modules.leakedKeys });
  mountReceiptKeys(app, { admissionControl, published: () => modules.receipts.published() });
  mountPaymentPages(app, deps, admissionControl);
}
