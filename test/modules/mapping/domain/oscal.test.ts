/** Catalog and profile of the small mapping in OSCAL. */
import { expect, test } from '@jest/globals';
import { controlsOf } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { oscalCatalog } from '../../../../src/modules/mapping/domain/oscal-catalog.js';
import { oscalProfile } from '../../../../src/modules/mapping/domain/oscal-profile.js';
import { catalogName, controlToken } from '../../../../src/modules/mapping/domain/oscal.js';
import { LINKED } from './linked-sample.js';
import { metadata, SETTING } from './oscal-setting.js';

test.each([
  { ref: 'A.5.1', token: 'iso27001_A.5.1' },
  { ref: 'art 21(2)(a)', token: 'iso27001_art-21-2-a' },
  { ref: '(x) ', token: 'iso27001_x' },
  { ref: 'Õ: 1', token: 'iso27001_Õ-1' },
])('the control $ref has the token $token', ({ ref, token }) => {
  expect(controlToken({ framework: 'iso27001', ref })).toBe(token);
});

const label = (value: string) => [{ name: 'label', value }];

test('a catalog has the controls below their parents', () => {
  expect(oscalCatalog(LINKED, 'iso27001', 'ISO', SETTING)).toEqual({
    catalog: {
      uuid: 'uuid of kb_1|catalog|iso27001',
      metadata: metadata('ISO'),
      controls: [
        {
          id: 'iso27001_A.5',
          title: 'title of A.5',
          props: label('A.5'),
          controls: ['A.5.1', 'A.5.26'].map((ref) => ({
            id: `iso27001_${ref}`,
            title: `title of ${ref}`,
            props: label(ref),
          })),
        },
      ],
    },
  });
});

test('a control without a title is named by its number', () => {
  const [first] = controlsOf(LINKED, 'dora');
  if (first === undefined) throw new Error('the sample has a control');
  const untitled = {
    ...LINKED,
    controlsOfFramework: new Map([['dora', [{ ...first, title: null }]] as const]),
  };
  expect(oscalCatalog(untitled, 'dora', 'DORA', SETTING).catalog.controls).toEqual([
    { id: 'dora_art-5', title: 'art 5', props: label('art 5') },
  ]);
});

test('a profile imports the linked controls from the catalog', () => {
  expect(oscalProfile('dora', controlsOf(LINKED, 'dora'), 'DORA', SETTING)).toEqual({
    profile: {
      uuid: 'uuid of kb_1|profile|dora|2',
      metadata: metadata('DORA: controls linked to art 21(2) NIS2'),
      imports: [
        {
          href: 'oscal-catalog-dora.json',
          'include-controls': [{ 'with-ids': ['dora_art-5', 'dora_art-11'] }],
        },
      ],
      merge: { 'as-is': true },
    },
  });
  expect(catalogName('x')).toBe('oscal-catalog-x.json');
});
