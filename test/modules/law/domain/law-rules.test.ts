/** Rules by the code that answers print, with their sources. */
import { describe, expect, test } from '@jest/globals';
import type {
  Caveat,
  ScopingRule,
} from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { ruleCodeOf } from '../../../../src/modules/law/domain/law-rule.js';
import { cited, knowledge, rulesOf, texts, TRANSPOSITION } from './the-rules.js';

const { applicability } = knowledge;
const MEDIUM = 'sme_recommendation Annex art 2(1)';

const found = (code: string, rules = rulesOf()) => {
  const rule = rules.get(code);
  if (rule === undefined) throw new Error(`no rule ${code}`);
  return rule;
};

test('every sentence has its text in English and Estonian, with each value that it needs', () => {
  for (const { message } of rulesOf().values()) {
    expect(texts.localize(message, 'en')).not.toBe('');
    expect(texts.localize(message, 'et')).not.toBe('');
  }
});

describe('size, by Recommendation 2003/361/EC', () => {
  test.each([
    ['micro', 9, 'sme_recommendation Annex art 2(3)'],
    ['small', 49, 'sme_recommendation Annex art 2(2)'],
    ['medium', 249, MEDIUM],
    ['large', 250, MEDIUM],
  ])('a headcount of the class %s is, for example, %i', (size, employees, source) => {
    const rule = found(`size_${size}`);
    expect(rule).toMatchObject({ kind: 'size', gives: null, country: null });
    expect(rule.message.params).toEqual({ employees, size });
    expect(rule.sources.map(cited)).toEqual([source]);
  });

  test.each([
    'scoping.caveats.figures_missing',
    'scoping.caveats.turnover_missing',
    'scoping.caveats.balance_sheet_missing',
    'scoping.reasons.size.headcount',
    'scoping.reasons.size.turnover',
    'scoping.reasons.size.balance_sheet',
    'scoping.reasons.size.both',
  ])('%s rests on the definition of medium-sized enterprises', (code) => {
    expect(found(code).kind).toBe('size');
    expect(found(code).sources.map(cited)).toEqual([MEDIUM]);
  });

  test('the example is a medium-sized enterprise at its ceilings', () => {
    expect(texts.localize(found('scoping.reasons.size.both').message, 'en')).toBe(
      'With a headcount of 249, a turnover of EUR 50 million and a balance sheet total of EUR 43 million, the organisation counts as a medium-sized enterprise.',
    );
  });
});

describe('classes of the Directive', () => {
  test.each([
    ['below_size_cap', 'out_of_scope', 'nis2 art 2(1)'],
    ['annex_i_medium', 'important', 'nis2 art 3(2)'],
    ['annex_i_large', 'essential', 'nis2 art 3(1)(a)'],
    ['annex_ii_large', 'important', 'nis2 art 3(2)'],
  ])('%s gives %s', (code, gives, source) => {
    const rule = found(code);
    expect(rule).toMatchObject({ kind: 'classification', gives, country: null });
    expect(rule.sources.map(cited)).toContain(source);
  });

  const ruleCodes = (rules: readonly ScopingRule[]) => rules.map(({ code }) => code);

  test('every rule of an annex, of a special case and without a sector can be looked up', () => {
    const { byAnnex, noSector, groundWithoutSector, specialCases } = applicability;
    const ofCases = Object.values(specialCases).flatMap(({ effect }) =>
      effect.kind === 'ground' ? Object.values(effect.bySize) : [effect.rule],
    );
    const codes = ruleCodes([
      ...Object.values(byAnnex.I),
      ...Object.values(byAnnex.II),
      noSector,
      groundWithoutSector,
      ...ofCases,
    ]);
    const rules = rulesOf();
    expect(codes.filter((code) => rules.get(code)?.kind !== 'classification')).toEqual([]);
  });

  test('a rule code is what answers print; its sentence has the longer one', () => {
    expect(ruleCodeOf('scoping.rules.annex_i_large')).toBe('annex_i_large');
    expect(ruleCodeOf('scoping.caveats.indicative')).toBe('scoping.caveats.indicative');
    expect(ruleCodeOf('my.scoping.rules.x')).toBe('my.scoping.rules.x');
  });

  test.each([
    ['sector', /^The sector “…” is listed in Annex I, point 1/],
    ['scoping.reasons.sector', /^The sector “…” is listed in Annex I, point 1/],
    ['scoping.reasons.sector_from_code', /The activity code … \(…\) points to the sector “…”/],
    ['scoping.reasons.verdict', /essential entity/],
  ])('%s rests on the first sector of Annex I', (code, sentence) => {
    const rule = found(code);
    expect(rule.kind).toBe('classification');
    expect(rule.sources).toEqual([Object.values(applicability.sectors)[0]?.source]);
    expect(texts.localize(rule.message, 'en')).toMatch(sentence);
  });

  test('law data without sectors has no example of one', () => {
    const rules = rulesOf({ applicability: { ...applicability, sectors: {} } });
    expect([...rules.keys()].every((code) => typeof code === 'string')).toBe(true);
    for (const code of ['sector', 'scoping.reasons.sector', 'scoping.reasons.verdict']) {
      expect(rules.has(code)).toBe(false);
    }
  });
});

