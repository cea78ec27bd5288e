/**
 * Generates the documents of a paid order and releases it. Every step is repeatable, except the release, which is one
 * transaction.
 * Source; D-96.
 */
import type { EarlierFile } from './domain/order-facts.js';
import { documentsOfService, RE_SIGNING } from './domain/documents-of-service.js';
import type { OrderPayload } from '../../shared/graphql/order-payload.js';
import type { FindLetterhead } from '../letterheads/domain/letterhead.js';
import type { ObjectStore } from './domain/document-ports.js';
import type {
  DocumentGenerationRepository,
  GeneratedDocument,
  OrderToGenerate,
} from './document-generation.repository.js';
import { filesOf, type DocumentMaker } from './document-maker.js';
import type { DocumentQueueRepository } from './document-queue.repository.js';
import type { DocumentRenewalService } from './document-renewal.service.js';
import { choiceOf, readPayload, toOrderFacts } from './order-facts.graphql.js';

/** `objects`: null: files are stored in the database. `alert`: an operator must check the order. */
export type DocumentGenerationDependencies = Readonly<{
  store: DocumentGenerationRepository;
  queue: Pick<DocumentQueueRepository, 'markFailed'>;
  objects: Pick<ObjectStore, 'put'> | null;
  maker: DocumentMaker;
  renewals: Pick<DocumentRenewalService, 'renewOnce'>;
  letterheads: FindLetterhead;
  now: () => Date;
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
    for (const { sha256, bytes } of filesOf(documents)) await objects?.put(sha256, bytes);
    const stored = objects === null ? 'database' : 'objects';
    await store.release(order, documents, { now: now(), stored });
  }

  private async giveUp(orderId: string): Promise<void> {
    const { queue, now, alert } = this.deps;
    if (await queue.markFailed(orderId, now())) alert('the documents of an order failed', orderId);
  }

  private async documentsOf(order: OrderToGenerate): Promise<readonly GeneratedDocument[]> {
    const { maker } = this.deps;
    const payload = readPayload(order.payload);
    const facts = toOrderFacts(order, payload, await this.earlierOf(order, payload));
    const kinds = documentsOfService(order.serviceKey, choiceOf(payload));
    const works = kinds.map((kind, at) => ({ kind, place: at + 1 }));
    const letterhead = await this.deps.letterheads.find(order.accountId);
    return maker.make(works, { facts, language: maker.languageOf(payload), letterhead });
  }

  /** Documents of the named order; to be signed again, they are first brought up to the present law data. */
  private async earlierOf(
    { id, accountId, serviceKey }: OrderToGenerate,
    { tellimus }: OrderPayload,
  ): Promise<readonly EarlierFile[]> {
    if (tellimus === undefined || tellimus === null) return [];
    const { renewals, store } = this.deps;
    const renewed =
      serviceKey === RE_SIGNING ? await renewals.renewOnce({ orderId: tellimus, cause: id }) : [];
    const files = await store.earlier(tellimus, accountId);
    return files.map(({ kind, fileName, sha256, kbVersion, isOtherFormat }) => ({
      fileName,
      sha256,
      kbVersion,
      isOtherFormat,
      changes: renewed.filter((one) => one.kind === kind).flatMap(({ lines }) => lines),
    }));
  }
}
