/** A complete national record; tests override the members that matter to them. */
import type {
  NationalAct,
  NationalClassification,
  NationalIncident,
  NationalRecord,
} from '../../../../src/modules/countries/domain/national-record.js';

const act: NationalAct = {
  title: 'Act on Something',
  titleEn: 'Act on Something',
  shortTitle: 'Act',
  stage: 'act',
  publication: 'Gazette 1',
  inForceDate: '2026-01-01',
  url: 'https://example.org/act',
};

const classification: NationalClassification = {
  provision: '§§ 1-2',
  essential: { provision: '§ 1', term: 'key entity' },
  important: { provision: '§ 2', term: 'other entity' },
  thresholdBasis: 'numbers_in_act',
  thresholdNote: { key: 'countries:ee.threshold' },
  sizeTest: null,
  shifts: [],
  overlayReady: true,
  notes: [],
};

const incident: NationalIncident = {
  provision: '§ 8',
  stages: { early_warning: '§ 8 (1)', incident_notification: null, final_report: null },
  trustServices: null,
  recipient: 'CERT',
  portalUrl: 'https://example.org/portal',
  deviations: [],
};

type Changes = Partial<Omit<NationalRecord, 'act' | 'classification' | 'incident'>> &
  Readonly<{
    act?: Partial<NationalAct>;
    classification?: Partial<NationalClassification>;
    incident?: Partial<NationalIncident>;
  }>;

export const aRecord = (changes: Changes = {}): NationalRecord => ({
  country: 'ee',
  kbId: 1,
  officialLanguages: ['et'],
  timeZone: 'Europe/Tallinn',
  name: { key: 'countries:ee.name' },
  transposition: { status: 'transposed', note: null },
  authority: null,
  rules: null,
  confidence: 'high',
  unverified: [],
  positionDate: '2026-01-01',
  ...changes,
  act: { ...act, ...changes.act },
  classification: { ...classification, ...changes.classification },
  incident: { ...incident, ...changes.incident },
});
