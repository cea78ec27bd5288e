/** Templates of documents, and their rendering in a worker thread. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPOSED_KINDS, SOLD_DOCUMENT_KINDS } from '../modules/documents/domain/document-entry.js';
import type { PlannedDocument } from '../modules/documents/domain/template-fields.js';
import type { RenderDocuments } from '../modules/documents/domain/rendered-document.js';
import { DocumentRenderer } from '../platform/docx/document-renderer.js';
import { LAW_DIRECTORY } from './knowledge.js';

export type DocumentTemplates = Readonly<{
  render: RenderDocuments;
  templateDigest: (document: PlannedDocument) => string;
}>;

const read = (name: string): Uint8Array =>
  readFileSync(path.join(LAW_DIRECTORY, 'templates', `${name}.docx`));

/** Templates are read once: later changes cannot break rendering. @throws Error if one is missing */
export function documentTemplates(): DocumentTemplates {
  const names = [...SOLD_DOCUMENT_KINDS, ...COMPOSED_KINDS.map((kind) => `composed_${kind}`)];
  const templates = new Map(names.map((name) => [name, read(name)] as const));
  const templateOf = (name: string): Uint8Array => {
    const template = templates.get(name);
    if (template === undefined) throw new Error(`no template ${name}`);
    return template;
  };
  const renderer = new DocumentRenderer();
  return {
    render: (documents) =>
      renderer.render(
        documents.map((document) => ({ ...document, template: templateOf(document.template) })),
      ),
    templateDigest: ({ template }) => hash('sha256', templateOf(template), 'hex'),
  };
}
