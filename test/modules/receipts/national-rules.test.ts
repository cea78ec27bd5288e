/** Holders of receipts issued before the national rules learn that answers changed. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import { makeReceipts } from '../../../src/app/receipts.js';
import { scopingReceipt } from '../../../src/modules/scoping/scoping-receipt.graphql.js';
import { toScopingRequest } from '../../../src/modules/scoping/to-scoping-request.graphql.js';

/** The last release without rules of acts. */
const BEFORE = 'kb_2026-11-21_e9941245';
const AT = new Date('2026-11-21T12:00:00Z');

const law = presentLaw();
const knowledgeVersions = openKnowledgeVersions(law);
const secret = 'a secret of at least thirty-two bytes';
const receipts = makeReceipts({
  law,
  knowledgeVersions,
  secrets: { downloadToken: { current: secret, earlier: [] } },
  publicUrl: 'https://nis2.example',
});

const LARGE = { tootajad: 400, kaive_meur: 90, bilanss_meur: 80, avalik_sidevork: false };

test.each([
  { name: 'an Estonian trust service provider', riik: 'ee', erijuht: 'trust_service_provider' },
  { name: 'an Estonian court', riik: 'ee', erijuht: 'judiciary_parliament_central_bank' },
  { name: 'a Danish energy company', riik: 'dk', sektor: 'energy_electricity' },
  { name: 'a German federal body', riik: 'de', erijuht: 'public_administration_central' },
])('$name holds a receipt whose answer changed', async ({ riik, sektor, erijuht }) => {
  const input = { ...LARGE, riik, ...(sektor === undefined ? { erijuht } : { sektor }) };
  const { applicability } = knowledgeVersions.modulesOf(BEFORE);
  const answer = applicability.scope(toScopingRequest(input));
  expect(answer.ruling).toBeNull();
  const receipt = await receipts.issue(scopingReceipt(input, answer, BEFORE), AT);
  const change = await receipts.whatChanged(receipt);
  expect(change).toMatchObject({ isChanged: true });
  expect(change.lawChanges.length).toBeGreaterThan(0);
});
