import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import type { IncidentRecord } from '../../../src/modules/incident-report/domain/record-values.js';
import type { ReportGap } from '../../../src/modules/incident-report/domain/draft-report.js';
import type { IncidentParty } from '../../../src/modules/incidents/domain/clock.js';
import { forms, MINIMAL_RECORD, requestOf, service, WHOLE } from './known.js';

const NOW = new Date('2026-03-10T00:00:00Z');

const schema: unknown = JSON.parse(
  readFileSync('test/modules/incident-report/ir-1.2.1.schema.json', 'utf8'),
);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const fits = ajv.compile(schema as object);

const reportsOf = (record: IncidentRecord, parties?: readonly IncidentParty[]) =>
  service.reports(requestOf(record, parties), NOW).reports;

const draftOf = (record: IncidentRecord, kind: string) => {
  const found = reportsOf(record).find(({ draft }) => draft.form.kind === kind);
  if (found === undefined) throw new Error(`no report ${kind}`);
  return found.draft;
};

const numbers = (gaps: readonly ReportGap[]): string[] => gaps.map(({ item }) => item.number);

const DORA = forms.flatMap(({ kind, regime }) => (regime === 'dora' ? [kind] : []));

test('reports are in the order of the laws, with their terms', () => {
  expect(reportsOf(WHOLE).map(({ draft, clock }) => [draft.form.kind, clock !== null])).toEqual([
    ['nis2_early_warning', true],
    ['nis2_incident_notification', true],
    ['nis2_final_report', true],
    ['gdpr_authority', true],
    ['dora_initial_notification', true],
    ['dora_intermediate_report', true],
    ['dora_final_report', true],
    ['dora_reclassification', false],
  ]);
});

test('roles select the laws, and without personal data there is no notification under the GDPR', () => {
  const kinds = (record: IncidentRecord, parties: readonly IncidentParty[]) =>
    reportsOf(record, parties).map(({ draft }) => draft.form.regime);
  expect(new Set(kinds(WHOLE, ['nis2_trust_service']))).toEqual(new Set(['nis2']));
  expect(kinds(WHOLE, ['gdpr_processor'])).toEqual([]);
  expect(kinds({ ...WHOLE, personal_data_breach: false }, ['gdpr_controller'])).toEqual([]);
});

test.each(DORA)('the file of %s matches the schema, and nothing is missing', (kind) => {
  const { file, missing } = draftOf({ ...WHOLE, other_information: 'Below thresholds.' }, kind);
  expect(fits(file)).toBe(true);
  expect(numbers(missing)).toEqual([]);
});

test.each(DORA)('every field of the template is supplied for %s or listed as missing', (kind) => {
  const { missing, undecided, file } = draftOf({}, kind);
  const fields = forms.find((form) => form.kind === kind)?.items ?? [];
  const required = fields.filter(({ need }) => need === 'required').map(({ number }) => number);
  expect(numbers(missing)).toEqual(
    expect.arrayContaining(required.filter((number) => !['2.2', '2.3', '4.8'].includes(number))),
  );
  expect(numbers(undecided).filter((number) => numbers(missing).includes(number))).toEqual([]);
  expect(file).toBeNull();
});

test('the minimum that the schema accepts makes an initial notification that lacks much by law', () => {
  const { file, missing } = draftOf(MINIMAL_RECORD, 'dora_initial_notification');
  expect(fits(file)).toBe(true);
  expect(numbers(missing)).toEqual(
    expect.arrayContaining(['1.7', '1.9', '1.10', '1.15', '2.1', '2.7', '2.9']),
  );
  expect(draftOf(MINIMAL_RECORD, 'dora_intermediate_report').file).toBeNull();
});

test('instants of the file are in UTC', () => {
  expect(draftOf(WHOLE, 'dora_intermediate_report').file).toMatchObject({
    incidentSubmission: 'intermediate_report',
    incident: {
      incidentOccurrenceDateTime: '2026-03-01T04:00:00Z',
      classificationDateTime: '2026-03-01T09:00:00Z',
    },
  });
});

