/** All template fields of one document. */
import { describe, expect, test } from '@jest/globals';
import { aChange, aDraft } from '../../reforms/domain/a-draft.js';
import { aSource } from '../../incidents/domain/small-incidents.js';
import { DOCUMENT_WORDS } from '../../../../src/modules/documents/domain/document-words.js';
import type { SoldDocumentKind } from '../../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import { aClause, aSection } from './small-clauses.js';
import { COMPOSITION, KNOWLEDGE } from './small-documents.js';
import { someFacts, type FactChanges } from './small-order.js';
import { withWords } from './small-texts.js';

type Section = ReturnType<typeof aSection>;

function documentOf(
  kind: SoldDocumentKind,
  sections: readonly Section[] = [],
  facts: FactChanges = {},
  knowledge: Partial<typeof KNOWLEDGE> = {},
) {
  const plans = { ...KNOWLEDGE.documentPlans.plans, [kind]: { kind, sections } };
  const known = {
    ...KNOWLEDGE,
    documentPlans: { ...KNOWLEDGE.documentPlans, plans },
    ...knowledge,
  };
  return planDocument({ kind, place: 2 }, someFacts(facts), 'en', known);
}

const tagsOf = (...given: Parameters<typeof documentOf>) => documentOf(...given).tags;

test('a document has number, file name and template', () => {
  const { tags, ...rest } = documentOf('framework_map');
  expect(rest).toEqual({
    kind: 'framework_map',
    number: 'NIS2-VVR1-4D2P-F2DB-02',
    fileName: 'documents:paper.framework_map.file.docx',
    template: 'framework_map',
  });
  expect(tags['number']).toBe('NIS2-VVR1-4D2P-F2DB-02');
});

test('every word that templates have is localized', () => {
  const tags = tagsOf('security_policy');
  for (const word of DOCUMENT_WORDS.filter((one) => one !== 'blank')) {
    expect(tags[`word_${word}`]).toBe(`documents:paper.words.${word}`);
  }
  expect(tags['word_blank']).toBe('[…]');
});

describe('the head', () => {
  const SECTION = aSection('one', {
    clauses: [aClause('law', { citation: { act: 'nis2', source: aSource('art 20') } })],
  });

  test('of an order without facts leaves its fields empty', () => {
    expect(tagsOf('framework_map', [SECTION])).toMatchObject({
      language: 'en',
      provider: 'Provider',
      title: 'documents:paper.framework_map.title',
      subtitle: 'documents:paper.framework_map.subtitle',
      organisation_name: '',
      organisation_code: '',
      country_code: '',
      date: 'on 2026-11-23',
      kb_version: 'kb_1',
      position_date: 'on 2026-01-01',
      owner: '',
      notes_heading: 'incident:template.notes_heading',
      source_rows: [
        {
          act: 'Act',
          provision: 'art 20',
          url: 'https://example.org/art 20',
          position: 'on 2026-01-01',
        },
      ],
    });
  });

  test('names organisation, country and owner', () => {
    const facts = {
      country: 'ee',
      organisation: { name: 'A', registrationCode: '1' },
      roles: { security_officer: 'Mari' },
    };
    expect(tagsOf('framework_map', [], facts)).toMatchObject({
      organisation_name: 'A',
      organisation_code: '1',
      country_code: 'countries:ee.name',
      owner: 'Mari',
    });
    expect(tagsOf('framework_map', [], { country: 'us' })).toMatchObject({ country_code: 'US' });
  });
});

