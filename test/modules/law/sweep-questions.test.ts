/** Every statement of a scoping question and of an incident report has act, provision, address and date. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { toIncidentRecordView } from '../../../src/modules/incident-report/to-incident-report.graphql.js';
import { toScopingQuestionsView } from '../../../src/modules/scoping/to-scoping-questions.graphql.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import { requestOf, service, WHOLE } from '../incident-report/known.js';
import { errorsOf, isWhole, sourcesIn, SWEPT } from './bare-statements.js';

const { applicability, countries, texts: files, version } = presentLaw().knowledge;
const texts = createTexts(files);

test.each(SWEPT)('in %s, language %s, no question lacks a source', (country, language) => {
  const localizer = new Localizer(texts, version, language, language);
  const view = toScopingQuestionsView(applicability, countries, { localizer, country });
  expect(sourcesIn(view).filter((one) => !isWhole(one))).toEqual([]);
  const cited = new Set(view.sources.map(({ provision }) => provision));
  for (const { provision, url } of view.nationalTypes) {
    expect([...cited]).toContain(provision);
    expect(url).toMatch(/^https?:/);
  }
  expect(view.specialCases.filter(({ provision }) => provision === '')).toEqual([]);
});

test.each(SWEPT)('in %s, language %s, no incident report lacks a source', (country, language) => {
  const localizer = new Localizer(texts, version, language, language);
  for (const record of [{}, WHOLE]) {
    const request = requestOf(record);
    const clocks = { ...request.clocks, country, language };
    const answer = service.reports({ record, clocks }, new Date('2030-01-01T00:00:00Z'));
    const view = toIncidentRecordView(answer, localizer);
    expect(errorsOf(view)).toEqual([]);
    expect(sourcesIn(view).filter((one) => !isWhole(one))).toEqual([]);
    for (const { sources, missing, contents } of view.reports) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { title } of [...missing, ...contents]) expect(title).not.toMatch(/report[:.]/);
    }
  }
});