describe('warnings', () => {
  const caveat = (key: string): Caveat => ({
    message: { key: `scoping:caveats.${key}` },
    sources: [TRANSPOSITION],
    situation: null,
    unless: [],
    when: null,
  });

  test.each([
    ['of a rule', { noSector: { ...applicability.noSector, caveats: [caveat('new')] } }],
    ['of every answer', { always: [caveat('new')] }],
    ['where size decides', { whereSizeDecides: [caveat('new')] }],
  ])('one %s can be looked up with its sources', (_, changed) => {
    const rule = found(
      'scoping.caveats.new',
      rulesOf({ applicability: { ...applicability, ...changed } }),
    );
    expect(rule).toMatchObject({ kind: 'caveat', sources: [TRANSPOSITION], gives: null });
  });

  test('those of sectors and special cases can be looked up', () => {
    const { sectors, specialCases } = applicability;
    const keys = [...Object.values(sectors), ...Object.values(specialCases)].flatMap(
      ({ caveats }) => caveats.map(({ message }) => message.key.replace(':', '.')),
    );
    expect(keys.length).toBeGreaterThan(10);
    const rules = rulesOf();
    expect(keys.filter((key) => rules.get(key)?.kind !== 'caveat')).toEqual([]);
  });

  test('activities of either version of NACE that are outside the annexes', () => {
    for (const version of ['2.0', '2.1'] as const) {
      const { residuals, sources } = applicability.activity.nace[version];
      const codes = Object.values(residuals).map(({ key }) => key.replace(':', '.'));
      const rules = rulesOf();
      const kinds = codes.map((code) => found(code, rules).kind);
      expect(new Set(kinds)).toEqual(new Set(['caveat']));
      expect(found(codes[0] ?? '').sources.length).toBe(sources.length);
    }
  });
});

describe('sentences that many answers share', () => {
  test.each(['indication', 'unknown'])('%s is about the input, so it has no source', (doubt) => {
    expect(found(`scoping.code.${doubt}`).sources).toEqual([]);
  });

  test.each([
    ['scoping.code.hints', /^The activity code … \(…\) is only an indication of “…”/],
    ['scoping.code.no_sector', /code … \(…\) is linked to no sector/],
    ['scoping.code.ambiguous', /^The activity code … does not mean the same/],
    ['scoping.code.mixed_version', /code … was read in NACE …/],
    ['scoping.code.other_version', /code … does not exist .* NACE …/],
    ['scoping.code.elsewhere', /code … \(…\) points to the sector “…”; the sector “…”/],
    ['countries.general.not_coded', /^…, … \(“…”\) was not coded/],
    ['countries.general.needs_answer', /under … depends on … \(“…”\)/],
    ['countries.general.duties_elsewhere', /^Under …, …, .*: …\. … applies instead/],
    ['countries.general.not_read', /^…, … \(…\): this text was not read/],
    ['countries.general.other_act', /^…, … leaves this case to another act: …/],
    ['countries.general.without_class', /^…, … \(“…”\) applies/],
    ['countries.general.baseline', /^The country … is not a Member State/],
    ['countries.general.numbers_in_act', /./],
    ['countries.confidence.medium', /./],
    ['countries.confidence.low', /./],
    ['countries.unverified.authority_url', /./],
  ])('%s rests on the transposition', (code, sentence) => {
    const rule = found(code);
    expect(rule).toMatchObject({ kind: 'caveat', country: null });
    expect(rule.sources).toEqual([TRANSPOSITION]);
    expect(texts.localize(rule.message, 'en')).toMatch(sentence);
  });
});