test('a reclassification requires its reason', () => {
  expect(numbers(draftOf(WHOLE, 'dora_reclassification').missing)).toEqual(['2.10']);
});

const ENTITIES = [{ types: ['credit_institution'] }, { types: ['payment_institution'] }];

test.each([
  ['type', { classes: ['other'] }, '3.24'],
  ['type', { classes: ['cybersecurity-related'] }, '3.25'],
  ['type', { techniques: ['other'] }, '3.26'],
  ['impact', { infrastructure: 'yes' }, '3.29'],
  ['impact', { temporary_measures_taken: true }, '3.34'],
  ['impact', { downtime: '0:02:00' }, '3.3'],
  ['impact', { transactions: 4 }, '3.11'],
  ['authorities_informed', ['other'], '3.32'],
  ['criteria', [{ criterion: 'geographical_spread' }], '2.6'],
  ['criteria', [{ criterion: 'reputational_impact' }], '3.13'],
  ['criteria', [{ criterion: 'duration_and_service_downtime' }], '3.17'],
  ['affected_entities', ENTITIES, '1.5'],
])('%s with %j requires field %s', (member, value, number) => {
  expect(numbers(draftOf({ [member]: value }, 'dora_intermediate_report').missing)).toContain(
    number,
  );
  expect(numbers(draftOf({}, 'dora_intermediate_report').missing)).not.toContain(number);
});

test('a criterion without its details is missing even if another has them', () => {
  const criteria = [
    { criterion: 'geographical_spread', member_states: ['EE'] },
    { criterion: 'geographical_spread' },
  ];
  const { missing, file } = draftOf({ ...WHOLE, criteria }, 'dora_final_report');
  expect(missing.find(({ item }) => item.number === '2.6')?.isSchema).toBe(true);
  expect(file).toBeNull();
});

test('a notice under NIS2 or the GDPR cites the provision of each missing item', () => {
  expect(numbers(draftOf({}, 'nis2_final_report').missing)).toEqual([
    'art 23(4)(d)(i)',
    'art 23(4)(d)(i)',
    'art 23(4)(d)(i)',
    'art 23(4)(d)(ii)',
    'art 23(4)(d)(iii)',
  ]);
  expect(numbers(draftOf({}, 'gdpr_authority').missing)).toEqual([
    'art 33(3)(a)',
    'art 33(3)(b)',
    'art 33(3)(b)',
    'art 33(3)(c)',
    'art 33(3)(d)',
  ]);
  expect(numbers(draftOf({}, 'nis2_early_warning').missing)).toEqual([]);
  expect(numbers(draftOf({}, 'nis2_early_warning').undecided)).toHaveLength(2);
});

test('invalid codes and instants are reported by their paths', () => {
  const record = {
    occurred_at: 'yesterday',
    criteria: [{ criterion: 'x' }, { criterion: 'data_losses', data_properties: ['privacy'] }],
  };
  expect(() => reportsOf(record)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: [
        expect.objectContaining({ field: 'incident.criteria.0.criterion', type: 'enum' }),
        { field: 'incident.occurred_at', type: 'datetime_parsing' },
        expect.objectContaining({ field: 'incident.criteria.1.data_properties', type: 'enum' }),
      ],
    }),
  );
});

/** Lehmer generator: 0 to 1, the same sequence for a seed. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Leaves out members at random, at every depth. */
function thinned(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((one) => thinned(one, random));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name]) => ['criterion', 'types', 'email'].includes(name) || random() > 0.05,
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, thinned(inner, random)]));
}

test('whatever is omitted, a file matches the schema or is not created', () => {
  const random = chanceOf(17);
  let files = 0;
  for (let run = 0; run < 500; run += 1) {
    for (const { draft } of reportsOf(thinned(WHOLE, random) as IncidentRecord)) {
      if (draft.file === null) continue;
      files += 1;
      expect(fits(draft.file) ? [] : fits.errors).toEqual([]);
    }
  }
  expect(files).toBeGreaterThan(300);
});
