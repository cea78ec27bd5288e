/** Documents of a German grid operator, whose duties are those of the EnWG. */
import { expect, test } from '@jest/globals';
import type { SoldDocumentKind } from '../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import { factsOf, knowledge, packageOf, textsIn } from './composed-fixture.js';

const facts = factsOf('electricity');
const textOf = (kind: SoldDocumentKind) =>
  textsIn(planDocument({ kind, place: 1 }, facts, 'de', knowledge).tags).join('\n');

const COMPOSED = packageOf(facts, 'de').map(({ tags }) => textsIn(tags).join('\n'));

test('no composed document cites the fines of the BSIG', () => {
  expect(COMPOSED.join()).not.toContain('§ 65');
  expect(textOf('supply_chain_attestation')).not.toContain('§ 65');
});

test.each([
  'security_policy',
  'incident_procedure',
  'continuity_plan',
  'supplier_policy',
  'applicability_statement',
  'supply_chain_attestation',
] as const)('%s names the EnWG', (kind) => {
  expect(textOf(kind)).toContain('EnWG');
});

test('management and training are cited from the EnWG, not from the BSIG', () => {
  expect(COMPOSED.join('\n')).toContain('§ 5e Abs. 1');
  expect(COMPOSED.join('\n')).not.toContain('§ 38 Abs');
});

test('registration is cited from the BSIG', () => {
  expect(textOf('security_policy')).toContain('§ 33 Abs. 1 BSIG');
});

test('templates of incident reports cite the provision of the procedure, and list each act', () => {
  const text = textOf('incident_templates');
  expect(text).not.toContain('§ 32 Abs. 1 Satz 1');
  expect(text).toContain('§ 5d Abs. 3 Satz 1 Nr. 1');
  const { tags } = planDocument({ kind: 'incident_templates', place: 1 }, facts, 'de', knowledge);
  const rows = tags['source_rows'];
  const acts = typeof rows === 'string' ? [] : (rows ?? []).map(({ act }) => act);
  expect(acts).toContain('Energiewirtschaftsgesetz (EnWG)');
  expect(acts).toContain('Telekommunikationsgesetz (TKG)');
});
