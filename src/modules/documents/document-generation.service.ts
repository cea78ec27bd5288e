/**
 * Generates the documents of a paid order and releases it. Every step is repeatable, except the release, which is one
 * transaction.
 * Source; D-96.
 */
import type { SoldDocumentKind } from './domain/document-entry.js';
import { planDocument, type PlannedDocument } from './domain/paper-tags.js';
import type { DocumentKnowledge } from './domain/paper-source.js';
import { documentsOfService } from './domain/papers-of-service.js';
import type { Language } from '../../shared/language.js';
import type { Tags } from './domain/tags.js';
import type { ObjectStore } from './documents.ports.js';
import type {
  DocumentGenerationRepository,
  GeneratedDocument,
  OrderToGenerate,
} from './document-generation.repository.js';
import type { DocumentQueueRepository } from './document-queue.repository.js';
import { chosenKind, languageOf, readPayload, toOrderFacts } from './order-facts.graphql.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** One file per work, in order. `date`: YYYY-MM-DD. */
export type RenderDocuments = (
  works: readonly Readonly<{ kind: SoldDocumentKind; tags: Tags; date: string }>[],
) => Promise<readonly Uint8Array[]>;

/** `objects`: null: files are stored in the database. `id`: random UUID. `alert`: an operator must check the order. */
export type DocumentGenerationDependencies = Readonly<{
  store: DocumentGenerationRepository;
  queue: Pick<DocumentQueueRepository, 'markFailed'>;
  objects: Pick<ObjectStore, 'put'> | null;
  knowledge: DocumentKnowledge;
  render: RenderDocuments;
  sha256: (bytes: Uint8Array) => string;
  now: () => Date;
  id: () => string;
  alert: (problem: string, orderId: string) => void;
}>;

export class DocumentGenerationService {
  constructor(private readonly deps: DocumentGenerationDependencies) {}

  /**
   * Does nothing if the order does not wait for documents.
   * @throws Error if it must be retried; after the last attempt the order is marked as failed
   */
  async make(orderId: string, isLast: boolean): Promise<void> {
    try {
      const order = await this.deps.store.find(orderId);
      if (order !== null) await this.makeAndRelease(order);
    } catch (failure) {
      if (isLast) await this.giveUp(orderId);
      throw failure;
    }
  }

  /** Objects are stored before the rows, so every released document is available. */
  private async makeAndRelease(order: OrderToGenerate): Promise<void> {
    const documents = await this.documentsOf(order);
    const { store, objects, now } = this.deps;
    for (const { sha256, bytes } of documents) await objects?.put(sha256, bytes);
    const stored = objects === null ? 'database' : 'objects';
    await store.release(order, documents, { now: now(), stored });
  }

  private async giveUp(orderId: string): Promise<void> {
    const { queue, now, alert } = this.deps;
    if (await queue.markFailed(orderId, now())) alert('the documents of an order failed', orderId);
  }

  private async documentsOf(order: OrderToGenerate): Promise<readonly GeneratedDocument[]> {
    const { store, knowledge, render } = this.deps;
    const payload = readPayload(order.payload);
    const { tellimus } = payload;
    const earlier =
      tellimus === undefined || tellimus === null
        ? []
        : await store.earlier(tellimus, order.accountId);
    const facts = toOrderFacts(order, payload, earlier);
    const language = languageOf(payload, knowledge.texts.complete);
    const papers = documentsOfService(order.serviceKey, chosenKind(payload)).map((kind, at) =>
      planDocument({ kind, place: at + 1 }, facts, language, knowledge),
    );
    const { date } = facts;
    const files = await render(papers.map(({ kind, tags }) => ({ kind, tags, date })));
    return papers.map((paper, at) => this.toDocument(paper, files[at], language));
  }

  private toDocument(
    { kind, number, fileName }: PlannedDocument,
    bytes: Uint8Array | undefined,
    language: Language,
  ): GeneratedDocument {
    if (bytes === undefined) throw new Error(`no file was made for ${kind}`);
    const { id, sha256, knowledge } = this.deps;
    return {
      id: id(),
      kind,
      number,
      fileName,
      contentType: DOCX,
      language,
      kbVersion: knowledge.kbVersion,
      sha256: sha256(bytes),
      bytes,
    };
  }
}
