/** HTML pages: home, GraphQL explorer, API reference, console. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { notFound } from '../../shared/errors.js';
import { lazy } from '../../shared/lazy.js';
import { consoleFiles } from '../pages/console-files.js';
import { consolePage } from '../pages/console-page.js';
import { explorerPage } from '../pages/explorer-page.js';
import { homePage, type HomeModel } from '../pages/home-page.js';
import { HOME_LANGUAGES } from '../pages/home-texts.js';
import { pageAssets } from '../pages/page-assets.js';
import type { HtmlPage } from '../pages/page.js';
import { referencePage } from '../pages/reference-page.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import { sendAsset } from './send-asset.js';
import { isHeldByClient, strongTag } from './entity-tag.js';
import { languageAmong } from './page-language.js';
import type { AdmissionControl } from './admission-control.js';

/** `openApi`: returns the document of /v1 as text; called once. */
export type PageRoutes = Readonly<{
  admissionControl: AdmissionControl;
  home: HomeModel;
  openApi: () => string;
}>;

const sendPage = (reply: FastifyReply, page: HtmlPage): FastifyReply =>
  reply
    .header('Content-Security-Policy', page.contentSecurityPolicy)
    .type(page.contentType)
    .send(page.body);

/** Browsers name the type; other clients accept any. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers.accept !== undefined &&
  new Negotiator({ headers }).mediaTypes().includes('text/html');

export const sendExplorer = async (reply: FastifyReply, isStrict: boolean): Promise<FastifyReply> =>
  sendPage(reply, explorerPage(await pageAssets(), isStrict));

/** All paths of the console return the same page. */
function mountConsole(app: FastifyInstance, { admissionControl, home }: PageRoutes): void {
  const handler = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, consolePage(home, await consoleFiles()));
  for (const route of [PLAIN_ROUTES.console, PLAIN_ROUTES.consolePages]) {
    app.get(route.path, { ...admitted(admissionControl, route), handler });
  }
  app.get(PLAIN_ROUTES.consoleAssets.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.consoleAssets),
    handler: async (request, reply) => {
      const asset = (await consoleFiles()).files.get(request.url.replace(/\?.*$/, ''));
      if (asset === undefined) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}

/** One page for each language, made once. */
function mountHome(app: FastifyInstance, { admissionControl, home }: PageRoutes): void {
  const pages = new Map<string, HtmlPage>(
    HOME_LANGUAGES.map((language) => [language, homePage(home, language)]),
  );
  const fallback = homePage(home);
  app.get(PLAIN_ROUTES.home.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.home),
    handler: (request, reply) => {
      const page = pages.get(languageAmong(request, HOME_LANGUAGES)) ?? fallback;
      return sendPage(reply.header('Vary', 'Accept-Language'), page);
    },
  });
}

export function mountPages(app: FastifyInstance, transport: PageRoutes): void {
  const { admissionControl } = transport;
  const { openApi, reference, assets } = PLAIN_ROUTES;
  mountConsole(app, transport);
  mountHome(app, transport);
  const contract = lazy(() => {
    const text = transport.openApi();
    return { text, tag: strongTag(text) };
  });
  app.get(openApi.path, {
    ...admitted(admissionControl, openApi),
    handler: (request, reply) => {
      const { text, tag } = contract();
      if (isHeldByClient(request, reply, tag)) return reply.send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
  const { isStrict } = transport.home;
  app.get(reference.path, {
    ...admitted(admissionControl, reference),
    handler: async (_request, reply) =>
      sendPage(reply, referencePage({ openapiUrl: openApi.path, isStrict }, await pageAssets())),
  });
  app.get(assets.path, {
    ...admitted(admissionControl, assets),
    handler: async (request, reply) => {
      const asset = (await pageAssets()).files.get(request.url.replace(/\?.*$/, ''));
      if (asset === undefined) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}
