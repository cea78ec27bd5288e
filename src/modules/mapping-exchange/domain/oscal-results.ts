/** An imported file and its delta as OSCAL assessment results. The file itself is attached, so nothing is lost. */
import {
  controlToken,
  oscalMetadata,
  oscalProperty,
  type OscalSetting,
} from '../../mapping/domain/oscal.js';
import { RESULT_PROPERTIES } from './import-oscal.js';
import type { ImportedControl } from './imported-control.js';

/** Outcome of a measure. `missing`: core controls without a state that counts. */
export type MeasureResult = Readonly<{
  article: string;
  standing: string;
  shareLow: number;
  shareHigh: number;
  missing: readonly string[];
}>;

/** `base64`: of the file as it arrived. `collected`: ISO 8601. */
export type ResultsInput = Readonly<{
  framework: string;
  controls: readonly ImportedControl[];
  measures: readonly MeasureResult[];
  file: Readonly<{ name: string; mediaType: string; base64: string }>;
  collected: string;
}>;

const token = (article: string): string => controlToken({ framework: 'nis2', ref: article });

/** Values of properties have no space at either end. */
const property = (name: string, value: string | null) =>
  value === null || value.trim() === '' ? [] : [oscalProperty(name, value.trim())];

function toObservation(
  control: ImportedControl,
  { collected }: ResultsInput,
  { uuidOf }: OscalSetting,
) {
  const { row, id, state, word, note, uuid } = control;
  return {
    uuid: uuidOf(`${collected}|observation|${row}`),
    description: `${id}: ${state}`,
    props: [
      ...property('row', String(row)),
      ...property(RESULT_PROPERTIES.id, id),
      ...property(RESULT_PROPERTIES.state, state),
      ...property(RESULT_PROPERTIES.word, word ?? state),
      ...property(RESULT_PROPERTIES.uuid, uuid),
    ],
    methods: ['UNKNOWN'],
    collected,
    ...(note === null ? {} : { remarks: note }),
  };
}

function toFinding(measure: MeasureResult, { collected }: ResultsInput, { uuidOf }: OscalSetting) {
  const { article, standing, shareLow, shareHigh, missing } = measure;
  return {
    uuid: uuidOf(`${collected}|finding|${article}`),
    title: article,
    description: `${standing}; ${shareLow}–${shareHigh} % of the core controls; without a state that counts: ${missing.join(', ') || 'none'}`,
    target: {
      type: 'objective-id',
      'target-id': token(article),
      status: { state: standing === 'covered' ? 'satisfied' : 'not-satisfied' },
    },
  };
}

const DESCRIPTION =
  'An estimate from the links of the mapping; it does not measure conformity. Observations are the rows of the attached file.';

const toResult = (input: ResultsInput, setting: OscalSetting) => {
  const { framework, controls, measures, collected } = input;
  return {
    uuid: setting.uuidOf(`${collected}|result|${framework}`),
    title: 'Measures of art 21(2)',
    description: DESCRIPTION,
    start: collected,
    'reviewed-controls': {
      'control-selections': [
        { 'include-controls': measures.map(({ article }) => ({ 'control-id': token(article) })) },
      ],
    },
    ...(controls.length === 0
      ? {}
      : { observations: controls.map((one) => toObservation(one, input, setting)) }),
    findings: measures.map((one) => toFinding(one, input, setting)),
  };
};

const NO_PLAN = 'There is no assessment plan; the resource is the imported file.';

export function oscalResults(input: ResultsInput, setting: OscalSetting) {
  const { framework, file, collected } = input;
  const { name, mediaType, base64 } = file;
  const uuid = setting.uuidOf(`${collected}|file|${name}`);
  const attached = { filename: name, 'media-type': mediaType, value: base64 };
  return {
    'assessment-results': {
      uuid: setting.uuidOf(`${setting.kbVersion}|${collected}|results|${framework}`),
      metadata: {
        ...oscalMetadata(`NIS2 art 21(2) from ${framework}`, setting),
        'last-modified': collected,
      },
      'import-ap': { href: `#${uuid}`, remarks: NO_PLAN },
      results: [toResult(input, setting)],
      'back-matter': { resources: [{ uuid, title: name, base64: attached }] },
    },
  };
}
