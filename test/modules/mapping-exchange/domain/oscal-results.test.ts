import { expect, test } from '@jest/globals';
import { readOscal } from '../../../../src/modules/mapping-exchange/domain/import-oscal.js';
import {
  oscalResults,
  type ResultsInput,
} from '../../../../src/modules/mapping-exchange/domain/oscal-results.js';
import { metadata, SETTING } from '../../mapping/domain/oscal-setting.js';

const AT = '2026-11-22T12:00:00Z';

const INPUT: ResultsInput = {
  framework: 'iso27001',
  controls: [
    { row: 1, id: 'A.8.24', state: 'implemented', word: ' done ', note: 'policy', uuid: 'u-1' },
    { row: 2, id: 'A.5.1', state: 'partial', word: null, note: null, uuid: null },
  ],
  measures: [
    { article: 'art 21(2)(h)', standing: 'covered', shareLow: 80, shareHigh: 90, missing: [] },
    {
      article: 'art 21(2)(a)',
      standing: 'open',
      shareLow: 0,
      shareHigh: 10,
      missing: ['A.5.1', 'A.5.2'],
    },
  ],
  file: { name: 'controls.csv', mediaType: 'text/csv', base64: 'AAA=' },
  collected: AT,
};

const property = (name: string, value: string) => ({ name, value });
const control = (letter: string) => `nis2_art-21-2-${letter}`;

test('rows are observations, measures are findings, and the file is attached', () => {
  const file = `uuid of ${AT}|file|controls.csv`;
  expect(oscalResults(INPUT, SETTING)).toEqual({
    'assessment-results': {
      uuid: `uuid of kb_1|${AT}|results|iso27001`,
      metadata: { ...metadata('NIS2 art 21(2) from iso27001'), 'last-modified': AT },
      'import-ap': {
        href: `#${file}`,
        remarks: 'There is no assessment plan; the resource is the imported file.',
      },
      results: [
        {
          uuid: `uuid of ${AT}|result|iso27001`,
          title: 'Measures of art 21(2)',
          description:
            'An estimate from the links of the mapping; it does not measure conformity. Observations are the rows of the attached file.',
          start: AT,
          'reviewed-controls': {
            'control-selections': [
              {
                'include-controls': [
                  { 'control-id': control('h') },
                  { 'control-id': control('a') },
                ],
              },
            ],
          },
          observations: [
            {
              uuid: `uuid of ${AT}|observation|1`,
              description: 'A.8.24: implemented',
              props: [
                property('row', '1'),
                property('control-id', 'A.8.24'),
                property('state', 'implemented'),
                property('status', 'done'),
                property('source-uuid', 'u-1'),
              ],
              methods: ['UNKNOWN'],
              collected: AT,
              remarks: 'policy',
            },
            {
              uuid: `uuid of ${AT}|observation|2`,
              description: 'A.5.1: partial',
              props: [
                property('row', '2'),
                property('control-id', 'A.5.1'),
                property('state', 'partial'),
                property('status', 'partial'),
              ],
              methods: ['UNKNOWN'],
              collected: AT,
            },
          ],
          findings: [
            {
              uuid: `uuid of ${AT}|finding|art 21(2)(h)`,
              title: 'art 21(2)(h)',
              description:
                'covered; 80–90 % of the core controls; without a state that counts: none',
              target: {
                type: 'objective-id',
                'target-id': control('h'),
                status: { state: 'satisfied' },
              },
            },
            {
              uuid: `uuid of ${AT}|finding|art 21(2)(a)`,
              title: 'art 21(2)(a)',
              description:
                'open; 0–10 % of the core controls; without a state that counts: A.5.1, A.5.2',
              target: {
                type: 'objective-id',
                'target-id': control('a'),
                status: { state: 'not-satisfied' },
              },
            },
          ],
        },
      ],
      'back-matter': {
        resources: [
          {
            uuid: file,
            title: 'controls.csv',
            base64: { filename: 'controls.csv', 'media-type': 'text/csv', value: 'AAA=' },
          },
        ],
      },
    },
  });
});

test('a word of white space is no property', () => {
  const [control] = INPUT.controls;
  const controls = control === undefined ? [] : [{ ...control, word: ' ' }];
  const { results } = oscalResults({ ...INPUT, controls }, SETTING)['assessment-results'];
  const names = results[0]?.observations?.[0]?.props.map(({ name }) => name);
  expect(names).toEqual(['row', 'control-id', 'state', 'source-uuid']);
});

test('a file without controls has no observations', () => {
  const { results } = oscalResults({ ...INPUT, controls: [] }, SETTING)['assessment-results'];
  expect(results[0]).not.toHaveProperty('observations');
});

test('what was exported is read again: each row with its id, state, words and uuid', () => {
  expect(readOscal(oscalResults(INPUT, SETTING))).toEqual({
    format: 'oscal_assessment_results',
    controls: [
      { row: 1, id: 'A.8.24', state: 'implemented', word: 'done', note: 'policy', uuid: 'u-1' },
      { row: 2, id: 'A.5.1', state: 'partial', word: 'partial', note: null, uuid: null },
    ],
    problems: [],
  });
});
