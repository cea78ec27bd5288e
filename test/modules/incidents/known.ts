/** Law data for the incident tests, read from `kb/`. */
import { toCountriesKnowledge } from '../../../src/knowledge/countries.knowledge.js';
import { countriesSchema } from '../../../src/knowledge/countries.schema.js';
import { incidentSchema, toIncidentKnowledge } from '../../../src/knowledge/incident.schema.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { folderOf, foldersOf } from '../../../src/knowledge/read-files.js';
import { sourcesSchema, toActs } from '../../../src/knowledge/sources.schema.js';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import type { IncidentRequest } from '../../../src/modules/incidents/incident.service.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { textFiles } from '../../../src/knowledge/texts.files.js';

const files = presentLaw().files();
const acts = toActs(sourcesSchema.parse(files.get('sources.yaml')));

/** Days off of every country. */
export const holidays = publicHolidays();

/** Request of templates about an entity of any kind. */
export const aRequest = (
  detected_at: string,
  rest: Partial<IncidentRequest> = {},
): IncidentRequest => ({
  times: { detected_at },
  kind: ANY_ENTITY,
  country: null,
  summary: null,
  ...rest,
});

export const textsOfKb = textFiles(files);
export const countries = toCountriesKnowledge(countriesSchema.parse(foldersOf(files, 'countries')));
export const incidentRules = toIncidentKnowledge(
  incidentSchema.parse(folderOf(files, 'incident')),
  acts,
);

/** As if the Italian article on incidents had not been read. */
export const withUnreadIncidents = {
  countries: {
    ...countries,
    it: {
      ...countries.it,
      unverified: [...countries.it.unverified, 'incident_provision' as const],
    },
  },
  rules: { ...incidentRules, national: { ...incidentRules.national, it: [] } },
};
