/** Statements that a document makes about itself or about another document of the package. */
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../src/shared/language.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import type { SoldDocumentKind } from '../../../src/modules/documents/domain/document-entry.js';
import { factsFor, factsOf, knowledge, textsIn } from './composed-fixture.js';

const managed = factsOf('managed-services');
const tagsOf = (kind: SoldDocumentKind, facts = managed) =>
  planDocument({ kind, place: 1 }, facts, 'fr', knowledge).tags;

test('the policy refers to the points of the Regulation where they are listed', () => {
  const policy = textsIn(tagsOf('security_policy')).join('\n');
  expect(policy).not.toContain('numérotation');
  expect(policy).toContain('déclaration d’applicabilité en énumère les points');
  expect(tagsOf('applicability_statement')['points_rows']).not.toHaveLength(0);
});

test('without a portal the incident procedure gives no address as one', () => {
  const facts = factsFor({ sektor: 'energy_electricity', tootajad: 300 }, 'fr');
  const [authority] = tagsOf('incident_procedure', facts)['contacts_rows'] ?? [];
  expect(JSON.stringify(authority)).not.toContain('https://');
});

test.each(LANGUAGES)('in %s a memo names a draft by a word that fits proposals', (language) => {
  const title = knowledge.texts.localize({ key: 'documents:paper.reform_memo.title' }, language);
  expect(title).not.toMatch(
    /Gesetzentwurf|lovudkast|wetsontwerp|lagutkast|законопроект|σχέδιο νόμου/,
  );
});
