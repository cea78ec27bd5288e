/** Releases over a year: what a receipt of each release reports against every later one. */
import 'reflect-metadata';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import { makeReceipts } from '../../../src/app/receipts.js';
import { scopingReceipt } from '../../../src/modules/scoping/scoping-receipt.graphql.js';
import { toScopingRequest } from '../../../src/modules/scoping/to-scoping-request.graphql.js';
import { release } from '../../../tools/kb/release.js';
import { KbCopy } from '../../support/kb-copy.js';

const OPTIONS = { required: [], sourceDirectory: path.resolve('src') } as const;
const INPUT = {
  tootajad: 60,
  sektor: 'energy_electricity',
  avalik_sidevork: false,
  kaive_meur: 5,
  bilanss_meur: 5,
  riik: 'ee',
};
/** Four releases, each with all its checks. */
const LONG_MS = 180_000;

const AT = new Date('2026-03-01T00:00:00Z');
const EDITED = 'applicability/size.yaml';
const LIMIT = 'small:\n  employees: { value: 50';
const HIGHER = 'small:\n  employees: { value: 61';

let kb: KbCopy;
beforeAll(() => {
  kb = new KbCopy();
});
afterAll(() => {
  kb.remove();
});

function today() {
  const law = loadLaw(kb.directory);
  const knowledgeVersions = openKnowledgeVersions(law, kb.directory);
  const secret = 'a secret of at least thirty-two bytes';
  const secrets = { downloadToken: { current: secret, earlier: [] } };
  const receipts = makeReceipts({
    law,
    knowledgeVersions,
    secrets,
    publicUrl: 'https://nis2.example',
  });
  const issue = () => {
    const { applicability } = knowledgeVersions.modulesOf(law.knowledge.version);
    const answer = applicability.scope(toScopingRequest(INPUT));
    return receipts.issue(scopingReceipt(INPUT, answer, law.knowledge.version), AT);
  };
  return { receipts, issue };
}

function releaseOn(date: string, id: string, isFirst = false): void {
  kb.record(id, date, isFirst);
  release(kb.directory, date, OPTIONS);
}

test(
  'after a year of changes of the law data, each receipt is compared with the current version',
  async () => {
    releaseOn('2026-01-01', 'first', true);
    const inJanuary = today();
    const january = await inJanuary.issue();
    expect(await inJanuary.receipts.whatChanged(january)).toMatchObject({
      isChanged: false,
      lawChanges: [],
    });

    kb.edit(
      'countries/ee/act.yaml',
      'name: Riigi Infosüsteemi Amet (RIA)',
      'name: Infosüsteemi Amet',
    );
    releaseOn('2026-03-01', 'authority');
    const inMarch = today();
    const march = await inMarch.issue();
    const afterWords = await inMarch.receipts.whatChanged(january);
    expect(afterWords.isChanged).toBe(false);
    expect(afterWords.lawChanges.map(({ id }) => id)).toEqual(['authority']);

    kb.edit(EDITED, LIMIT, HIGHER);
    releaseOn('2026-09-01', 'limit');
    const { receipts } = today();
    const afterLimit = await receipts.whatChanged(january);
    expect(afterLimit.isChanged).toBe(true);
    expect(afterLimit.receipt.result).toMatchObject({
      klassifikatsioon: 'important',
      suurus: 'keskmine',
    });
    expect(afterLimit.now.result).toMatchObject({ klassifikatsioon: 'valjas', suurus: 'vaike' });
    expect(afterLimit.lawChanges.map(({ id }) => id)).toEqual(['limit', 'authority']);
    const sinceMarch = await receipts.whatChanged(march);
    expect(sinceMarch.lawChanges.map(({ id }) => id)).toEqual(['limit']);
    expect(sinceMarch.change.rulesAdded.length).toBeGreaterThan(0);

    kb.edit(EDITED, HIGHER, LIMIT);
    releaseOn('2026-12-01', 'limit-back');
    expect((await today().receipts.whatChanged(january)).isChanged).toBe(false);
  },
  LONG_MS,
);
