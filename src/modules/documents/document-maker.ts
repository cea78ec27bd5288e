/** Composes documents and renders them; stores nothing. */
import { hash } from 'node:crypto';
import { contentOf, digestContent, type SectionContent } from './domain/document-content.js';
import type { SoldDocumentKind } from './domain/document-entry.js';
import { CONTENT_TYPE, withExtension } from './domain/document-format.js';
import type { OrderFacts } from './domain/order-facts.js';
import type { DocumentKnowledge } from './domain/document-source.js';
import {
  planDocument,
  type DocumentOptions,
  type PlannedDocument,
} from './domain/template-fields.js';
import type {
  RenderDocuments,
  RenderedDocument,
  VerificationStamp,
} from './domain/rendered-document.js';
import type { Letterhead } from '../letterheads/domain/letterhead.js';
import type { Language } from '../../shared/language.js';
import { message } from '../../shared/message.js';
import type { OrderPayload } from '../../shared/graphql/order-payload.js';
import type { GeneratedDocument } from './document-generation.repository.js';
import { languageOf } from './order-facts.graphql.js';

/**
 * `templateDigest`: SHA-256 of the template of a document. `codeOf`: verification code of a document number.
 * `publicUrl`: without a trailing slash. `id`: random UUID.
 */
export type DocumentMakerDependencies = Readonly<{
  knowledge: DocumentKnowledge;
  render: RenderDocuments;
  templateDigest: (document: PlannedDocument) => string;
  codeOf: (number: string) => string;
  publicUrl: string;
  id: () => string;
}>;

/** `letterhead`: null: the look of the service. */
export type MakeFrom = Readonly<{
  facts: OrderFacts;
  language: Language;
  letterhead: Letterhead | null;
}>;

const sha256 = (content: Uint8Array | string): string => hash('sha256', content, 'hex');

/** Every file of the documents. */
export const filesOf = (documents: readonly GeneratedDocument[]) =>
  documents.flatMap((one) => [one, ...one.renditions]);

export class DocumentMaker {
  constructor(private readonly deps: DocumentMakerDependencies) {}

  get kbVersion(): string {
    return this.deps.knowledge.kbVersion;
  }

  languageOf(payload: OrderPayload): Language {
    return languageOf(payload, this.deps.knowledge.texts.complete);
  }

  readonly digest = (text: string): string => sha256(text).slice(0, DIGEST_CHARACTERS);

  /** The content that a document would have now. `title`: of the document. */
  content(
    kind: SoldDocumentKind,
    facts: OrderFacts,
    language: Language,
  ): Readonly<{ title: string; sections: readonly SectionContent[] }> {
    const { tags } = planDocument({ kind, place: 1 }, facts, language, this.deps.knowledge);
    const { title } = tags;
    return { title: typeof title === 'string' ? title : kind, sections: contentOf(tags) };
  }

  /** @param works kinds and their places in the order, from 1 */
  async make(
    works: readonly DocumentOptions[],
    { facts, language, letterhead }: MakeFrom,
  ): Promise<readonly GeneratedDocument[]> {
    const { knowledge, render } = this.deps;
    const planned = works.map((work) => planDocument(work, facts, language, knowledge));
    const { date } = facts;
    const files = await render(
      planned.map(({ template, tags, number }) => {
        const stamp = this.stampOf(number, language);
        return { template, tags, date, stamp, letterhead, watermark: null };
      }),
    );
    return planned.map((document, at) => this.toDocument(document, files[at], language));
  }

  private stampOf(number: string, language: Language): VerificationStamp {
    const { codeOf, publicUrl, knowledge } = this.deps;
    const code = codeOf(number);
    const url = `${publicUrl}/verify/${code}`;
    const word = (key: string) =>
      knowledge.texts.localize(message(`verify:stamp.${key}`, { url, code }), language);
    return { url, title: word('title'), text: word('text') };
  }

  private toDocument(
    planned: PlannedDocument,
    files: RenderedDocument | undefined,
    language: Language,
  ): GeneratedDocument {
    const { kind, number, fileName } = planned;
    if (files === undefined) throw new Error(`no file was made for ${kind}`);
    const { id, templateDigest, codeOf } = this.deps;
    const { docx, pdf } = files;
    return {
      id: id(),
      kind,
      number,
      verificationCode: codeOf(number),
      fileName,
      contentType: CONTENT_TYPE.docx,
      language,
      kbVersion: this.kbVersion,
      template: templateDigest(planned),
      composition: digestContent(contentOf(planned.tags), this.digest),
      sha256: sha256(docx),
      bytes: docx,
      renditions: [
        {
          format: 'pdf',
          fileName: withExtension(fileName, 'pdf'),
          contentType: CONTENT_TYPE.pdf,
          sha256: sha256(pdf),
          bytes: pdf,
        },
      ],
    };
  }
}

/** 64 bits distinguish the texts of a section. */
const DIGEST_CHARACTERS = 16;
