/** Paid orders and what makes their documents, on a database of its own. */
import { pino } from 'pino';
import { loadLaw } from '../../../src/app/knowledge.js';
import { makeMakingService } from '../../../src/app/document-generation.js';
import { tokenKeys } from '../../../src/platform/crypto/token-signer.js';
import type { ObjectStore } from '../../../src/modules/documents/documents.ports.js';
import { PostgresMakingDesk } from '../../../src/modules/documents/document-queue.repository.js';
import { ReleasedDocumentsService } from '../../../src/modules/documents/released-documents.service.js';
import { PostgresReleasedDocuments } from '../../../src/modules/documents/released-documents.repository.js';
import { openHouse } from '../orders/orders-fixture.js';

export const TOKENS = tokenKeys('a secret of the tests, thirty-two bytes');
const law = loadLaw();

const KEPT_MONTHS = 12;

/** @param objects null: files lie in the database */
export async function openMakingHouse(objects: ObjectStore | null = null) {
  const house = await openHouse();
  const { em, surroundings } = house;
  const service = makeMakingService({
    law,
    em,
    databaseUrl: house.database.url,
    providerName: 'Provider',
    surroundings,
    objects,
    log: pino({ level: 'silent' }),
  });
  const shelf = new PostgresReleasedDocuments(em, KEPT_MONTHS);
  const released = new ReleasedDocumentsService({
    store: shelf,
    tokens: TOKENS,
    publicUrl: () => 'https://api.example.test',
  });

  async function aPlacedOrder(serviceKey: string, payload: Record<string, unknown> = {}) {
    const client = await house.aClient();
    const request = house.aRequest(serviceKey, { payload, country: 'ee' });
    const { order } = await house.orders.place(request, house.asking(client));
    return { id: order.id, client, total: order.amounts.totalCents };
  }

  async function aPaidOrder(serviceKey: string, payload: Record<string, unknown> = {}) {
    const order = await aPlacedOrder(serviceKey, payload);
    const page = { orderId: order.id, amountCents: order.total };
    await house.settlement.settle(house.aNotice(page));
    return order;
  }

  const documentsOf = (id: string) =>
    house.rows(
      `select id, kind, file_name, language, encode(sha256, 'hex') as sha256, bytes from document
       where order_id = ?::uuid order by position`,
      [id],
    );

  const orderRow = async (id: string) =>
    (
      await house.rows(
        'select document_status, failed_at, delayed_at, released_at from orders where id = ?::uuid',
        [id],
      )
    )[0] ?? {};

  const desk = new PostgresMakingDesk(em);
  return {
    ...house,
    service,
    desk,
    shelf,
    released,
    aPlacedOrder,
    aPaidOrder,
    documentsOf,
    orderRow,
  };
}

export type MakingHouse = Awaited<ReturnType<typeof openMakingHouse>>;
