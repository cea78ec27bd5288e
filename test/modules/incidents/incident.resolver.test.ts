import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import type { Notice } from '../../../src/modules/incidents/domain/notice-tags.js';
import { ROLES, type Role } from '../../../src/shared/caller.js';
import { ServiceError } from '../../../src/shared/errors.js';
import { IncidentResolver } from '../../../src/modules/incidents/incident.resolver.js';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { buildSchema } from '../../../src/server/schema/build-schema.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { onlyVersion } from '../../fakes/only-version.js';
import { countries, holidays, incidentRules, textsOfKb } from './known.js';

const service = new IncidentService(incidentRules, countries, holidays);
const localizers = new Localizers(createTexts(textsOfKb), 'kb_2026-11-21_00000000');
const write = ({ text, language }: Notice) =>
  Promise.resolve(new TextEncoder().encode(`${language} ${text.slice(0, 13)}`));
const schema = await buildSchema([new IncidentResolver(onlyVersion(service, localizers), write)]);

const contextOf = (role: Role): RequestContext => ({
  requestId: 'request',
  address: '127.0.0.1',
  now: new Date('2026-06-01T12:00:00Z'),
  meta: {},
  caller: {
    keyId: 'key',
    lineageId: 'lineage',
    accountId: 'account',
    role,
    mode: 'live',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
  },
});

async function ask(source: string, role: Role = 'client') {
  const { data, errors } = await graphql({ schema, source, contextValue: contextOf(role) });
  const failure = errors?.[0]?.originalError;
  return { data, failure: failure instanceof ServiceError ? failure : null, errors };
}

const FIELDS = `{
  phases { phase deadline deadline_basis national_deadline trust_service_deadline safe_by legal_latest
    legal_latest_exact deadline_note legal_basis template
    sources { seadus paragrahv url seisukuupaev kb_versioon } }
  hoiatused riigi_erisused { tekst tugev source { seadus } }
  transposition_status transposition_note keel_kasutatud
}`;

const query = (args: string): string => `{ incidentTemplates(${args}) ${FIELDS} }`;

test('the documented arguments return the documented fields', async () => {
  const { data, errors } = await ask(
    query(
      'detected_at: "2026-01-28T10:00:00Z", country: "EE", language: "en", incident_summary: "x"',
    ),
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    incidentTemplates: {
      phases: [
        { phase: 'early_warning', deadline: '2026-01-29T10:00:00Z', safe_by: null },
        { phase: 'incident_notification', deadline: '2026-01-31T10:00:00Z' },
        {
          phase: 'final_report',
          deadline: '2026-02-27T10:00:00Z',
          safe_by: '2026-02-27T10:00:00Z',
        },
      ],
      transposition_status: 'transposed',
      keel_kasutatud: 'en',
    },
  });
});

test('without a language the answer is in Estonian', async () => {
  const { data } = await ask(query('detected_at: "2026-01-28T10:00:00Z"'));
  expect(data).toMatchObject({ incidentTemplates: { keel_kasutatud: 'et' } });
});

test.each(ROLES)('the role %s has access unless it is grc_platform', async (role) => {
  const { failure } = await ask(query('detected_at: "2026-01-28T10:00:00Z"'), role);
  expect(failure?.code ?? 'allowed').toBe(role === 'grc_platform' ? 'FORBIDDEN_ROLE' : 'allowed');
});

test('a role without permission is refused before its input is validated', async () => {
  const { failure } = await ask(
    query('detected_at: "nonsense", country: "Estonia"'),
    'grc_platform',
  );
  expect(failure?.code).toBe('FORBIDDEN_ROLE');
});

test('an unreadable time of detection is refused', async () => {
  const { failure } = await ask(query('detected_at: "2026-13-01"'));
  expect(failure?.code).toBe('VALIDATION_FAILED');
  expect(failure?.details).toEqual([{ field: 'detected_at', type: 'datetime_parsing' }]);
});

test.each(['EST', 'e', '1E', ''])('the country %j is refused', async (country) => {
  const { failure } = await ask(
    query(`detected_at: "2026-01-28T10:00:00Z", country: ${JSON.stringify(country)}`),
  );
  expect(failure?.details.map(({ field }) => field)).toEqual(['country']);
});

test('each text is returned as a separate file', async () => {
  const args = 'detected_at: "2026-01-28T10:00:00Z", language: "en"';
  const { data } = await ask(
    `{ incidentTemplates(${args}) { docx last: docx(phase: final_report) } }`,
  );
  const files = data?.['incidentTemplates'] as Record<string, string>; // shape of the query
  const texts = Object.values(files).map((file) => Buffer.from(file, 'base64').toString());
  expect(texts).toEqual(['en EARLY WARNING', 'en FINAL REPORT ']);
});
