/** The sandbox's sample document, rendered on first request. */
import type { Renderer } from '../modules/documents/domain/document-ports.js';
import { SampleDocumentCache } from '../modules/document-files/sample-document-cache.js';
import type { CodeLinks } from '../shared/code-links.js';
import type { Law } from './knowledge.js';

type SampleDependencies = Readonly<{ law: Law; providerName: string; links: CodeLinks }>;

export function createSampleDocuments(
  { law, providerName, links }: SampleDependencies,
  renderer: Renderer,
) {
  const { knowledge, texts } = law;
  const { frameworkMapping, incident, documents } = knowledge;
  return new SampleDocumentCache(
    {
      provider: providerName,
      kbVersion: knowledge.version,
      case: documents.sample,
      graph: law.graph(),
      notes: frameworkMapping.notes,
      incident,
      texts,
    },
    renderer,
    links,
  );
}
