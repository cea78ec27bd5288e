/** Drafts beside the versions of the law data: selected by name, and without effect on answers under the law in force. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { openKnowledgeVersions } from '../../src/app/knowledge-versions.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { ApplicabilityService } from '../../src/modules/scoping/applicability.service.js';
import { toScopingResultView } from '../../src/modules/scoping/to-scoping-result.graphql.js';
import { randomRequests } from '../modules/reforms/random-requests.js';

const law = presentLaw();
const versions = openKnowledgeVersions(law);
const DRAFTS = Object.keys(law.knowledge.reforms);
const RANDOM_ANSWERS = 10_000;

const context = () => ({
  requestId: '00000000-0000-4000-8000-000000000000',
  caller: null,
  address: '127.0.0.1',
  now: new Date('2026-11-23T00:00:00Z'),
  meta: {},
});

const bytesOf = (service: ApplicabilityService, count: number) =>
  randomRequests(law.knowledge.applicability, count).map((request) =>
    JSON.stringify(
      toScopingResultView(
        service.scope(request),
        service.knowledge,
        law.localizers.for('en', context()),
      ),
    ),
  );

test('answers under the law in force are the same bytes with and without drafts', () => {
  const alone = structuredClone({
    applicability: law.knowledge.applicability,
    countries: law.knowledge.countries,
  });
  const without = bytesOf(
    new ApplicabilityService(alone.applicability, alone.countries),
    RANDOM_ANSWERS,
  );
  for (const reform of DRAFTS) {
    bytesOf(versions.chosenBy({ reform }).modules.applicability, RANDOM_ANSWERS / 10);
  }
  const beside = bytesOf(versions.chosenBy({}).modules.applicability, RANDOM_ANSWERS);
  expect(beside.findIndex((bytes, at) => bytes !== without[at])).toBe(-1);
});

test('an unknown draft is refused, and the error lists the known ones', () => {
  expect(() => versions.chosenBy({ reform: 'constructor' })).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'reform', type: 'enum', params: { expected: DRAFTS.join(', ') } }],
    }),
  );
});

test('a draft is applied once per version and is frozen', () => {
  const first = versions.chosenBy({ reform: 'nis2-com-2026-13' });
  expect(versions.chosenBy({ reform: 'nis2-com-2026-13' })).toBe(first);
  expect(first.reform?.id).toBe('nis2-com-2026-13');
  const { knowledge } = first.modules.applicability;
  expect(Object.isFrozen(knowledge.midCap?.rules['annex_i_large'])).toBe(true);
});

test('without a draft the modules are those of the law in force', () => {
  expect(versions.chosenBy({ reform: null }).modules).toBe(versions.chosenBy({}).modules);
  expect(versions.chosenBy({}).reform).toBeNull();
});

test('a version older than the recording of drafts has none', () => {
  const kb = 'kb_2026-11-21_e9941245';
  expect(() => versions.chosenBy({ kb, reform: 'nis2-com-2026-13' })).toThrow(
    expect.objectContaining({
      details: [{ field: 'reform', type: 'enum', params: { expected: '' } }],
    }),
  );
});

test('modules that no draft affects are shared', () => {
  const inForce = versions.chosenBy({}).modules;
  const { modules } = versions.chosenBy({ reform: 'nis2-com-2026-13' });
  expect(modules.frameworkMapping).toBe(inForce.frameworkMapping);
  expect(modules.law).toBe(inForce.law);
  expect(modules.applicability).not.toBe(inForce.applicability);
  expect(modules.clocks).not.toBe(inForce.clocks);
});
