/** Guides as HTML pages and Markdown, and their list for language models. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../shared/errors.js';
import { admitted } from '../http/admit.js';
import { isHeldByClient, strongTag } from '../http/entity-tag.js';
import type { AdmissionControl } from '../http/admission-control.js';
import type { Page } from '../pages/page.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { type Doc, docs } from './doc-files.js';
import { atAddress, docIndex, type DocModel, docPage } from './doc-page.js';

const SUMMARY =
  'NIS2 (Directive (EU) 2022/2555) compliance over GraphQL and REST: applicability, measures and their mapping, ' +
  'incident notifications, gap assessment, compliance documents. Every substantive answer names its sources; results ' +
  'are indicative and are not legal advice.';

const NOTES =
  'Send the API key in the header X-API-Key; POST /v1/signup returns a sandbox key at once. Some names of the API are ' +
  'Estonian; the glossary explains them. Assistants can call POST /mcp (Model Context Protocol) instead.';

type Line = Readonly<{ title: string; address: string; summary: string }>;

const line = ({ title, address, summary }: Line): string => `- [${title}](${address}): ${summary}`;

function llmsText({ provider, publicUrl }: DocModel, docs: readonly Doc[]): string {
  const contract = [
    { title: 'OpenAPI 3.1', address: `${publicUrl}/openapi.json`, summary: 'every path of /v1' },
    { title: 'GraphQL', address: `${publicUrl}/graphql`, summary: 'answers introspection queries' },
  ];
  const sections = [...new Set(docs.map(({ group }) => group))].map((name) => {
    const members = docs.filter(({ group }) => group === name);
    const lines = members.map(({ slug, title, summary }) =>
      line({ title, address: `${publicUrl}/docs/${slug}.md`, summary }),
    );
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  const parts = [`# ${provider}`, `> ${SUMMARY}`, NOTES, ...sections];
  return `${[...parts, `## Contract\n\n${contract.map(line).join('\n')}`].join('\n\n')}\n`;
}

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
