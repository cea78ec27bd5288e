import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { writeCalendar } from '../../../src/platform/calendar/calendar-file.js';
import { toCountryView } from '../../../src/modules/law/countries.graphql.js';
import { toDutiesView } from '../../../src/modules/law/duties.graphql.js';
import { toParameterView, toRuleView } from '../../../src/modules/law/law-rules.graphql.js';
import { LawService } from '../../../src/modules/law/law.service.js';
import {
  ApplicabilityService,
  type ScopingRequest,
} from '../../../src/modules/scoping/applicability.service.js';
import type { ScopingResultView } from '../../../src/modules/scoping/scoping-result.graphql.js';
import { toScopingResultView } from '../../../src/modules/scoping/to-scoping-result.graphql.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import type { SourceView } from '../../../src/shared/graphql/source.graphql.js';

const knowledge = presentLaw().knowledge;
const texts = createTexts(knowledge.texts);
const law = new LawService(knowledge);
const scoping = new ApplicabilityService(knowledge.applicability, knowledge.countries);

const LANGUAGES = ['et', 'en', 'de'] as const;
const localizerOf = (language: (typeof LANGUAGES)[number]): Localizer =>
  new Localizer(texts, knowledge.version, language, language);

/** Sentences about the answer itself or about the record, not about the law. */
const NOT_LAW = /^scoping\.(caveats\.indicative|code\.(indication|unknown))$/;

const request = (changes: Partial<ScopingRequest>): ScopingRequest => ({
  figures: { employees: 60, turnoverMeur: null, balanceSheetMeur: 12 },
  sector: { field: 'sektor', key: 'energy_electricity' },
  specialCases: [],
  entityTypes: null,
  activityShare: null,
  hasPublicNetwork: false,
  country: null,
  activityCode: null,
  ...changes,
});

const REQUESTS = [
  request({}),
  request({ figures: { employees: 9, turnoverMeur: 1, balanceSheetMeur: 1 } }),
  request({ sector: { field: 'sektor', key: null }, activityCode: '35.11' }),
  request({ specialCases: [{ field: 'erijuht', key: 'public_administration_local' }] }),
  request({ specialCases: [{ field: 'erijuht', key: 'trust_service_provider' }] }),
  request({ activityCode: 'zz' }),
];

const isWhole = (source: SourceView): boolean =>
  source.act !== '' &&
  source.provision !== '' &&
  source.url.startsWith('http') &&
  source.positionDate <= (source.readDate ?? source.positionDate);

/** Places of the sources of every statement that is law. */
function bareStatements(view: ScopingResultView): string[] {
  const bases = [...view.reasonBases, ...view.warningBases];
  const bare = bases.filter(({ code, sources }) => sources.length === 0 && !NOT_LAW.test(code));
  const nearest = [...view.counterfactuals, ...(view.nationalResult?.counterfactuals ?? [])];
  const changes = nearest.filter(({ sources }) => sources.length === 0);
  return [
    ...bare.map(({ code }) => code),
    ...changes.map(({ condition }) => condition),
    ...(view.nationalNote !== null && view.nationalNoteSources.length === 0 ? ['note'] : []),
    ...bases
      .flatMap(({ sources }) => sources)
      .filter((at) => at >= view.sources.length)
      .map(String),
  ];
}

const CASES = MEMBER_STATES.flatMap((country) =>
  LANGUAGES.map((language) => [country, language] as const),
);

test.each(CASES)('in %s, language %s, every statement of law has a source', (country, language) => {
  const localizer = localizerOf(language);
  for (const one of REQUESTS) {
    const answer = scoping.scope({ ...one, country });
    const view = toScopingResultView(answer, knowledge.applicability, localizer);
    expect(bareStatements(view)).toEqual([]);
    expect(view.sources.filter((source) => !isWhole(source))).toEqual([]);
    expect(view.warnings).toHaveLength(view.warningBases.length);
    expect(view.reasons).toHaveLength(view.reasonBases.length);
  }
});

test.each(CASES)('in %s, language %s, every lookup lists its sources', (country, language) => {
  const localizer = localizerOf(language);
  const calendar = { from: new Date('2026-01-01'), write: writeCalendar };
  const { national, union } = toDutiesView(law.duties(country), localizer, calendar);
  const record = toCountryView(law.country(country), localizer, 'https://api.example');
  const parameters = law.parameters(country).map((one) => toParameterView(one, localizer));
  const views = [...national, ...union, ...parameters];
  expect(views.filter(({ sources }) => !sources.every(isWhole) || sources.length === 0)).toEqual(
    [],
  );
  expect(record.status === 'pending' || record.sources.length > 0).toBe(true);
});

test('every code in an answer can be looked up', () => {
  const localizer = localizerOf('en');
  const printed = MEMBER_STATES.flatMap((country) =>
    REQUESTS.flatMap((one) => {
      const answer = scoping.scope({ ...one, country });
      const view = toScopingResultView(answer, knowledge.applicability, localizer);
      const bases = [...view.reasonBases, ...view.warningBases];
      const ofAct = (view.nationalResult?.trace ?? []).map(({ rule }) => `${country}.${rule}`);
      return [...bases.map(({ code }) => code), ...view.trace.map(({ rule }) => rule), ...ofAct];
    }),
  );
  const unknown = [...new Set(printed)].filter((code) => law.rule(code).code === '');
  expect(unknown).toEqual([]);
});

test('every rule has a text in every language and an address', () => {
  for (const language of LANGUAGES) {
    for (const rule of law.rules({ country: null, kind: null })) {
      const view = toRuleView(rule, localizerOf(language), 'https://api.example');
      expect(view.text).not.toBe('');
      expect(view.jsonLd).toMatchObject({
        '@id': `https://api.example/v1/law/rules/${rule.code}`,
        'skos:notation': rule.code,
      });
    }
  }
});

test('duties of a country without a verified text are those of the Directive only', () => {
  const { national, union } = law.duties('fr');
  expect(national).toEqual([]);
  expect(union.map(({ kind }) => kind)).toContain('fine');
});

test('the calendar contains each term, counted from the given day', () => {
  const calendar = { from: new Date('2026-01-31'), write: writeCalendar };
  const { ics, national } = toDutiesView(law.duties('lv'), localizerOf('en'), calendar);
  expect(national.find(({ code }) => code === 'lv.register')).toMatchObject({
    dueOn: '2026-02-28',
  });
  expect(ics).toContain('DTSTART:20260228T000000Z');
  // A deadline is a point in time (RFC 5545, 3.6.1).
  expect(ics).not.toContain('DTEND');
});

test('a country outside the Union and an unknown code are not found', () => {
  expect(() => law.country('us')).toThrow('NOT_FOUND');
  expect(() => law.rule('annex_i_huge')).toThrow('NOT_FOUND');
});
