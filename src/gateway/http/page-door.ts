/** Pages for people: the start page, the GraphQL explorer, the API reference; all files are our own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../core/errors.js';
import { explorerPage } from '../pages/explorer-page.js';
import { homePage, type HomeModel } from '../pages/home-page.js';
import { ASSET_FOLDER, pageAssets } from '../pages/page-assets.js';
import type { Page, PageAsset } from '../pages/page.js';
import { referencePage } from '../pages/reference-page.js';
import { admit } from './admit.js';
import { isHeldByClient, strongTag } from './entity-tag.js';
import type { Gate } from './gate.js';

/** `openApi`: the document of /v1, as text. */
export type PageDoor = Readonly<{ gate: Gate; home: HomeModel; openApi: string }>;

const YEAR_SECONDS = 31_536_000;

const sendPage = (reply: FastifyReply, page: Page): FastifyReply =>
  reply
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .type(page.contentType)
    .send(page.body);

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: PageAsset): FastifyReply {
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.headers({
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  if (acceptsGzip) reply.header('Content-Encoding', 'gzip');
  return reply.type(asset.contentType).send(acceptsGzip ? asset.gzip : asset.body);
}

/** Whether a browser asks for a page to look at; a client of the API does not ask for HTML. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');

export const sendExplorer = async (reply: FastifyReply): Promise<FastifyReply> =>
  sendPage(reply, explorerPage(await pageAssets()));

export function mountPages(app: FastifyInstance, { gate, home, openApi }: PageDoor): void {
  const open = {
    config: { door: 'rest' },
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admit(gate, { request, reply }, { counts: 'minute', needsKey: false }),
  } as const;
  const start = homePage(home);
  const tag = strongTag(openApi);
  app.get('/', { ...open, handler: (_request, reply) => sendPage(reply, start) });
  app.get('/openapi.json', {
    ...open,
    handler: (request, reply) => {
      if (isHeldByClient(request, reply, tag)) return reply.send();
      return reply.type('application/json; charset=utf-8').send(openApi);
    },
  });
  app.get('/reference', {
    ...open,
    handler: async (_request, reply) =>
      sendPage(reply, referencePage('/openapi.json', await pageAssets())),
  });
  app.get(`${ASSET_FOLDER}/*`, {
    config: { door: 'rest' },
    // A page loads several of them at once: they are free.
    onRequest: (request, reply) =>
      admit(gate, { request, reply }, { counts: 'nothing', needsKey: false }),
    handler: async (request, reply) => {
      const asset = (await pageAssets()).files.get(request.url.replace(/\?.*$/, ''));
      if (asset === undefined) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}
