import { expect, test } from '@jest/globals';
import { checkDocuments } from '../../../src/knowledge/documents.check.js';
import type { CatalogueKnowledge } from '../../../src/modules/catalogue/domain/catalogue.js';
import { documentsKnowledge, frameworkMapping } from './sample-knowledge.js';

const LICENCE = { centsPerMonth: 1, discountQuota: 1 };
const catalogueOf = (...keys: string[]): CatalogueKnowledge => ({
  services: keys.map((key) => ({
    key,
    price: { kind: 'fixed', cents: 39000 },
    licensedCents: null,
    documentCount: 1,
  })),
  licences: {
    professional: { key: 'professional', ...LICENCE },
    enterprise: { key: 'enterprise', ...LICENCE },
  },
});
const catalogue = catalogueOf('pakett');

test('the cases of our documents name existing controls and services', () => {
  expect(checkDocuments({ documents: documentsKnowledge, frameworkMapping, catalogue })).toEqual(
    [],
  );
});

test('an unknown control or service is reported', () => {
  const none = { ...frameworkMapping, controls: [] };
  const errors = checkDocuments({
    documents: documentsKnowledge,
    frameworkMapping: none,
    catalogue: catalogueOf('hooldus'),
  });
  expect(errors).toContain('templates/sample: framework-mapping has no named control "A.5.1"');
  expect(errors).toContain('templates/invoice: the catalogue has no service "pakett"');
});
