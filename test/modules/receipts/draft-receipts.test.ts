/** Receipts of answers under a draft: they name the draft, and are compared under it. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import { makeReceipts } from '../../../src/app/receipts.js';
import { rescope } from '../../../src/modules/scoping/scoping-receipt.graphql.js';

const law = presentLaw();
const knowledgeVersions = openKnowledgeVersions(law);
const receipts = makeReceipts({
  law,
  knowledgeVersions,
  secrets: { downloadToken: { current: 'a secret of at least thirty-two bytes', earlier: [] } },
  publicUrl: 'https://nis2.example',
});

const AT = new Date('2026-11-23T00:00:00Z');
const PLAIN = { tootajad: 400, sektor: 'energy_oil', avalik_sidevork: false };
const DRAFTED = { ...PLAIN, reform: 'nis2-com-2026-13' };

const payloadOf = (input: Readonly<Record<string, unknown>>) =>
  rescope(knowledgeVersions.of('applicability'), input, law.knowledge.version);

test('a receipt under a draft names the draft, its rule and the class under the law in force', async () => {
  const text = await receipts.issue(payloadOf(DRAFTED), AT);
  const receipt = await receipts.verify(text);
  expect(receipt?.input).toMatchObject({ reform: 'nis2-com-2026-13' });
  expect(receipt?.result).toMatchObject({
    klassifikatsioon: 'important',
    klassifikatsioon_kehtiv: 'essential',
    is_law: false,
  });
  expect(receipt?.rules).toContain('reform_small_mid_cap');
});

test('a receipt under the law in force has no member about a draft', () => {
  const { input, result } = payloadOf(PLAIN);
  expect(input).not.toHaveProperty('reform');
  expect(result).not.toHaveProperty('is_law');
  expect(result).not.toHaveProperty('klassifikatsioon_kehtiv');
});

test('a receipt is compared under its own draft', async () => {
  const text = await receipts.issue(payloadOf(DRAFTED), AT);
  expect(await receipts.whatChanged(text)).toMatchObject({ isChanged: false });
});

test('a receipt under an unknown draft cannot be compared, but stays valid', async () => {
  const text = await receipts.issue(
    { ...payloadOf(PLAIN), input: { ...PLAIN, reform: 'withdrawn' } },
    AT,
  );
  expect(await receipts.verify(text)).not.toBeNull();
  await expect(receipts.whatChanged(text)).rejects.toThrow('VALIDATION_FAILED');
});
