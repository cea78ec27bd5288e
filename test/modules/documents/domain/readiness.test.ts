/** What an order lacks for complete documents. */
import { describe, expect, test } from '@jest/globals';
import {
  documentReadiness,
  missingFacts,
} from '../../../../src/modules/documents/domain/readiness.js';
import {
  COMPOSED_KINDS,
  isReformKind,
  PACKAGE_KINDS,
  SOLD_DOCUMENT_KINDS,
  type SoldDocumentKind,
} from '../../../../src/modules/documents/domain/document-entry.js';
import { ROLE_KEYS } from '../../../../src/modules/documents/domain/order-facts.js';
import { tierAdvice, tierOf } from '../../../../src/modules/documents/domain/risk-tier.js';
import { standingOf } from '../../../../src/modules/documents/domain/standing.js';
import { QUESTION_KEYS } from '../../../../src/modules/gap-assessment/domain/gap-assessment.js';
import { KNOWLEDGE } from './small-documents.js';
import { aSupplier, aSystem, someFacts, type FactChanges } from './small-order.js';

const missing = (kind: SoldDocumentKind, facts: FactChanges = {}) =>
  missingFacts([kind], someFacts(facts)).map(({ fact }) => fact);

const ENTITY = ['name', 'registration_code', 'country', 'sector', 'employees'];
const answersTo = (letters: string) =>
  QUESTION_KEYS.filter((key) => letters.includes(key.charAt(0)));

/** Each document needs the answers to the measures that it carries. */
test.each([
  ['security_policy', [...ENTITY, ...ROLE_KEYS, ...answersTo('aefghij')]],
  ['incident_procedure', [...ENTITY, 'board', 'incident_lead', 'data_protection', 'b1', 'b2']],
  ['continuity_plan', [...ENTITY, 'board', 'continuity_lead', 'systems', 'c1', 'c2']],
  ['supplier_policy', [...ENTITY, 'security_officer', 'suppliers', 'd1', 'd2']],
  ['applicability_statement', [...ENTITY, ...QUESTION_KEYS]],
  ['framework_map', ['name']],
  ['incident_templates', ['name', 'registration_code', 'country']],
  ['supply_chain_attestation', [...ENTITY, ...QUESTION_KEYS]],
  ['check_report', ['name', 'checked', 'e1', 'e2', 'f1', 'f2']],
  ['re_signing', ['name', 'earlier']],
  ['reform_memo', ['reform', 'name', 'country', 'sector', 'employees']],
  ['reform_table', ['reform']],
] as const)('an order without facts lacks for %s: %s', (kind, facts) => {
  expect(missing(kind)).toEqual(facts);
});

describe('a fact that is stated is not missing', () => {
  test.each([
    ['name', 'framework_map', { organisation: { name: 'A' } }],
    ['registration_code', 'incident_templates', { organisation: { registrationCode: '1' } }],
    ['country', 'incident_templates', { country: 'ee' }],
    ['sector', 'reform_memo', { size: { sector: 'power' } }],
    ['employees', 'reform_memo', { size: { employees: 0 } }],
    ['systems', 'continuity_plan', { profile: { systems: [aSystem('ERP')] } }],
    ['suppliers', 'supplier_policy', { suppliers: [aSupplier('Cloud')] }],
    ['checked', 'check_report', { systems: ['ERP'] }],
    ['earlier', 're_signing', { earlierOrderId: 'earlier' }],
    ['reform', 'reform_table', { reform: 'a-draft' }],
    ['board', 'continuity_plan', { roles: { board: 'Mari' } }],
    ['c1', 'continuity_plan', { answers: { c1: 'no' } }],
  ] as const)('%s', (fact, kind, facts) => {
    expect(missing(kind, facts)).toEqual(missing(kind).filter((one) => one !== fact));
    expect(missing(kind)).toContain(fact);
  });
});

test('a missing fact is named as in the documents', () => {
  const labels = Object.fromEntries(
    missingFacts(SOLD_DOCUMENT_KINDS, someFacts()).map(({ fact, label }) => [fact, label.key]),
  );
  expect(labels).toMatchObject({
    name: 'documents:paper.facts.name',
    registration_code: 'documents:paper.facts.registration_code',
    country: 'documents:paper.facts.country',
    sector: 'documents:paper.facts.sector',
    employees: 'documents:paper.facts.employees',
    systems: 'documents:paper.facts.scope',
    suppliers: 'documents:paper.columns.supplier',
    checked: 'documents:paper.columns.system',
    earlier: 'documents:paper.columns.document',
    reform: 'documents:paper.facts.draft',
    board: 'documents:paper.roles.board.name',
    j2: 'gap:questions.j2.topic',
  });
});

test('a fact that several documents need is missing once', () => {
  const facts = missingFacts(['framework_map', 're_signing'], someFacts()).map(({ fact }) => fact);
  expect(facts).toEqual(['name', 'earlier']);
});

test('the blanks of a planned document are counted with its kind', () => {
  const document = { kind: 'framework_map', number: 'n', fileName: 'f', template: 't' } as const;
  const tags = { word_owner: 'Owner', owner: '' };
  expect(documentReadiness({ ...document, tags })).toEqual({
    kind: 'framework_map',
    blanks: [{ place: 'Owner', text: '' }],
  });
});

test('the package is among the composed documents, those about a draft are apart', () => {
  expect(COMPOSED_KINDS).toEqual([...PACKAGE_KINDS, 'supply_chain_attestation']);
  expect(SOLD_DOCUMENT_KINDS.filter(isReformKind)).toEqual(['reform_memo', 'reform_table']);
  expect(SOLD_DOCUMENT_KINDS).toEqual(expect.arrayContaining([...COMPOSED_KINDS]));
});

describe('the tier that is recommended', () => {
  test.each([
    ['out_of_scope', 'large', 'R1'],
    ['out_of_scope', 'small', 'R1'],
    ['important', 'medium', 'R2'],
    ['important', 'large', 'R3'],
    ['essential', 'medium', 'R3'],
    ['essential', 'large', 'R4'],
  ] as const)('for %s and %s is %s', (directiveClass, size, tier) => {
    expect(tierOf({ directiveClass, size })).toBe(tier);
  });

  const advice = (size: FactChanges['size'] & object) => {
    const facts = someFacts({ size });
    return tierAdvice(standingOf(KNOWLEDGE, facts), facts);
  };

  test('has size and class as its reasons', () => {
    expect(advice({ sector: 'power', employees: 300 })).toEqual({
      tier: 'R4',
      reasons: [
        { key: 'scoping:reasons.size.headcount', params: { employees: 300, size: 'large' } },
        { key: 'scoping:reasons.verdict', params: { verdict: 'essential' } },
      ],
    });
  });

  test('states the financial figures that the order has', () => {
    const given = { sector: 'power', employees: 300, turnoverMeur: 95, balanceMeur: 110 };
    expect(advice(given)?.reasons[0]).toEqual({
      key: 'scoping:reasons.size.both',
      params: { employees: 300, size: 'large', turnover: 95, balanceSheet: 110 },
    });
  });

  test('is none without sector or headcount', () => {
    expect(advice({ sector: 'power' })).toBeNull();
    expect(advice({ employees: 300 })).toBeNull();
  });
});
