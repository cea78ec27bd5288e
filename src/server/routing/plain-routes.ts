/** Routes that are not operations. A path is a pattern of the router. */
import { DOWNLOAD_PAGE, PAYMENT_PAGE } from '../../shared/code-links.js';
import type { Counts } from '../../shared/limits/consumption.js';
import type { Scope } from '../../shared/scope.js';
import { BRIEF, IMMUTABLE, KEYS, NO_STORE, PAGE, PRIVATE, REVALIDATE } from './cache-control.js';

/**
 * `counts`: what a call consumes; null: the body or the operation decides. `cacheControl`: of successful answers;
 * errors stay private. `isNeverShed`: answered under any load. `hasLabel`: false if metrics count it as other.
 * `challenge`: authentication scheme of its 401. `scope`: required of a token; null: the operation decides, or no key is
 * needed.
 */
export type PlainRoute = Readonly<{
  path: string;
  counts: Counts | null;
  needsKey: boolean;
  cacheControl: string;
  isNeverShed: boolean;
  hasLabel: boolean;
  challenge: string;
  scope: Scope | null;
}>;

/** RFC 9110, 15.5.2: a 401 names the authentication scheme. */
const REALM = 'realm="nis2-compliance-gateway"';
/** Clients of assistants read the first scheme only; the server adds the address of `RESOURCE_METADATA` to it. */
export const API_KEY_CHALLENGE = `Bearer ${REALM}, ApiKey ${REALM}, header="X-API-Key"`;

/** RFC 9728. */
export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const SIGNATURE_CHALLENGE = `Stripe-Signature ${REALM}`;
const REPORT_CHALLENGE = `Github-Public-Key-Signature ${REALM}`;

type Differences = Partial<Omit<PlainRoute, 'path'>>;

const route = (path: string, differences: Differences = {}): PlainRoute => ({
  path,
  counts: 'minute',
  needsKey: false,
  cacheControl: PRIVATE,
  isNeverShed: false,
  hasLabel: true,
  challenge: API_KEY_CHALLENGE,
  scope: null,
  ...differences,
});

/** Load balancers probe every second. */
const PROBE = { counts: 'nothing', isNeverShed: true } as const;

/** A page loads several. */
const ASSET = { counts: 'nothing', cacheControl: IMMUTABLE, hasLabel: false } as const;

const STREAM = {
  counts: 'minute_and_month',
  needsKey: true,
  cacheControl: NO_STORE,
  scope: 'law:read',
} as const;

/** Public keys and metadata of the authorization server: at most five minutes old. */
const DISCOVERY = { cacheControl: BRIEF } as const;
const OAUTH = { cacheControl: NO_STORE } as const;

export const PLAIN_ROUTES = {
  home: route('/', { cacheControl: PAGE }),
  graphql: route('/graphql', { counts: null }),
  mcp: route('/mcp', { counts: null, needsKey: true }),
  livez: route('/livez', PROBE),
  readyz: route('/readyz', PROBE),
  countryList: route('/countries', { cacheControl: REVALIDATE }),
  countryPage: route('/countries/:country', { cacheControl: REVALIDATE }),
  openApi: route('/openapi.json', { cacheControl: REVALIDATE }),
  reference: route('/reference', { cacheControl: PAGE }),
  assets: route('/assets/*', ASSET),
  docs: route('/docs', { cacheControl: REVALIDATE }),
  doc: route('/docs/:page', { cacheControl: REVALIDATE }),
  translatedDoc: route('/docs/:language/:page', { cacheControl: REVALIDATE }),
  docAssets: route('/docs/assets/*', ASSET),
  llms: route('/llms.txt', { cacheControl: REVALIDATE }),
  console: route('/console', { cacheControl: PAGE }),
  consolePages: route('/console/*', { cacheControl: PAGE, hasLabel: false }),
  consoleAssets: route('/console/assets/*', ASSET),
  securityText: route('/.well-known/security.txt', { cacheControl: REVALIDATE }),
  resourceMetadata: route(RESOURCE_METADATA, DISCOVERY),
  mcpResourceMetadata: route(`${RESOURCE_METADATA}/mcp`, DISCOVERY),
  serverMetadata: route('/.well-known/oauth-authorization-server', DISCOVERY),
  oauthAuthorize: route('/oauth/authorize', OAUTH),
  oauthResume: route('/oauth/authorize/:uid', OAUTH),
  oauthConsent: route('/oauth/consent/:uid', OAUTH),
  oauthToken: route('/oauth/token', OAUTH),
  oauthRegister: route('/oauth/register', OAUTH),
  oauthRevoke: route('/oauth/revoke', OAUTH),
  oauthKeys: route('/oauth/jwks', DISCOVERY),
  receiptKeys: route('/.well-known/jwks.json', { cacheControl: KEYS }),
  download: route('/v1/download/:token', { cacheControl: NO_STORE }),
  downloadByBody: route('/v1/download', { cacheControl: NO_STORE }),
  downloadPage: route(DOWNLOAD_PAGE, { cacheControl: NO_STORE }),
  codeLinkAssets: route('/assets/links/*', ASSET),
  verify: route('/verify', { cacheControl: NO_STORE }),
  verifyCode: route('/verify/:code', { cacheControl: NO_STORE }),
  orderArchive: route('/v1/orders/:order_id/documents.zip', {
    needsKey: true,
    scope: 'orders:read',
    cacheControl: NO_STORE,
  }),
  invoice: route('/v1/invoices/:invoice_number/download', {
    needsKey: true,
    scope: 'account:read',
    cacheControl: NO_STORE,
  }),
  exports: route('/v1/exports/:format', {
    counts: 'minute_and_month',
    needsKey: true,
    scope: 'law:read',
  }),
  imports: route('/v1/imports', STREAM),
  paymentWebhook: route('/v1/webhooks/stripe', {
    counts: 'nothing',
    isNeverShed: true,
    challenge: SIGNATURE_CHALLENGE,
  }),
  leakedKeys: route('/v1/leaked-keys', {
    cacheControl: NO_STORE,
    challenge: REPORT_CHALLENGE,
  }),
  paymentPage: route('/pay/:name', { cacheControl: NO_STORE, hasLabel: false }),
  paymentLinkPage: route(PAYMENT_PAGE, { cacheControl: NO_STORE }),
  rss: route('/v1/changelog/rss', { cacheControl: REVALIDATE }),
  jsonFeed: route('/v1/changelog/feed.json', { cacheControl: REVALIDATE }),
  lawVectors: route('/v1/law/vectors', { cacheControl: REVALIDATE }),
  lawVectorsFile: route('/v1/law/vectors/:name', { cacheControl: IMMUTABLE, hasLabel: false }),
  lawIndex: route('/law/index.json', { cacheControl: BRIEF }),
  lawLatest: route('/law/latest.json', { cacheControl: BRIEF }),
  lawLicence: route('/law/licence.json', {
    needsKey: true,
    cacheControl: NO_STORE,
    scope: 'law:read',
  }),
  lawBundle: route('/law/:version/:file', { cacheControl: IMMUTABLE }),
  scopingPortfolio: route('/v1/scoping/portfolio', STREAM),
  groupPortfolio: route('/v1/scoping/group/portfolio', STREAM),
  deltaPortfolio: route('/v1/graph/delta/portfolio', STREAM),
} as const;
