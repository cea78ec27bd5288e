/** The security framework of the customer's country. */
import { expect, test } from '@jest/globals';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import {
  nationalFramework,
  nationalMeasures,
} from '../../../../src/modules/documents/domain/national-framework.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { factsOf, knowledge, known, textsIn } from '../composed-fixture.js';
import { aCase } from './small-documents.js';

const statement = (country: string) => {
  const facts = { ...factsOf('electricity'), country };
  const { tags } = planDocument(
    { kind: 'applicability_statement', place: 5 },
    facts,
    'et',
    knowledge,
  );
  return textsIn(tags).join('\n');
};

test('measures of E-ITS are shown beside the controls of an Estonian statement', () => {
  expect(statement('ee')).toMatch(/\(E-ITS[^:)]*: [A-Z]+\.\d/);
});

test('the framework of a country is that of the law data; versions without it name none', () => {
  const { frameworkOfCountry } = knowledge.graph;
  expect([...frameworkOfCountry].map(([country, { key }]) => [country, key])).toEqual([
    ['ee', 'e_its_2024'],
    ['be', 'cyfun_2025'],
  ]);
  const graph = buildMappingGraph({
    ...known.frameworkMapping,
    frameworks: known.frameworkMapping.frameworks.map(({ key, title, act }) => ({
      key,
      title,
      act,
    })),
  });
  const one = {
    knowledge: { ...knowledge, graph },
    facts: factsOf('bakery'),
    language: 'et',
  } as const;
  expect(nationalFramework(one)).toBeNull();
  expect(nationalMeasures(one, 'A.5.1')).toBeNull();
});

test('statements of countries without such a framework name none', () => {
  expect(statement('de')).not.toContain('E-ITS');
  expect(nationalMeasures(aCase({ country: 'de' }), 'A.5.1')).toBeNull();
  expect(nationalMeasures(aCase(), 'A.5.1')).toBeNull();
});
