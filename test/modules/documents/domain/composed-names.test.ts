/** Names of roles, provisions and hours within a sentence. */
import { expect, test } from '@jest/globals';
import { localName } from '../../../../src/modules/documents/domain/composed-names.js';
import { aCase } from './small-documents.js';
import { withWords } from './small-texts.js';

test('the holder of a role, or its name if the case names no one', () => {
  expect(localName.holder(aCase({ roles: { board: 'Mari Maasikas' } }), 'board')).toBe(
    'Mari Maasikas',
  );
  expect(localName.holder(aCase(), 'board')).toBe('Board');
});

test('a role within a sentence is in lower case, an abbreviation is not', () => {
  expect(localName.role(aCase(), 'security_officer')).toBe('security officer');
  expect(localName.role(aCase(), 'data_protection')).toBe('DPO');
  const texts = withWords({ 'documents:paper.roles.board.name': 'A CISO' });
  expect(localName.role(aCase({}, { texts }), 'board')).toBe('a CISO');
});

test('nouns keep their capital in German', () => {
  expect(localName.role(aCase({}, {}, 'de'), 'board')).toBe('Board');
});

test('lower case is that of the language', () => {
  const texts = withWords({ 'documents:paper.roles.board.name': 'Õppejuht' });
  expect(localName.role(aCase({}, { texts }, 'et'), 'board')).toBe('õppejuht');
  const lithuanian = withWords({ 'documents:paper.roles.board.name': 'Ìa' });
  expect(localName.role(aCase({}, { texts: lithuanian }, 'lt'), 'board')).toBe('i\u0307\u0300a');
});

test('points of annexes, citations and hours', () => {
  const one = aCase();
  expect(localName.annexPoint(one, 'II', '6(a)')).toBe('Annex II point 6(a)');
  const source = {
    title: 'Directive',
    provision: 'art 20(1)',
    url: 'u',
    positionDate: '2026-01-01',
  };
  expect(localName.citation(one, { act: 'nis2', source })).toBe(
    'documents:paper.acts.nis2, art 20(1)',
  );
  expect(localName.hours(one, 4)).toBe('4 h');
});
