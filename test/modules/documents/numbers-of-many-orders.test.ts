import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PACKAGE_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import { documentNumber } from '../../../src/modules/documents/domain/document-number.js';
import { openGenerationFixture, type GenerationFixture } from './document-generation-fixture.js';

const ORDERS = 100;
/** Orders placed at the same time. */
const TOGETHER = 10;
const PATIENT_MS = 120_000;

let fixture: GenerationFixture;
beforeAll(async () => {
  fixture = await openGenerationFixture();
}, PATIENT_MS);
afterAll(() => fixture.close());

async function place(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  const clients = await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      const client = await fixture.aClient();
      return fixture.contextOf(client);
    }),
  );
  const placeUntil = async (pending: (typeof clients)[number]): Promise<void> => {
    for (let made = 0; made < count / TOGETHER; made += 1) {
      const request = fixture.aRequest('pakett', { payload: {}, country: 'ee' });
      const { order } = await fixture.orders.place(request, pending);
      ids.push(order.id);
    }
  };
  await Promise.all(clients.map(placeUntil));
  return ids;
}

test(
  'simultaneous orders share no document number, and documents print their numbers',
  async () => {
    const ids = await place(ORDERS);
    const numbers = ids.flatMap((id) => PACKAGE_KINDS.map((_, at) => documentNumber(id, at + 1)));
    expect(new Set(numbers).size).toBe(ORDERS * PACKAGE_KINDS.length);

    const paid = await fixture.aPaidOrder('intsidendimallid');
    await fixture.service.make(paid.id, true);
    const rows = await fixture.rows('select number from document where order_id = ?::uuid', [
      paid.id,
    ]);
    expect(rows).toEqual([{ number: documentNumber(paid.id, 1) }]);
  },
  PATIENT_MS,
);