describe('a section', () => {
  test('has title, clauses and rows', () => {
    const section = aSection('one', {
      clauses: [
        aClause('own'),
        aClause('law', { citation: { act: 'nis2', source: aSource('art 20') } }),
      ],
      tables: ['systems', 'earlier'],
    });
    const tags = tagsOf('framework_map', [section, aSection('two')], {
      systems: ['ERP'],
      earlier: [{ fileName: 'a.docx', sha256: 'aa' }],
    });
    expect(tags).toMatchObject({
      one_title: 'clauses:title.one',
      one_clauses: [
        { text: expect.stringMatching(/^clauses:own \[/), source: '' },
        {
          text: expect.stringMatching(/^clauses:law \[/),
          source: 'documents:paper.acts.nis2, art 20',
        },
      ],
      systems_rows: [{ system: 'ERP', period: '' }],
      earlier_rows: [{ document: 'a.docx', digest: 'aa' }],
      two_title: 'clauses:title.two',
      two_clauses: [],
    });
  });

  test('fills organisation, earlier order and score into its sentences', () => {
    const texts = withWords({
      'clauses:text':
        '{organisation}, {order}: {points} of {max_points}, {answered} of {questions}',
    });
    const section = aSection('one', { clauses: [aClause('text')] });
    const text = (facts: FactChanges) =>
      tagsOf('framework_map', [section], facts, { texts })['one_clauses'];
    expect(text({})).toEqual([{ text: '[…], […]: 0 of 40, 0 of 20', source: '' }]);
    const facts = {
      organisation: { name: 'A' },
      earlierOrderId: 'B',
      answers: { a1: 'yes' },
    } as const;
    expect(text(facts)).toEqual([{ text: 'A, B: 2 of 40, 1 of 20', source: '' }]);
  });

  test('with the notice of a stage has its notes, and no other stage has', () => {
    for (const phase of ['early_warning', 'incident_notification', 'final_report'] as const) {
      const tags = tagsOf('incident_templates', [aSection('one', { tables: [`form_${phase}`] })]);
      const rows = tags[`form_${phase}_rows`];
      expect(typeof rows === 'object' && rows[0]).toEqual({ text: `incident:${phase}.basis` });
      const notes = tags[`form_${phase}_notes`];
      expect(typeof notes === 'object' && notes[0]?.['text']).toMatch(`incident:notes.${phase}`);
      expect(Object.keys(tags).filter((tag) => tag.endsWith('_notes'))).toEqual([
        `form_${phase}_notes`,
      ]);
    }
  });
});

test('a document about a draft states that it is not law; others do not mention one', () => {
  const reforms = { 'a-draft': aDraft([aChange({ kind: 'reported' })]) };
  const facts = { reform: 'a-draft' };
  expect(tagsOf('reform_memo', [], facts, { reforms })).toMatchObject({
    draft_notice: 'reforms:draft [COM(2026) 1, 2026-02-01]',
    word_notice_text: 'documents:paper.draft_note',
  });
  const other = tagsOf('security_policy', [], facts, { reforms });
  expect(other['draft_notice']).toBeUndefined();
  expect(other['word_notice_text']).toBe('documents:paper.words.notice_text');
});

test.each(['check_report', 'framework_map', 'incident_templates'] as const)(
  '%s is not a draft for approval by a management body',
  (kind) => {
    expect(tagsOf(kind)).toMatchObject({
      word_status_value: 'documents:paper.words.status_issued',
      word_notice_text: 'documents:paper.words.notice_unapproved',
    });
  },
);

test('a kind with clauses is composed, with a template of its own', () => {
  const plan = {
    kind: 'security_policy',
    sections: [aSection('two', { clauses: [aClause('x')] })],
  } as const;
  const composition = { ...COMPOSITION, plans: { security_policy: plan } };
  const made = documentOf('security_policy', [aSection('one')], {}, { composition });
  expect(made).toMatchObject({
    kind: 'security_policy',
    number: 'NIS2-VVR1-4D2P-F2DB-02',
    fileName: 'documents:paper.security_policy.file.docx',
    template: 'composed_security_policy',
  });
  expect(made.tags).toMatchObject({
    word_page: 'documents:paper.words.page',
    title: 'documents:paper.security_policy.title',
    subtitle: 'clauses:subtitle.security_policy',
    two_no: '1',
  });
  expect(made.tags['one_title']).toBeUndefined();
});
