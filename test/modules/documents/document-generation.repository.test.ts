import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DocumentGenerationRepository } from '../../../src/modules/documents/document-generation.repository.js';
import { openGenerationFixture, type GenerationFixture } from './document-generation-fixture.js';

let fixture: GenerationFixture;

beforeAll(async () => {
  fixture = await openGenerationFixture();
});

afterAll(() => fixture.close());

test('an order without a payment is not generated, even if the database marks it as waiting for documents', async () => {
  const [unpaid, paid] = [
    await fixture.aPlacedOrder('b_skann'),
    await fixture.aPaidOrder('b_skann'),
  ];
  await fixture.rows('alter table orders drop constraint orders_check');
  await fixture.rows('alter table orders disable trigger user');
  await fixture.rows(`update orders set document_status = 'generating' where id = ?::uuid`, [
    unpaid.id,
  ]);
  const repository = new DocumentGenerationRepository(fixture.em);
  expect(await repository.find(unpaid.id)).toBeNull();
  expect(await repository.find(paid.id)).toMatchObject({ id: paid.id });
});
