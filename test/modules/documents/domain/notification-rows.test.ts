/** Notification of incidents: stages, addressees, grades, contacts. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aRegime, aSource, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import { aSector, LAW } from '../../scoping/domain/small-law.js';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import {
  addressees,
  codedStages,
  incidentSource,
  termRows,
} from '../../../../src/modules/documents/domain/notification-rows.js';
import type { NationalRegime } from '../../../../src/modules/incidents/domain/national-schedule.js';
import type { KNOWLEDGE } from './small-documents.js';
import { aCase, COUNTRIES } from './small-documents.js';
import { type FactChanges } from './small-order.js';

const LARGE = { sector: 'power', employees: 300 };

const STAGES = [
  aStage({ source: aSource('§ 1'), runsFrom: 'detection', term: { value: 4, unit: 'hours' } }),
  aStage({
    stage: 'interim_report',
    source: aSource('§ 2'),
    term: { value: 2, unit: 'working_days' },
  }),
];

const withRegimes = (
  regimes: readonly NationalRegime[],
  knowledge: Partial<typeof KNOWLEDGE> = {},
) => ({
  ...knowledge,
  incident: { ...KNOWN, national: { ee: regimes, es: regimes } },
});

const READ = withRegimes([aRegime(STAGES)]);

const the = (facts: FactChanges, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
  composedCase(aCase(facts, knowledge));

describe('stages', () => {
  test('those of the Directive, if the act of the country was not read', () => {
    const directive = [
      {
        step: 'clauses:stage.early_warning',
        deadline: 'clauses:term.hours [24, clauses:anchor.awareness]',
        content: 'clauses:contents.early_warning',
        source: '23(4)(a)',
      },
      {
        step: 'clauses:stage.incident_notification',
        deadline: 'clauses:term.hours [72, clauses:anchor.awareness]',
        content: 'clauses:contents.incident_notification',
        source: '23(4)(b)',
      },
      {
        step: 'clauses:stage.final_report',
        deadline: 'clauses:term.months [1, clauses:anchor.notification_submitted]',
        content: 'clauses:contents.final_report',
        source: '23(4)(d)',
      },
    ];
    expect(termRows(aCase({ size: LARGE }))).toEqual(directive);
    const unread = withRegimes([aRegime(STAGES, { isRead: false })]);
    expect(termRows(aCase({ country: 'ee', size: LARGE }, unread))).toEqual(directive);
    expect(termRows(aCase({ country: 'ee', size: LARGE }, withRegimes([aRegime([])])))).toEqual(
      directive,
    );
    expect(termRows(aCase({ country: 'es', size: LARGE }, READ))).toEqual(directive);
    expect(termRows(aCase({ country: 'lv', size: LARGE }, READ))).toEqual(directive);
  });

  test('those of the act that was read, with its provisions', () => {
    expect(termRows(aCase({ country: 'ee', size: LARGE }, READ))).toEqual([
      {
        step: 'clauses:stage.early_warning',
        deadline: 'clauses:term.hours [4, clauses:anchor.detection]',
        content: 'clauses:contents.early_warning',
        source: '§ 1',
      },
      {
        step: 'clauses:stage.interim_report',
        deadline: 'clauses:term.working_days [2, clauses:anchor.awareness]',
        content: 'clauses:contents.other',
        source: '§ 2',
      },
    ]);
  });

  test('none outside the scope', () => {
    expect(termRows(aCase({ size: { sector: 'none', employees: 3 } }))).toEqual([]);
  });
});

describe('the regime of an act', () => {
  const sectors = {
    ...LAW.sectors,
    public_administration: aSector('public_administration'),
  };
  const regimes = [
    aRegime([aStage({ source: aSource('any') })]),
    ...(['telecoms', 'energy', 'public_administration', 'other'] as const).map((group) =>
      aRegime([aStage({ source: aSource(group) })], { group }),
    ),
  ];
  const groupOf = (facts: FactChanges) =>
    codedStages(
      the(
        { country: 'ee', ...facts },
        withRegimes(regimes, { applicability: { ...LAW, sectors } }),
      ),
    ).map(({ source }) => source.provision);

  test.each([
    ['energy', 'energy'],
    ['power', 'energy'],
    ['public_administration', 'public_administration'],
    ['food', 'other'],
    ['none', 'other'],
  ])('of the sector %s is that of the group %s', (sector, group) => {
    expect(groupOf({ size: { sector, employees: 300 } })).toEqual([group]);
  });

  test('of a public network is that of telecoms, whatever the sector', () => {
    expect(groupOf({ size: LARGE, profile: { hasPublicNetwork: true } })).toEqual(['telecoms']);
  });

  test('may depend on the class, which must be known', () => {
    const byClass = withRegimes([
      aRegime([aStage({ source: aSource('essential') })], { entityClass: 'essential' }),
      aRegime([aStage({ source: aSource('important') })], { entityClass: 'important' }),
    ]);
    const stagesFor = (employees: number | null) =>
      codedStages(the({ country: 'ee', size: { sector: 'power', employees } }, byClass)).map(
        ({ source }) => source.provision,
      );
    expect(stagesFor(300)).toEqual(['essential']);
    expect(stagesFor(100)).toEqual(['important']);
    expect(stagesFor(3)).toEqual([]);
    expect(stagesFor(null)).toEqual([]);
  });
});

describe('addressees', () => {
  const recipients = (facts: FactChanges, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
    addressees(the(facts, knowledge), 'blank');

  test('those of the act that was read come first, then the record, then the authority', () => {
    const two = withRegimes([aRegime(STAGES, { recipients: ['CSIRT', 'Ministry'] })]);
    expect(recipients({ country: 'ee' }, two)).toEqual(['CSIRT', 'Ministry']);
    expect(
      recipients({ country: 'ee' }, withRegimes([aRegime(STAGES, { recipients: [] })])),
    ).toEqual(['CERT']);
    expect(recipients({ country: 'ee' })).toEqual(['CERT']);
    const silent = (name: string | null) => ({
      countries: {
        ...COUNTRIES,
        ee: aRecord({
          incident: { recipient: null },
          authority: name === null ? null : { name, url: null },
        }),
      },
    });
    expect(recipients({ country: 'ee' }, silent('Authority'))).toEqual(['Authority']);
    expect(recipients({ country: 'ee' }, silent(null))).toEqual(['blank']);
    expect(recipients({})).toEqual(['blank']);
  });
});

describe('the provision on incident reporting', () => {
  const provision = (facts: FactChanges, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
    incidentSource(the(facts, knowledge))?.provision ?? null;

  test('is that on the recipient, else of the first stage of an act that was read', () => {
    const recipientSource = aSource('§ 9');
    expect(provision({ country: 'ee' }, withRegimes([aRegime(STAGES, { recipientSource })]))).toBe(
      '§ 9',
    );
    expect(provision({ country: 'ee' }, READ)).toBe('§ 1');
  });

  test('is else that of the record, and none without a country or provision', () => {
    expect(provision({ country: 'ee' })).toBe('§ 8');
    expect(provision({})).toBeNull();
    const countries = { ...COUNTRIES, ee: aRecord({ incident: { provision: null } }) };
    expect(provision({ country: 'ee' }, { countries })).toBeNull();
  });
});
