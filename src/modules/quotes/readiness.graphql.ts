/** Readiness of an order on the wire: missing facts by field, blanks by document, recommended tier. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { DocumentReadiness } from '../documents/domain/readiness.js';
import type { Readiness } from '../documents/readiness.service.js';
import type { RiskTier } from '../catalogue/domain/catalogue.js';
import { fieldOf } from '../../shared/graphql/missing-fact.graphql.js';
import { DocumentBlankView } from '../../shared/graphql/document-blank.graphql.js';
import { DOCUMENT_KIND } from '../../shared/graphql/order.graphql.js';
import type { DocumentKind } from '../documents/domain/document-entry.js';
import type { Localizer } from '../../shared/graphql/localizer.js';

@ObjectType('MissingFact', { simpleResolvers: true })
export class MissingFactView {
  @Field(() => String, { name: 'vali' })
  field!: string;

  @Field(() => String, { name: 'nimetus' })
  label!: string;
}

@ObjectType('DocumentReadiness', { simpleResolvers: true })
export class DocumentReadinessView {
  @Field(() => DOCUMENT_KIND, { name: 'tyyp' })
  kind!: DocumentKind;

  @Field(() => Int, { name: 'lynki' })
  count!: number;

  /** Without facts a document has some hundred. */
  @Field(() => [DocumentBlankView], { name: 'lyngad' })
  blanks!: DocumentBlankView[];
}

@ObjectType('OrderReadiness', { simpleResolvers: true })
export class OrderReadinessView {
  @Field(() => [MissingFactView], { name: 'puuduvad' })
  missing!: MissingFactView[];

  @Field(() => [DocumentReadinessView], { name: 'dokumendid' })
  documents!: DocumentReadinessView[];

  @Field(() => String, { name: 'riskitase', nullable: true })
  tier!: RiskTier | null;

  @Field(() => [String], { name: 'riskitase_pohjendus' })
  reasons!: string[];
}

const LISTED = 20;

const toDocumentReadiness = ({ kind, blanks }: DocumentReadiness): DocumentReadinessView => ({
  kind,
  count: blanks.length,
  blanks: blanks.slice(0, LISTED),
});

export const toReadinessView = (
  { missing, documents, tier }: Readiness,
  localizer: Localizer,
): OrderReadinessView => ({
  missing: missing.map(({ fact, label }) => ({
    field: fieldOf(fact),
    label: localizer.localize(label),
  })),
  documents: documents.map(toDocumentReadiness),
  tier: tier?.tier ?? null,
  reasons: (tier?.reasons ?? []).map(localizer.localize),
});
