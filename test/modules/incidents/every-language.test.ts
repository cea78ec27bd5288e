import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { toIncidentTemplatesView } from '../../../src/modules/incidents/to-incident-templates.graphql.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import { aRequest, holidays } from './known.js';

const { incident, countries, texts: files, version } = presentLaw().knowledge;
const service = new IncidentService(incident, countries, holidays);
const texts = createTexts(files);
const now = new Date('2026-03-02T00:00:00Z');

/** Our placeholders use braces; those for the sender use square brackets, which must be balanced. */
function errorsOf(template: string): string[] {
  const opened = template.match(/\[/g)?.length ?? 0;
  const closed = template.match(/\]/g)?.length ?? 0;
  return [
    ...(/[{}]|undefined|NaN|\[object/.test(template) ? ['a placeholder of ours is left'] : []),
    ...(opened !== closed || opened === 0 ? ['marks for the sender do not pair'] : []),
  ];
}

test.each(LANGUAGES.filter((language) => texts.complete.has(language)))(
  'notices of all stages for all member states can be sent in %s',
  (language) => {
    const localizer = new Localizer(texts, version, language, language);
    for (const country of MEMBER_STATES) {
      const summary = 'Summary of the incident';
      const request = aRequest('2026-03-01T08:30:00Z', { country, summary });
      const view = toIncidentTemplatesView(service.templates(request, now), localizer);
      expect(view.phases).toHaveLength(3);
      for (const { phase, template } of view.phases) {
        expect({ country, phase, errors: errorsOf(template) }).toEqual({
          country,
          phase,
          errors: [],
        });
        expect(template).toContain('Summary of the incident');
      }
    }
  },
);
