import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { toIncidentTemplatesView } from '../../../src/modules/incidents/to-incident-templates.graphql.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import {
  aRequest,
  countries,
  holidays,
  incidentRules,
  textsOfKb,
  withUnreadIncidents,
} from './known.js';

const now = new Date('2026-06-01T12:00:00Z');
/** Dates in the format of each language, all at the hour of detection. */
const DATES: Readonly<Record<'et' | 'en', Readonly<Record<string, string>>>> = {
  et: {
    '31.1': '31. jaanuar 2026, kell 10:00:00 UTC',
    '2.2': '2. veebruar 2026, kell 10:00:00 UTC',
    '2.3': '2. märts 2026, kell 10:00:00 UTC',
    '28.2': '28. veebruar 2026, kell 10:00:00 UTC',
  },
  en: {
    '31.1': '31 January 2026 at 10:00:00 UTC',
    '2.2': '2 February 2026 at 10:00:00 UTC',
    '2.3': '2 March 2026 at 10:00:00 UTC',
    '28.2': '28 February 2026 at 10:00:00 UTC',
  },
};
const DETECTED = '2026-01-30T10:00:00Z';
const service = new IncidentService(incidentRules, countries, holidays);
const texts = createTexts(textsOfKb);

type RequestInput = {
  country?: string;
  language?: 'et' | 'en';
  summary?: string;
  submittedAt?: string;
};

const ask = (
  { country, language = 'en', summary, submittedAt }: RequestInput,
  from: IncidentService = service,
) =>
  toIncidentTemplatesView(
    from.templates(
      aRequest(DETECTED, {
        times: { detected_at: DETECTED, notification_submitted_at: submittedAt ?? null },
        country: country ?? null,
        summary: summary ?? null,
      }),
      now,
    ),
    new Localizer(texts, 'kb_2026-11-21_00000000', language, language),
  );

const templates = (requested: RequestInput, from = service) =>
  ask(requested, from).phases.map(({ template }) => template);

const everyAnswer = MEMBER_STATES.flatMap((country) =>
  (['et', 'en'] as const).map((language) => ({ country, language })),
);

test.each(everyAnswer)('the answer for $country is complete in $language', (request) => {
  const text = JSON.stringify(ask(request));
  expect(text).not.toMatch(/undefined|\[object |NaN|(countries|incident):[a-z]/);
  expect(text).not.toMatch(/\{[a-z_]+\}/);
});

test.each(['et', 'en'] as const)(
  'the templates in %s print their deadlines, the recipient, the portal and the national provision',
  (language) => {
    const [warning, notification, report] = templates({ country: 'ee', language });
    const on = (day: number, month: number) => DATES[language][`${day}.${month}`] ?? 'no such date';
    for (const words of [
      on(31, 1),
      'Riigi Infosüsteemi Amet, CERT-EE',
      'https://raport.cert.ee/',
      '§ 8 lg 1 (Küberturvalisuse seadus (KüTS))',
    ]) {
      expect(warning).toContain(words);
    }
    expect(notification).toContain(on(2, 2));
    expect(report).toContain(on(2, 3));
    expect(report).toContain(on(28, 2));
  },
);

test('the final report prints the exact term if the submission is known', () => {
  const [, , report] = templates({ submittedAt: '2026-01-31T22:00:00Z' });
  expect(report).toContain('To be submitted by 28 February 2026 at 22:00:00 UTC');
  expect(report).toContain('incident notification on 31 January 2026 at 22:00:00 UTC');
});

test.each([
  "{x} {x, plural, one {1} other {2}} '{y}' # 5",
  '{{name}} $t(errors:codes.NOT_FOUND) ${process}',
  '<b>bold</b> & <script>alert(1)</script>',
  'ridu\non\nmitu — õäöü 漢字 🙂',
  '\\u007b \\n %s %{a}',
])('the summary %j is printed unchanged in every stage', (summary) => {
  for (const template of templates({ summary })) expect(template).toContain(summary);
});

test.each([undefined, '', '  \n '])(
  'without text from the caller (%j) a placeholder asks for it',
  (summary) => {
    for (const template of templates(summary === undefined ? {} : { summary })) {
      expect(template).toContain('[what happened,');
    }
  },
);

test('a template marks an unverified national provision', () => {
  const { countries: unread, rules } = withUnreadIncidents;
  const [warning] = templates({ country: 'it' }, new IncidentService(rules, unread, holidays));
  expect(warning).toContain('National provision, to be checked against the act before sending');
  expect(templates({ country: 'it' })[0]).toContain(
    'National provision: art. 25, comma 5, lettera a)',
  );
});

test('a bill is cited with neither a provision nor a portal', () => {
  const [warning] = templates({ country: 'fr' });
  expect(warning).not.toContain('Filed through');
  expect(warning).not.toContain('National provision');
});

test('legal_basis names the act and the point in the language of the answer', () => {
  expect(ask({ language: 'et' }).phases[0]?.legalBasis).toBe(
    'Direktiiv (EL) 2022/2555 art 23(4)(a)',
  );
  expect(ask({ language: 'en' }).phases[2]?.legalBasis).toBe(
    'Directive (EU) 2022/2555 art 23(4)(d)',
  );
});

test('only the stages that have additional dates return them', () => {
  const [warning, notification, report] = ask({}).phases;
  expect(warning).toMatchObject({ trustServiceDeadline: null, safeBy: null, legalLatest: null });
  expect(notification).toMatchObject({
    trustServiceDeadline: '2026-01-31T10:00:00Z',
    safeBy: null,
  });
  expect(report).toMatchObject({
    deadline: '2026-03-01T10:00:00Z',
    safeBy: '2026-02-28T10:00:00Z',
    legalLatest: '2026-03-02T10:00:00Z',
    legalLatestIsExact: false,
  });
});

test('a pending country has a note about it', () => {
  const { transpositionStatus, transpositionNote } = ask({ country: 'ie' });
  expect(transpositionStatus).toBe('pending');
  expect(transpositionNote).toContain('has not adopted');
});

test.each([
  ['ee', 'transposed'],
  ['ie', 'pending'],
  ['us', null],
])('the transposition status of %s is %s', (country, status) => {
  expect(ask({ country }).transpositionStatus).toBe(status);
});

test('strong deviations are marked and every deviation has its source', () => {
  const { deviations } = ask({ country: 'pt' });
  expect(deviations.length).toBeGreaterThan(0);
  const plain = deviations.filter(({ strong }) => !strong).map(({ text }) => text);
  expect(plain).toEqual([expect.stringContaining('other competent authorities remain')]);
  expect(deviations.every(({ source }) => source.url.startsWith('https://'))).toBe(true);
});
