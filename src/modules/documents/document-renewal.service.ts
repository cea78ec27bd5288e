/**
 * Documents follow the law: those of a maintained order are compared with their content under the present law, and those that differ
 * are generated again. Each order is compared once per version of the law data; an interrupted run is continued by the next.
 * Source: D-172.
 */
import type { FindLetterhead } from '../letterheads/domain/letterhead.js';
import type { ObjectStore } from './domain/document-ports.js';
import { changeList } from './domain/change-list.js';
import {
  compareContent,
  digestContent,
  type ContentDigests,
  type SectionChange,
} from './domain/document-content.js';
import type { DocumentOptions } from './domain/template-fields.js';
import type { OrderFacts } from './domain/order-facts.js';
import { filesOf, type DocumentMaker } from './document-maker.js';
import type {
  CurrentDocument,
  DocumentRenewalRepository,
  RenewedDocument,
} from './document-renewal.repository.js';
import type { DueRenewal } from './due-renewals.repository.js';
import { readPayload, toOrderFacts } from './order-facts.graphql.js';
import type { Letterhead } from '../letterheads/domain/letterhead.js';
import { isoDay } from '../../shared/iso-day.js';
import type { Report } from '../../shared/report.js';

/** `id`: random UUID. `report`: writes the log. */
export type DocumentRenewalDependencies = Readonly<{
  store: DocumentRenewalRepository;
  maker: DocumentMaker;
  letterheads: FindLetterhead;
  objects: Pick<ObjectStore, 'put'> | null;
  now: () => Date;
  id: () => string;
  report: Report;
}>;

type ComparedDocument = Readonly<{
  document: CurrentDocument;
  title: string;
  composition: ContentDigests;
  changes: readonly SectionChange[] | null;
}>;

export class DocumentRenewalService {
  private isClosed = false;

  constructor(private readonly deps: DocumentRenewalDependencies) {}

  /** Ends a run after the order that it is at. */
  close(): void {
    this.isClosed = true;
  }

  /** Compares every maintained order that was not compared with this version yet. */
  async run(): Promise<void> {
    const { store, maker, now, report } = this.deps;
    const failed: string[] = [];
    for (;;) {
      const due = this.isClosed
        ? null
        : await store.nextDue({ kbVersion: maker.kbVersion, now: now(), without: failed });
      if (due === null) return;
      await this.renew(due, true).catch((cause: unknown) => {
        failed.push(due.orderId);
        report(`the documents of order ${due.orderId} could not be renewed`, cause);
      });
    }
  }

  /** @returns what changed, also if an earlier attempt made the change */
  async renewOnce(due: DueRenewal): Promise<readonly RenewedDocument[]> {
    await this.renew(due, false);
    return this.deps.store.renewed(due, this.deps.maker.kbVersion);
  }

  private async renew(due: DueRenewal, isMailed: boolean): Promise<void> {
    const { store, maker, objects, now, id } = this.deps;
    const order = await store.find(due.orderId);
    if (order === null || (await store.isCompared(due, maker.kbVersion))) return;
    const facts = toOrderFacts(order, readPayload(order.payload), []);
    const changed = this.compare(order.documents, facts).filter(
      ({ changes }) => changes?.length !== 0,
    );
    const renewalId = id();
    const letterhead = await this.deps.letterheads.find(order.accountId);
    const documents = await this.make(facts, changed, { renewalId, letterhead });
    for (const { sha256, bytes } of filesOf(documents)) await objects?.put(sha256, bytes);
    await store.renew({
      ...due,
      id: renewalId,
      accountId: order.accountId,
      kbVersion: maker.kbVersion,
      documents,
      superseded: changed.map(({ document }) => document),
      changes: changed.map(({ document, title, changes }) => ({
        kind: document.kind,
        lines: changeList([{ title, changes }]),
      })),
      stored: objects === null ? 'database' : 'objects',
      now: now(),
      isMailed,
    });
  }

  /** With the dates of the first generation, so that only texts differ. */
  private compare(
    documents: readonly CurrentDocument[],
    facts: OrderFacts,
  ): readonly ComparedDocument[] {
    const { maker } = this.deps;
    return documents.map((document) => {
      const { title, sections } = maker.content(document.kind, facts, document.language);
      const before = document.composition;
      const changes = before === null ? null : compareContent(before, sections, maker.digest);
      return { document, title, composition: digestContent(sections, maker.digest), changes };
    });
  }

  /** The number follows from the renewal, so no two versions have the same. */
  private async make(
    facts: OrderFacts,
    changed: readonly ComparedDocument[],
    { renewalId, letterhead }: Readonly<{ renewalId: string; letterhead: Letterhead | null }>,
  ) {
    const { maker, now } = this.deps;
    const [first] = changed;
    if (first === undefined) return [];
    const works: readonly DocumentOptions[] = changed.map(({ document }) => ({
      kind: document.kind,
      place: document.position,
    }));
    const present = { ...facts, orderId: renewalId, date: isoDay(now()) };
    const { language } = first.document;
    const made = await maker.make(works, { facts: present, language, letterhead });
    // Compared again later with the dates of the first making, like the earlier version.
    return made.map((one, at) => ({
      ...one,
      composition: changed[at]?.composition ?? one.composition,
    }));
  }
}
