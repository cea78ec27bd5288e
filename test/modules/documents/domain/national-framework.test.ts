/** The security framework of the customer's country. */
import { expect, test } from '@jest/globals';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import { nationalMeasures } from '../../../../src/modules/documents/domain/national-framework.js';
import { factsOf, knowledge, textsIn } from '../composed-fixture.js';
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

test('statements of countries without such a framework name none', () => {
  expect(statement('de')).not.toContain('E-ITS');
  expect(nationalMeasures(aCase({ country: 'de' }), 'A.5.1')).toBeNull();
  expect(nationalMeasures(aCase(), 'A.5.1')).toBeNull();
});
