/** Composes the look of a client's documents, and their previews. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { DocumentGenerationRepository } from '../modules/documents/document-generation.repository.js';
import type { ReadinessService } from '../modules/documents/readiness.service.js';
import { LOGO_FIELD } from '../modules/letterheads/letterheads.graphql.js';
import { LetterheadRepository } from '../modules/letterheads/letterheads.repository.js';
import { LetterheadsService } from '../modules/letterheads/letterheads.service.js';
import { PreviewsService } from '../modules/previews/previews.service.js';
import { logoReader } from '../platform/logo/logo-reader.js';
import type { Runtime } from '../shared/runtime.js';
import { documentTemplates } from './document-templates.js';
import type { Law } from './knowledge.js';

export type ClientDocuments = Readonly<{
  letterheads: LetterheadsService;
  previews: PreviewsService;
}>;

type ClientDocumentDependencies = Readonly<{
  law: Law;
  em: EntityManager;
  runtime: Runtime;
  readiness: ReadinessService;
}>;

export function makeClientDocuments({
  law,
  em,
  runtime,
  readiness,
}: ClientDocumentDependencies): ClientDocuments {
  const store = new LetterheadRepository(em);
  const generation = new DocumentGenerationRepository(em);
  return {
    letterheads: new LetterheadsService({
      store,
      logos: logoReader(),
      runtime,
      logoField: LOGO_FIELD,
    }),
    previews: new PreviewsService({
      readiness,
      letterheads: store,
      earlierOf: (orderId, accountId) => generation.earlier(orderId, accountId),
      render: documentTemplates().render,
      texts: law.texts,
      kbVersion: law.knowledge.version,
    }),
  };
}
