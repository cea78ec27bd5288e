/** Every statement in answers of the law operations has act, provision, address and date. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { writeCalendar } from '../../../src/platform/calendar/calendar-file.js';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import { countryHints } from '../../../src/modules/gap-assessment/domain/country-hints.js';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { NO_TIMES } from '../../../src/modules/incidents/domain/clock-times.js';
import { INCIDENT_PARTIES } from '../../../src/modules/incidents/domain/clock.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import {
  FLAGS,
  QUANTITIES,
  SIGNIFICANCE_TYPES,
  type SignificanceFacts,
} from '../../../src/modules/incidents/domain/significance.js';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { toIncidentSignificanceView } from '../../../src/modules/incidents/to-significance.graphql.js';
import { toIncidentDeadlinesView } from '../../../src/modules/incidents/to-incident-deadlines.graphql.js';
import { toIncidentTemplatesView } from '../../../src/modules/incidents/to-incident-templates.graphql.js';
import { LawService } from '../../../src/modules/law/law.service.js';
import { toRuleView } from '../../../src/modules/law/law-rules.graphql.js';
import { codeOf } from '../../../src/shared/message.js';
import { MEMBER_STATES, type MemberState } from '../../../src/shared/country.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import {
  errorsOf,
  isWhole,
  NOT_LAW,
  sourcesIn,
  SWEPT,
  type SweptLanguage,
} from './bare-statements.js';

const knowledge = presentLaw().knowledge;
const texts = createTexts(knowledge.texts);
const law = new LawService(knowledge);
const holidays = publicHolidays();
const incidents = new IncidentService(knowledge.incident, knowledge.countries, holidays);
const clocks = new ClocksService(knowledge.incident, knowledge.countries, holidays);
const now = new Date('2030-01-01T00:00:00Z');

/** Whether the act's publisher has an address for the provision; most annexes have none. */
const hasPlace = (country: MemberState, provision: string): boolean =>
  (knowledge.countries[country].act.articles ?? []).some(({ pattern }) =>
    new RegExp(pattern, 'u').test(provision),
  );

const DETECTED = { detected_at: '2026-01-28T10:00:00' };
const LATE = {
  detected_at: '2026-01-28T10:00:00Z',
  notification_submitted_at: '2026-02-10T10:00:00Z',
};

function incidentAnswers(country: string, localizer: Localizer) {
  const kind = ANY_ENTITY;
  const templates = [DETECTED, LATE].map((times) =>
    toIncidentTemplatesView(
      incidents.templates({ times, kind, country, summary: null }, now),
      localizer,
    ),
  );
  const deadlines = [DETECTED, LATE].map((times) =>
    toIncidentDeadlinesView(
      clocks.clocks(
        {
          times: { ...NO_TIMES, ...times },
          parties: INCIDENT_PARTIES,
          country,
          kind,
          isReliefExcluded: null,
          language: localizer.language,
        },
        now,
      ),
      localizer,
      writeCalendar,
    ),
  );
  return { templates, deadlines };
}

const NOTHING = Object.fromEntries(
  [...QUANTITIES, ...FLAGS].map((name) => [name, null]),
) as SignificanceFacts;

const significance = (localizer: Localizer) =>
  [null, ...SIGNIFICANCE_TYPES].map((type) =>
    toIncidentSignificanceView(
      incidents.significance({ type, isPlanned: false, facts: NOTHING }),
      localizer,
    ),
  );

const localizerOf = (language: SweptLanguage) =>
  new Localizer(texts, knowledge.version, language, language);

test.each(SWEPT)(
  'in %s, language %s, each incident statement has a source',
  (country, language) => {
    const { templates, deadlines } = incidentAnswers(country, localizerOf(language));
    expect([...templates, ...deadlines].flatMap(errorsOf)).toEqual([]);
    const all = [...templates, ...deadlines, ...significance(localizerOf(language))];
    expect(sourcesIn(all).filter((one) => !isWhole(one))).toEqual([]);
    for (const { phases } of templates) {
      expect(phases.filter(({ sources }) => sources.length === 0)).toEqual([]);
    }
    for (const { clocks: some } of deadlines) {
      expect(some.filter(({ sources }) => sources.length === 0)).toEqual([]);
    }
  },
);

test('every code of an incident or gap answer can be looked up', () => {
  const localizer = localizerOf('en');
  const codes = MEMBER_STATES.flatMap((country) => {
    const { templates, deadlines } = incidentAnswers(country, localizer);
    const hints = countryHints(knowledge.countries[country], country);
    return [
      ...[...templates, ...deadlines].flatMap((one) => [
        ...one.warningBases.map(({ code }) => code),
        ...one.deviations.map(({ code }) => code),
      ]),
      ...templates.flatMap(({ phases }) =>
        phases.flatMap((one) => [one.deadlineBasisCode, ...one.deadlineNoteCodes]),
      ),
      ...deadlines.flatMap((one) =>
        one.clocks.flatMap(({ basisCode, noteCodes }) => [basisCode, ...noteCodes]),
      ),
      ...hints.map(({ text: sentence }) => codeOf(sentence)),
    ];
  });
  const judged = significance(localizer).flatMap((one) => [
    one.conclusionCode,
    ...one.noteCodes,
    ...one.criteria.map(({ code }) => code),
  ]);
  const unknown = [...new Set([...codes, ...judged])].filter((code) => {
    try {
      return toRuleView(law.rule(code), localizer, 'https://api.example').text === '';
    } catch {
      return true;
    }
  });
  expect(unknown).toEqual([]);
});

test.each(SWEPT)('in %s, language %s, each hint lists its sources', (country, language) => {
  const record = knowledge.countries[country];
  const localizer = localizerOf(language);
  for (const { text: localized, sources } of countryHints(
    record,
    localizer.localize(record.name),
  )) {
    expect({ code: codeOf(localized), sources: sources.length }).not.toMatchObject({ sources: 0 });
    expect(localizer.sources(sources).filter((one) => !isWhole(one))).toEqual([]);
  }
});

test('every rule of law lists its sources, and rules of an act their article', () => {
  const localizer = localizerOf('en');
  for (const rule of law.rules({ country: null, kind: null })) {
    const { code, sources } = toRuleView(rule, localizer, 'https://api.example');
    if (NOT_LAW.test(code)) continue;
    expect({ code, bare: sources.length === 0, broken: !sources.every(isWhole) }).toEqual({
      code,
      bare: false,
      broken: false,
    });
    const { country } = rule;
    const [first] = sources;
    if (rule.kind !== 'national' || country === null || first === undefined) continue;
    if (!hasPlace(country, first.provision)) continue;
    const { rules, act } = knowledge.countries[country];
    const isOfRules = rules?.rules.some(
      ({ id, under }) => under === null && code === `${country}.${id}`,
    );
    if (isOfRules !== true) continue;
    expect({ code, isWholeAct: first.url === act.url }).toEqual({ code, isWholeAct: false });
    expect(first.readDate).toBe(rules?.readOn);
  }
});
