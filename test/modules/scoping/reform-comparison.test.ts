import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import {
  CompareReformArgs,
  MAX_COMPARED,
  ReformOrganisationInput,
} from '../../../src/modules/scoping/reform-comparison-request.graphql.js';
import {
  ApplicabilityResolver,
  ReformComparisonResolver,
} from '../../../src/modules/scoping/applicability.resolver.js';
import { ScopingArgs } from '../../../src/modules/scoping/scoping-request.graphql.js';
import { noReceipts } from '../../fakes/no-receipts.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';

const resolver = new ReformComparisonResolver(
  openKnowledgeVersions(presentLaw()).of('applicability'),
);

const context = (): RequestContext => ({
  requestId: '00000000-0000-4000-8000-000000000000',
  caller: null,
  address: '127.0.0.1',
  now: new Date('2026-11-23T00:00:00Z'),
  meta: {},
});

const organisation = (members: Partial<ReformOrganisationInput>) =>
  Object.assign(new ReformOrganisationInput(), members);

const compare = (organisations: ReformOrganisationInput[], reform = 'nis2-com-2026-13') =>
  resolver.compareReform(
    Object.assign(new CompareReformArgs(), { reform, organisations, keel: 'en' }),
    context(),
  );

const MID_CAP = { tootajad: 400, sektor: 'energy_oil' };
const midCap = organisation(MID_CAP);
const small = organisation({ tootajad: 4 });

test('returns whose class changes, by which rule and with which reporting duties, and the totals', () => {
  const { movers, before, after, reform, organisations } = compare([
    small,
    organisation({ ...MID_CAP, id: 'b' }),
    organisation({ ...MID_CAP, riik: 'de' }),
  ]);
  expect(reform).toMatchObject({ id: 'nis2-com-2026-13', isLaw: false, stage: 'proposal' });
  expect(organisations).toBe(3);
  expect(movers.map(({ position, id }) => [position, id])).toStrictEqual([
    [2, 'b'],
    [3, null],
  ]);
  for (const { rules } of movers) {
    expect(rules.map(({ code }) => code)).toStrictEqual(['reform_small_mid_cap']);
    expect(rules[0]?.text).toContain('Under the draft');
    expect(rules[0]?.sources[0]?.url).toMatch(/^https:/);
  }
  expect(before).toStrictEqual({ essential: 2, important: 0, outOfScope: 1 });
  expect(after).toStrictEqual({ essential: 0, important: 2, outOfScope: 1 });
});

test('a bill without coded rules changes no class', () => {
  const { movers, before, after, reform } = compare([midCap, small], 'fr-resilience-bill');
  expect(movers).toStrictEqual([]);
  expect(after).toStrictEqual(before);
  expect(reform.stage).toBe('bill');
});

test('one response lists the errors of every organisation by its index', () => {
  const wrong = organisation({ tootajad: 4, sektor: 'mining', erijuht: 'x' });
  expect(() => compare([midCap, wrong, wrong])).toThrow(
    expect.objectContaining({
      details: ['1.sektor', '1.erijuht', '2.sektor', '2.erijuht'].map((place) =>
        expect.objectContaining({ field: `organisations.${place}`, type: 'enum' }),
      ),
    }),
  );
});

test('an unknown draft is refused', () => {
  expect(() => compare([midCap], 'nothing')).toThrow('VALIDATION_FAILED');
});

test('a list of maximum length is compared within a second', () => {
  const startedAt = performance.now();
  expect(compare(Array.from({ length: MAX_COMPARED }, () => midCap)).movers).toHaveLength(
    MAX_COMPARED,
  );
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a single answer under a draft begins its warnings with the draft, and its class names it', async () => {
  const scoping = new ApplicabilityResolver(
    openKnowledgeVersions(presentLaw()).of('applicability'),
    noReceipts,
  );
  const ask = async (more: object) =>
    scoping.scoping(
      Object.assign(
        new ScopingArgs(),
        { ...MID_CAP, sektor: 'energy_electricity', keel: 'en' },
        more,
      ),
      context(),
    );
  const draft = await ask({ reform: 'nis2-com-2026-13' });
  expect(draft.warnings[0]).toMatch(/^Draft, not law: .* COM\(2026\) 13/);
  expect(draft.reasons.at(-1)).toBe(
    'Result under the draft COM(2026) 13, which is not law: important entity.',
  );
  expect(draft.summary).toBe(draft.reasons.at(-1));
  const enacted = 'Result at the level of the Directive: essential entity.';
  expect((await ask({})).summary).toBe(enacted);
  // Nothing of this draft concerns the scope, so the class is that of the law in force.
  expect((await ask({ reform: 'omnibus-iv-deal' })).summary).toBe(enacted);
});
