/** Checks of `kb/templates` beyond its schema. */
import type { CatalogueKnowledge } from '../modules/catalogue/domain/catalogue.js';
import type { DocumentsKnowledge } from '../modules/documents/domain/documents-knowledge.js';
import type { FrameworkMappingKnowledge } from '../modules/mapping/domain/framework-mapping.js';

export type DocumentsContext = Readonly<{
  documents: DocumentsKnowledge;
  frameworkMapping: FrameworkMappingKnowledge;
  catalogue: CatalogueKnowledge;
}>;

function controlProblems({ documents, frameworkMapping }: DocumentsContext): string[] {
  const named = frameworkMapping.controls.filter(
    ({ framework, title }) => framework === 'iso27001' && title !== null,
  );
  const known = new Set(named.map(({ ref }) => ref));
  return documents.sample.statement
    .filter(({ ref }) => !known.has(ref))
    .map(({ ref }) => `templates/sample: framework-mapping has no named control "${ref}"`);
}

function serviceProblems({ documents, catalogue }: DocumentsContext): string[] {
  const sold = new Set(catalogue.services.map(({ key }) => key));
  return documents.invoice.services
    .filter(({ key }) => !sold.has(key))
    .map(({ key }) => `templates/invoice: the catalogue has no service "${key}"`);
}

export const checkDocuments = (all: DocumentsContext): string[] => [
  ...controlProblems(all),
  ...serviceProblems(all),
];
