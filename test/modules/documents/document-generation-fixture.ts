/** Paid orders and the document generation services, on a separate database. */
import { pino } from 'pino';
import { type Law, presentLaw } from '../../../src/app/knowledge.js';
import { documentKnowledge } from '../../../src/app/document-knowledge.js';
import { documentTemplates } from '../../../src/app/document-templates.js';
import { createDocumentWork } from '../../../src/modules/documents/documents.module.js';
import { LetterheadRepository } from '../../../src/modules/letterheads/letterheads.repository.js';
import { tokenKeys } from '../../../src/platform/crypto/token-signer.js';
import type { ObjectStore } from '../../../src/modules/documents/domain/document-ports.js';
import { DocumentQueueRepository } from '../../../src/modules/documents/document-queue.repository.js';
import { ReleasedDocumentsService } from '../../../src/modules/document-files/released-documents.service.js';
import { ReleasedDocumentsRepository } from '../../../src/modules/document-files/released-documents.repository.js';
import { codeLinks } from '../../../src/shared/code-links.js';
import { openProcessCommands } from '../orders/orders-fixture.js';

export const TOKENS = tokenKeys('a secret of the tests, thirty-two bytes');
const law = presentLaw();
/** One thread makes the documents of all works. */
const templates = documentTemplates();

const KEPT_MONTHS = 12;

type Commands = Awaited<ReturnType<typeof openProcessCommands>>;

/** @param objects null: files are stored in the database */
export const documentWorkOf = (
  own: Law,
  {
    em,
    runtime,
    database,
    objects,
  }: Pick<Commands, 'em' | 'runtime' | 'database'> & Readonly<{ objects: ObjectStore | null }>,
) =>
  createDocumentWork({
    knowledge: documentKnowledge({ law: own, providerName: 'Provider' }),
    templates,
    letterheads: new LetterheadRepository(em),
    em,
    databaseUrl: database.url,
    runtime,
    objects,
    secret: 'a secret of the tests, thirty-two bytes',
    publicUrl: 'https://api.example.test',
    log: pino({ level: 'silent' }),
  });

/** @param objects null: files are stored in the database */
export async function openGenerationFixture(objects: ObjectStore | null = null) {
  const fixture = await openProcessCommands();
  const { em } = fixture;
  const { generation: service, renewals } = documentWorkOf(law, { ...fixture, objects });
  const sampleDocuments = new ReleasedDocumentsRepository(em, KEPT_MONTHS);
  const released = new ReleasedDocumentsService({
    store: sampleDocuments,
    tokens: TOKENS,
    links: codeLinks('https://api.example.test', false),
    publicUrl: () => 'https://api.example.test',
  });

  async function aPlacedOrder(serviceKey: string, payload: Record<string, unknown> = {}) {
    const client = await fixture.aClient();
    const request = fixture.aRequest(serviceKey, { payload, country: 'ee' });
    const { order } = await fixture.orders.place(request, fixture.contextOf(client));
    return { id: order.id, client, total: order.amounts.totalCents };
  }

  async function aPaidOrder(serviceKey: string, payload: Record<string, unknown> = {}) {
    const order = await aPlacedOrder(serviceKey, payload);
    const page = { orderId: order.id, amountCents: order.total };
    await fixture.settlement.settle(fixture.aPaymentEvent(page));
    return order;
  }

  const documentsOf = (id: string) =>
    fixture.rows(
      `select id, kind, file_name, language, encode(sha256, 'hex') as sha256, bytes from document
       where order_id = ?::uuid order by position`,
      [id],
    );

  const orderRow = async (id: string) =>
    (
      await fixture.rows(
        'select document_status, failed_at, delayed_at, released_at from orders where id = ?::uuid',
        [id],
      )
    )[0] ?? {};

  const queue = new DocumentQueueRepository(em);
  return {
    ...fixture,
    service,
    renewals,
    queue,
    sampleDocuments,
    released,
    aPlacedOrder,
    aPaidOrder,
    documentsOf,
    orderRow,
  };
}

export type GenerationFixture = Awaited<ReturnType<typeof openGenerationFixture>>;
