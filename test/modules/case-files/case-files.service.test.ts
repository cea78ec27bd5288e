/** Case files: facts in normal form, facts of receipts, valid signatures. */
import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { makeCaseFiles } from '../../../src/app/case-files.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import { makeReceipts } from '../../../src/app/receipts.js';
import type { CaseRequest } from '../../../src/modules/case-files/case-files.service.js';
import { evaluationReceipt } from '../../../src/modules/gap-assessment/evaluation-receipt.graphql.js';
import type { Answers } from '../../../src/modules/gap-assessment/domain/gap-assessment.js';
import { QUESTION_KEYS } from '../../../src/modules/gap-assessment/domain/gap-assessment.js';
import { readPayload } from '../../../src/modules/documents/order-facts.graphql.js';
import { scopingReceipt } from '../../../src/modules/scoping/scoping-receipt.graphql.js';
import { toScopingRequest } from '../../../src/modules/scoping/to-scoping-request.graphql.js';
import { ServiceError } from '../../../src/shared/errors.js';

const AT = new Date('2026-11-23T12:00:00Z');
const law = presentLaw();
const knowledgeVersions = openKnowledgeVersions(law);
const secret = (text: string) => ({ current: `${text} of at least thirty-two bytes`, earlier: [] });

function serviceWith(text: string) {
  const settings = {
    law,
    knowledgeVersions,
    secrets: { downloadToken: secret(text) },
    publicUrl: 'https://nis2.example',
  };
  const receipts = makeReceipts(settings);
  return { receipts, files: makeCaseFiles(settings, receipts) };
}

const { receipts, files } = serviceWith('a secret');
const { present } = knowledgeVersions.archive;
const modules = knowledgeVersions.modulesOf(present);

const make = (request: Partial<CaseRequest>) =>
  files.make({ facts: {}, earlier: null, receipts: [], ...request }, AT);

const problemsOf = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    () => [],
    (error: unknown) =>
      error instanceof ServiceError
        ? error.details.map(({ field, type }) => `${field} ${type}`)
        : error,
  );

function scoped(input: Readonly<Record<string, unknown>>): Promise<string> {
  const args = { tootajad: 60, avalik_sidevork: false, ...input };
  const answer = modules.applicability.scope(toScopingRequest(args));
  return receipts.issue(scopingReceipt(args, answer, present), AT);
}

function evaluated(answer: 'yes' | 'no'): Promise<string> {
  // One entry per question.
  const vastused = Object.fromEntries(QUESTION_KEYS.map((key) => [key, answer])) as Answers;
  const evaluation = modules.gapAssessment.evaluate(vastused, 'de');
  return receipts.issue(evaluationReceipt({ vastused, riik: 'de' }, evaluation, present), AT);
}

describe('facts of a case file', () => {
  test('have one normal form, without members that state nothing', async () => {
    const facts = {
      riik: 'EE',
      organisatsioon: { nimi: '  Näidis OÜ ', aadress: ' ', kontakt: null },
      asukohad: ['Tartu', ' Tartu', ''],
      tarnijad: [{ nimi: 'Pilv', riik: 'DE', juurdepaas: false }],
      tootajad: 0,
      rollid: {},
      sertifikaadid: [],
    };
    expect((await make({ facts })).andmed).toEqual({
      riik: 'ee',
      organisatsioon: { nimi: 'Näidis OÜ' },
      asukohad: ['Tartu'],
      tarnijad: [{ nimi: 'Pilv', riik: 'de', juurdepaas: false }],
      tootajad: 0,
    });
  });

  test.each([
    [{ sektor: 'bank' }, ['andmed.sektor enum']],
    [{ sektor: 'puudub' }, []],
    [{ erijuhud: ['x'] }, ['andmed.erijuhud.0 enum']],
    [{ riik: 'ee', uksuse_liigid: ['x'] }, ['andmed.uksuse_liigid.0 enum']],
    [{ tarnijad: [{ nimi: ' ', teenus: 'side' }] }, ['andmed.tarnijad.0.nimi missing']],
  ])('%j have the errors %j', async (facts, problems) => {
    expect(await problemsOf(make({ facts }))).toEqual(problems);
  });

  test('take precedence over those of receipts, which take precedence over those of the file', async () => {
    const earlier = await make({ facts: { tootajad: 10, riik: 'fi', kontsern: 'Grupp' } });
    const receipt = await scoped({ sektor: 'energy_electricity', riik: 'ee' });
    const { andmed } = await make({ facts: { riik: 'lv' }, earlier, receipts: [receipt] });
    expect(andmed).toMatchObject({
      tootajad: 60,
      riik: 'lv',
      kontsern: 'Grupp',
      sektor: 'energy_electricity',
    });
  });
});

