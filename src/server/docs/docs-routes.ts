/** Guides as HTML pages and Markdown, and their list for language models. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../shared/errors.js';
import { admitted } from '../http/admit.js';
import { isHeldByClient, strongTag } from '../http/entity-tag.js';
import type { AdmissionControl } from '../http/admission-control.js';
import type { Page } from '../pages/page.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { docs, type Doc } from './doc-files.js';
import { atAddress, docIndex, docPage, type DocModel } from './doc-page.js';
import { llmsText } from './llms-text.js';

export type DocsRoutes = Readonly<{ admissionControl: AdmissionControl; model: DocModel }>;

const MARKDOWN = 'text/markdown; charset=utf-8';
const MARKDOWN_ENDING = '.md';

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  if (isHeldByClient(request, reply, strongTag(text))) return reply.send();
  return reply.type(type).send(text);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.header('Content-Security-Policy', page.contentSecurityPolicy);
  return sendText(request, reply, page.contentType, page.body);
}

function found(all: readonly Doc[], slug: string): Doc {
  const doc = all.find((one) => one.slug === slug);
  if (doc === undefined) throw notFound();
  return doc;
}

/** The router provides path parameters as text. */
const pageOf = ({ params }: FastifyRequest): string =>
  String((params as Readonly<Record<string, string>>)['page']);

export function mountDocs(app: FastifyInstance, { admissionControl, model }: DocsRoutes): void {
  const { docs: index, doc, llms } = PLAIN_ROUTES;
  app.get(index.path, {
    ...admitted(admissionControl, index),
    handler: async (request, reply) => sendPage(request, reply, docIndex(model, await docs())),
  });
  app.get(doc.path, {
    ...admitted(admissionControl, doc),
    handler: async (request, reply) => {
      const page = pageOf(request);
      const all = await docs();
      if (!page.endsWith(MARKDOWN_ENDING)) {
        return sendPage(request, reply, docPage(model, all, found(all, page)));
      }
      const { markdown } = found(all, page.slice(0, -MARKDOWN_ENDING.length));
      return sendText(request, reply, MARKDOWN, atAddress(markdown, model.publicUrl));
    },
  });
  app.get(llms.path, {
    ...admitted(admissionControl, llms),
    handler: async (request, reply) =>
      sendText(request, reply, 'text/plain; charset=utf-8', llmsText(model, await docs())),
  });
}
