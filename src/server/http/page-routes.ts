/** HTML pages: home, GraphQL explorer, API reference, console. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../shared/errors.js';
import type { Counts } from '../../shared/limits/charge.js';
import { once } from '../../shared/lazy.js';
import { CONSOLE_ASSETS, consoleFiles } from '../pages/console-files.js';
import { consolePage } from '../pages/console-page.js';
import { explorerPage } from '../pages/explorer-page.js';
import { homePage, type HomeModel } from '../pages/home-page.js';
import { ASSET_FOLDER, pageAssets } from '../pages/page-assets.js';
import type { Page, PageAsset } from '../pages/page.js';
import { referencePage } from '../pages/reference-page.js';
import { admit } from './admit.js';
import { isHeldByClient, strongTag } from './entity-tag.js';
import type { AdmissionControl } from './admission-control.js';

/** `openApi`: returns the document of /v1 as text; called once. */
export type PageRoutes = Readonly<{
  admissionControl: AdmissionControl;
  home: HomeModel;
  openApi: () => string;
}>;

const sendPage = (reply: FastifyReply, page: Page): FastifyReply =>
  reply
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .type(page.contentType)
    .send(page.body);

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: PageAsset): FastifyReply {
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.headers({
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  if (acceptsGzip) reply.header('Content-Encoding', 'gzip');
  return reply.type(asset.contentType).send(acceptsGzip ? asset.gzip : asset.body);
}

export const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');

export const sendExplorer = async (reply: FastifyReply): Promise<FastifyReply> =>
  sendPage(reply, explorerPage(await pageAssets()));

/** Files of a page count as nothing, because a page loads several. */
const openTo = (admissionControl: AdmissionControl, counts: Counts) =>
  ({
    config: { transport: 'rest' },
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admit(admissionControl, { request, reply }, { counts, needsKey: false }),
  }) as const;

/** All paths of the console return the same page. */
function mountConsole(app: FastifyInstance, { admissionControl, home }: PageRoutes): void {
  const handler = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, consolePage(home, await consoleFiles()));
  const page = { ...openTo(admissionControl, 'minute'), handler };
  app.get('/console', page);
  app.get('/console/*', page);
  app.get(`${CONSOLE_ASSETS}/*`, {
    ...openTo(admissionControl, 'nothing'),
    handler: async (request, reply) => {
      const asset = (await consoleFiles()).files.get(request.url.replace(/\?.*$/, ''));
      if (asset === undefined) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}

export function mountPages(app: FastifyInstance, transport: PageRoutes): void {
  const { admissionControl, home } = transport;
  const open = openTo(admissionControl, 'minute');
  mountConsole(app, transport);
  const start = homePage(home);
  const contract = once(() => {
    const text = transport.openApi();
    return { text, tag: strongTag(text) };
  });
  app.get('/', { ...open, handler: (_request, reply) => sendPage(reply, start) });
  app.get('/openapi.json', {
    ...open,
    handler: (request, reply) => {
      const { text, tag } = contract();
      if (isHeldByClient(request, reply, tag)) return reply.send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
  app.get('/reference', {
    ...open,
    handler: async (_request, reply) =>
      sendPage(reply, referencePage('/openapi.json', await pageAssets())),
  });
  app.get(`${ASSET_FOLDER}/*`, {
    ...openTo(admissionControl, 'nothing'),
    handler: async (request, reply) => {
      const asset = (await pageAssets()).files.get(request.url.replace(/\?.*$/, ''));
      if (asset === undefined) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}