describe('receipts in a case file', () => {
  test('of scoping and of the assessment state facts, and are stored', async () => {
    const given = [
      await scoped({
        erijuht: 'trust_service_provider',
        erijuhud: ['judiciary_parliament_central_bank'],
        tegevuskood: '35.11',
      }),
      await evaluated('no'),
    ];
    const file = await make({ receipts: given });
    expect(file.kviitungid).toEqual(given);
    expect(file.andmed).toMatchObject({
      riik: 'de',
      tegevuskood: '35.11',
      erijuhud: ['trust_service_provider', 'judiciary_parliament_central_bank'],
      vastused: { a1: 'ei', j2: 'ei' },
    });
  });

  test('are replaced by newer ones of the same operation', async () => {
    const earlier = await make({ receipts: [await evaluated('no'), await scoped({})] });
    const newer = await evaluated('yes');
    const file = await make({ earlier, receipts: [newer] });
    expect([file.kviitungid.length, file.kviitungid[0]]).toEqual([2, newer]);
    expect(file.andmed.vastused).toMatchObject({ a1: 'jah' });
  });

  test('of another service or of another operation are refused', async () => {
    const operation = 'mapping_delta';
    const claim = { operation, input: {}, result: {}, rules: [], kbVersion: present } as const;
    const delta = await receipts.issue(claim, AT);
    expect(await problemsOf(make({ receipts: ['x', delta] }))).toEqual([
      'kviitungid.0 receipt_invalid',
      'kviitungid.1 enum',
    ]);
  });
});

describe('case files', () => {
  test('are verified with their members in any order, and only with the right key', async () => {
    const file = await make({ facts: { riik: 'ee', tootajad: 5 } });
    const turned = Object.fromEntries(Object.entries(file).reverse());
    await expect(files.assertGenuine(turned, 'toimik')).resolves.toBeUndefined();
    await expect(files.assertGenuine(null, 'toimik')).resolves.toBeUndefined();
    const other = serviceWith('another secret').files;
    expect(await problemsOf(other.assertGenuine(file, 'payload.toimik'))).toEqual([
      'payload.toimik case_file_invalid',
    ]);
  });

  test.each([
    ['a changed fact', { andmed: { riik: 'ee', tootajad: 6 } }],
    ['an added member', { lisa: 1 }],
    ['another time', { issued_at: '2026-11-24T12:00:00.000Z' }],
    ['another signature', { allkiri: 'e30..AAAA' }],
    ['no signature', { allkiri: null }],
    ['another form', { vorm: 'nis2-toimik/2' }],
  ])('with %s are refused', async (_what, change) => {
    const file = await make({ facts: { riik: 'ee', tootajad: 5 } });
    const earlier = { ...file, ...change };
    expect(await problemsOf(make({ earlier }))).toEqual(['toimik case_file_invalid']);
  });

  test('supply the facts of a payload that has none', async () => {
    const toimik = await make({
      facts: { riik: 'ee', sektor: 'energy', organisatsioon: { nimi: 'Näidis', reg_kood: '1' } },
    });
    const payload = { keel: 'et', toimik, organisatsioon: { reg_kood: '2' } };
    expect(readPayload(payload)).toMatchObject({
      keel: 'et',
      sektor: 'energy',
      organisatsioon: { nimi: 'Näidis', reg_kood: '2' },
    });
    expect(readPayload({ toimik: { ...toimik, vorm: 'x' } })).toEqual({});
  });
});
