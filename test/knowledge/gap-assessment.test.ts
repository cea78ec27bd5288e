import { expect, test } from '@jest/globals';
import { catalogueSchema, toCatalogueKnowledge } from '../../src/knowledge/catalogue.schema.js';
import {
  checkGapAssessment,
  checkGapReferences,
} from '../../src/knowledge/gap-assessment.check.js';
import {
  gapAssessmentSchema,
  toGapAssessmentKnowledge,
} from '../../src/knowledge/gap-assessment.schema.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { folderOf } from '../../src/knowledge/read-files.js';
import { frameworkMappingFiles } from '../../src/knowledge/framework-mapping.files.js';
import {
  frameworkMappingSchema,
  toFrameworkMappingKnowledge,
} from '../../src/knowledge/framework-mapping.schema.js';
import { totalWeight } from '../../src/modules/gap-assessment/domain/priorities.js';
import type { Act, Acts } from '../../src/shared/source.js';

/** Accepts any act; other tests check which acts exist. */
const acts: Acts = new Proxy<Record<string, Act>>(
  {},
  {
    get: (_, key) => ({
      title: String(key),
      url: 'https://example.org/',
      positionDate: '2026-01-01',
    }),
  },
);

const files = presentLaw().files();
const raw = gapAssessmentSchema.parse(folderOf(files, 'gap-assessment'));
const knowledge = toGapAssessmentKnowledge(raw, acts);

test('the questionnaire of the knowledge base has no problems', () => {
  expect(checkGapAssessment(knowledge)).toEqual([]);
});

test('its services are sold, and its references are those of the mapping', () => {
  const { services } = toCatalogueKnowledge(catalogueSchema.parse(folderOf(files, 'catalogue')));
  const { edges } = toFrameworkMappingKnowledge(
    frameworkMappingSchema.parse(frameworkMappingFiles(files)),
    acts,
  );
  const problems = checkGapReferences(knowledge, {
    service: (key) => services.some((service) => service.key === key),
    isoReference: (measure, reference) =>
      edges.some(
        (edge) =>
          edge.framework === 'iso27001' && edge.measure === measure && edge.ref === reference,
      ),
  });
  expect(problems).toEqual([]);
});

test('every question cites its measure’s article or duty, and the yardstick', () => {
  for (const { measure, sources } of knowledge.questions) {
    const provisions = sources.map(({ provision }) => provision);
    expect(provisions).toContain(`art 21(2)(${measure})`);
    expect(provisions.some((provision) => provision.startsWith('Annex, point'))).toBe(true);
  }
});

test('risk assessment weighs most and emergency communication least', () => {
  const weights = knowledge.questions.map(({ key, weight }) => [key, totalWeight(weight)] as const);
  const sorted = [...weights].sort(([, a], [, b]) => b - a);
  expect(sorted[0]).toEqual(['a2', 9]);
  expect(sorted.at(-1)).toEqual(['j2', 4]);
});

test('a missing question, an unknown weight and an unknown member are refused', () => {
  const rest = Object.entries(raw.questions).filter(([key]) => key !== 'a1');
  const missing = { ...raw, questions: Object.fromEntries(rest) };
  expect(gapAssessmentSchema.safeParse(missing).success).toBe(false);
  const heavy = { ...raw.questions.a1, weight: { legal: 4, risk: 1, lead: 1 } };
  const questions = { ...raw.questions, a1: heavy };
  expect(gapAssessmentSchema.safeParse({ ...raw, questions }).success).toBe(false);
  expect(gapAssessmentSchema.safeParse({ ...raw, more: 1 }).success).toBe(false);
});

test('bands with a gap and an order that repeats a question are reported', () => {
  const [first, ...others] = knowledge.bands;
  if (first === undefined) throw new Error('there are no bands');
  const problems = checkGapAssessment({
    ...knowledge,
    bands: [{ ...first, to: first.to - 1 }, ...others],
    dependencyOrder: knowledge.dependencyOrder.map(() => 'a1'),
  });
  expect(problems).toHaveLength(2);
});
