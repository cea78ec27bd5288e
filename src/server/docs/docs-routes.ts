/** Guides as HTML pages and Markdown, and their list for language models. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../shared/errors.js';
import { admitted } from '../http/admit.js';
import { isHeldByClient, strongTag } from '../http/entity-tag.js';
import type { AdmissionControl } from '../http/admission-control.js';
import type { HtmlPage } from '../pages/page.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { sendAsset } from '../http/send-asset.js';
import { docs, type Doc } from './doc-files.js';
import { isDocLanguage, type DocLanguage } from './doc-languages.js';
import { pagesIn } from './doc-navigation.js';
import { atAddress, docIndex, docPage, type DocModel } from './doc-page.js';
import { llmsText } from './llms-text.js';

export type DocsRoutes = Readonly<{ admissionControl: AdmissionControl; model: DocModel }>;

const MARKDOWN = 'text/markdown; charset=utf-8';
const MARKDOWN_ENDING = '.md';

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  if (isHeldByClient(request, reply, strongTag(text))) return reply.send();
  return reply.type(type).send(text);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: HtmlPage) {
  reply.header('Content-Security-Policy', page.contentSecurityPolicy);
  return sendText(request, reply, page.contentType, page.body);
}

function found(pages: readonly Doc[], language: DocLanguage, slug: string): Doc {
  const doc = pages.find((one) => one.slug === slug && one.language === language);
  if (doc === undefined) throw notFound();
  return doc;
}

/** `slug`: with or without the ending of Markdown. */
function isEnglishOnly(pages: readonly Doc[], slug: string, language: DocLanguage): boolean {
  const name = slug.replace(/\.md$/, '');
  const languages = pages.filter((doc) => doc.slug === name).map((doc) => doc.language);
  return languages.includes('en') && !languages.includes(language);
}

/** The router provides path parameters as text. */
const parameter = ({ params }: FastifyRequest, name: string): string =>
  String((params as Readonly<Record<string, string>>)[name]);

type Wanted = Readonly<{ language: DocLanguage; page: string }>;

/** `page` may be the Markdown of a guide. */
async function sendDoc(
  request: FastifyRequest,
  reply: FastifyReply,
  { model, language, page }: Wanted & Pick<DocsRoutes, 'model'>,
) {
  const all = await docs();
  if (!page.endsWith(MARKDOWN_ENDING)) {
    return sendPage(request, reply, docPage(model, all, found(all.pages, language, page)));
  }
  const slug = page.slice(0, -MARKDOWN_ENDING.length);
  const { markdown } = found(all.pages, language, slug);
  return sendText(request, reply, MARKDOWN, atAddress(markdown, model.publicUrl));
}

/** A translation, or the list of guides in a language other than English. */
function mountTranslations(app: FastifyInstance, { admissionControl, model }: DocsRoutes): void {
  const { translatedDoc } = PLAIN_ROUTES;
  app.get(translatedDoc.path, {
    ...admitted(admissionControl, translatedDoc),
    handler: async (request, reply) => {
      const language = parameter(request, 'language');
      if (!isDocLanguage(language) || language === 'en') throw notFound();
      const slug = parameter(request, 'page');
      if (isEnglishOnly((await docs()).pages, slug, language))
        return reply.redirect(`/docs/${slug}`);
      return sendDoc(request, reply, { model, language, page: slug });
    },
  });
}

function mountAssets(app: FastifyInstance, { admissionControl }: DocsRoutes): void {
  const { docAssets } = PLAIN_ROUTES;
  app.get(docAssets.path, {
    ...admitted(admissionControl, docAssets),
    handler: async (request, reply) => {
      const asset = (await docs()).files.get(request.url.replace(/\?.*$/, ''));
      if (asset === undefined) throw notFound();
      return sendAsset(request, reply, asset);
    },
  });
}

export function mountDocs(app: FastifyInstance, routes: DocsRoutes): void {
  const { admissionControl, model } = routes;
  const { docs: index, doc, llms } = PLAIN_ROUTES;
  app.get(index.path, {
    ...admitted(admissionControl, index),
    handler: async (request, reply) =>
      sendPage(request, reply, docIndex(model, await docs(), 'en')),
  });
  app.get(doc.path, {
    ...admitted(admissionControl, doc),
    handler: async (request, reply) => {
      const page = parameter(request, 'page');
      return isDocLanguage(page) && page !== 'en'
        ? sendPage(request, reply, docIndex(model, await docs(), page))
        : sendDoc(request, reply, { model, language: 'en', page });
    },
  });
  mountTranslations(app, routes);
  mountAssets(app, routes);
  app.get(llms.path, {
    ...admitted(admissionControl, llms),
    handler: async (request, reply) => {
      const pages = pagesIn((await docs()).pages, 'en');
      return sendText(request, reply, 'text/plain; charset=utf-8', llmsText(model, pages));
    },
  });
}
