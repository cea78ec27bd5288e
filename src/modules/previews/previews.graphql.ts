/** Wire names of previews and their internal terms. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { DocumentKind, SoldDocumentKind } from '../documents/domain/document-entry.js';
import { DOCUMENT_KIND } from '../../shared/graphql/order.graphql.js';
import { ServiceChoiceArgs } from '../../shared/graphql/service-choice.graphql.js';
import { DocumentBlankView } from '../../shared/graphql/document-blank.graphql.js';
import type { Preview } from './previews.service.js';

@ArgsType()
export class PreviewArgs extends ServiceChoiceArgs {
  @Field(() => DOCUMENT_KIND, { nullable: true })
  dokument?: DocumentKind | null;
}

@ObjectType('DocumentPreview', { simpleResolvers: true })
export class DocumentPreviewView {
  @Field(() => DOCUMENT_KIND, { name: 'tyyp' })
  kind!: DocumentKind;

  @Field(() => String, { name: 'nimi' })
  fileName!: string;

  @Field(() => String, { name: 'keel' })
  language!: string;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => [DocumentBlankView], { name: 'lyngad' })
  blanks!: DocumentBlankView[];

  @Field(() => String)
  pdf!: string;
}

export const wordOfKind = (kind: SoldDocumentKind): string =>
  Object.entries(DOCUMENT_KIND).find(([, one]) => one === kind)?.[0] ?? kind;

export const toPreviewView = (preview: Preview): DocumentPreviewView => ({
  ...preview,
  blanks: [...preview.blanks],
  pdf: Buffer.from(preview.pdf).toString('base64'),
});
