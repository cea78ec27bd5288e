/** Documents about a draft of law: what it would change, beside the law in force. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aChange } from '../../reforms/domain/a-draft.js';
import { anActRule, RULES } from '../../scoping/domain/an-act.js';
import { REFORM_ROWS, reformTags } from '../../../../src/modules/documents/domain/reform-rows.js';
import { REFORM_SOURCES } from '../../../../src/modules/documents/domain/reform-sources.js';
import type { Reform } from '../../../../src/modules/reforms/domain/reform.js';
import type { KNOWLEDGE } from './small-documents.js';
import { about, draft, LARGE, FOR_MID_CAPS } from './a-draft-case.js';
import { COUNTRIES } from './small-documents.js';
import { type FactChanges } from './small-order.js';

describe('the outcome for one organisation', () => {
  const outcomeRows = (...given: Parameters<typeof about>) =>
    REFORM_ROWS.reform_outcome(about(...given)).map(({ field, in_force, under_draft }) => [
      field,
      in_force,
      under_draft,
    ]);

  test('compares class, sector, size and rules', () => {
    const size = { ...LARGE, turnoverMeur: 60, balanceMeur: 50 };
    expect(outcomeRows({ size })).toEqual([
      [
        'documents:paper.facts.directive_class',
        'clauses:class.essential',
        'clauses:class.important',
      ],
      ['clauses:facts.national_class', '–', '–'],
      ['documents:paper.facts.sector', 'sectors:names.power', 'sectors:names.power'],
      [
        'clauses:facts.size',
        'clauses:size.large; documents:paper.facts.employees: 300; documents:paper.facts.turnover: 60; documents:paper.facts.balance: 50',
        'clauses:size.large',
      ],
      ['documents:paper.columns.rule', '–', 'reforms:mid_cap'],
    ]);
  });

  test('of an organisation that is not known has dashes', () => {
    expect(outcomeRows({}).map(([, ...sides]) => sides)).toEqual([
      ['clauses:class.unknown', 'clauses:class.unknown'],
      ['–', '–'],
      ['–', '–'],
      ['–', '–'],
      ['–', '–'],
    ]);
  });

  test('without a draft has nothing under it', () => {
    expect(outcomeRows({ size: LARGE, reform: null })[0]).toEqual([
      'documents:paper.facts.directive_class',
      'clauses:class.essential',
      '–',
    ]);
  });

  test('several rules are in one text', () => {
    const network = aChange(
      {
        kind: 'special_case_sizes',
        specialCase: 'network',
        sizes: ['large'],
        gives: 'important',
        rule: { key: 'reforms:network' },
      },
      { id: 'network' },
    );
    const facts = { size: LARGE, profile: { specialCases: ['network'] } };
    expect(outcomeRows(facts, draft({ changes: [FOR_MID_CAPS, network] })).at(-1)?.[2]).toBe(
      'reforms:mid_cap reforms:network',
    );
  });

  test('leaves the national class as it is, with the name of the act', () => {
    const nationalRow = (gives: 'essential' | 'outside') => {
      const ee = aRecord({ rules: { ...RULES, rules: [anActRule('R', { gives })] } });
      const facts = { country: 'ee', size: LARGE };
      return outcomeRows(facts, draft(), { countries: { ...COUNTRIES, ee } })[1];
    };
    const essential = 'Act: clauses:class.essential (key entity)';
    expect(nationalRow('essential')).toEqual([
      'clauses:facts.national_class',
      essential,
      essential,
    ]);
    expect(nationalRow('outside')?.[1]).toBe('Act: clauses:class.outside_act');
    expect(outcomeRows({ country: 'ee', size: LARGE })[1]?.[1]).toBe('–');
  });
});

describe('the changes of the draft', () => {
  const effects = (facts: FactChanges, reform: Reform = draft()) =>
    REFORM_ROWS.reform_changes(about(facts, reform));

  test('have text, effect and reports', () => {
    expect(effects({ size: LARGE })).toEqual([
      {
        change: 'change',
        effect: 'documents:paper.draft_effect.decides',
        reports: 'First report; Second report',
      },
      { change: 'condition', effect: 'reforms:condition', reports: 'First report; Second report' },
    ]);
  });

  const NONE = 'documents:paper.draft_effect.none';

  test.each([
    ['in another sector', { size: { sector: 'food', employees: 300 } }],
    ['outside the scope', { size: { sector: 'power', employees: 3 } }],
    [
      'without a sector',
      { size: { sector: 'none', employees: 300 }, profile: { hasPublicNetwork: true } },
    ],
  ] as const)('have no effect %s', (_name, facts) => {
    expect(effects(facts).map(({ effect }) => effect)).toEqual([NONE, NONE]);
  });

  test('that are only reported have none', () => {
    const reported = draft({ changes: [aChange({ kind: 'reported' })] });
    expect(effects({ size: LARGE }, reported).map(({ effect }) => effect)).toEqual([NONE]);
  });

  test('are listed with their reports alone for a portfolio', () => {
    expect(REFORM_ROWS.reform_reports(about())).toEqual([
      { change: 'change', reports: 'First report; Second report' },
      { change: 'condition', reports: 'First report; Second report' },
    ]);
  });

  test('are in the language of the document, else in Estonian', () => {
    const inLanguage = (language: 'en' | 'et' | 'de') => {
      const one = { ...about(), language };
      return REFORM_ROWS.reform_reports(one)[1]?.['change'];
    };
    expect([inLanguage('en'), inLanguage('et'), inLanguage('de')]).toEqual([
      'condition',
      'tingimus',
      'tingimus',
    ]);
  });

  test('are none without a draft', () => {
    const one = about({ reform: null });
    expect(REFORM_ROWS.reform_changes(one)).toEqual([]);
    expect(REFORM_ROWS.reform_reports(one)).toEqual([]);
    expect(REFORM_ROWS.reform_unknown(one)).toEqual([]);
  });
});

test('what is not known of the draft is listed', () => {
  const unknown = [{ et: 'ei tea', en: 'not known' }];
  expect(REFORM_ROWS.reform_unknown(about({}, draft({ unknown })))).toEqual([
    { text: 'not known' },
  ]);
});

test('the outcome cites the law in force, and the provision of the act that decides the class', () => {
  const ee = aRecord({ rules: { ...RULES, rules: [anActRule('R')] } });
  const facts = { country: 'ee', size: LARGE };
  const provisions = (knowledge: Partial<typeof KNOWLEDGE>) =>
    REFORM_SOURCES.reform_outcome?.(about(facts, draft(), knowledge)).map(
      ({ provision }) => provision,
    );
  const directive = ['up to 250', 'power', 'annex_i_large'];
  expect(provisions({})).toEqual(directive);
  expect(provisions({ countries: { ...COUNTRIES, ee } })).toEqual([...directive, 'R Act']);
});

test('every document about a draft states that it is not law, with its own note', () => {
  expect(reformTags(about())).toEqual({
    draft_notice: 'reforms:draft [COM(2026) 1, 2026-02-01]',
    word_notice_text: 'documents:paper.draft_note',
  });
  expect(reformTags(about({ reform: null }))).toMatchObject({ draft_notice: '' });
});
