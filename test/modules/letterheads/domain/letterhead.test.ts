import { expect, test } from '@jest/globals';
import { changedMembers } from '../../../../src/shared/changed-text.js';
import {
  changeLetterhead,
  colourProblems,
  contrastWithWhite,
  isEmpty,
  NO_LETTERHEAD,
  type Letterhead,
} from '../../../../src/modules/letterheads/domain/letterhead.js';

const logo = { bytes: new Uint8Array([1]), width: 40, height: 10 };
const full = { name: 'Büroo', logo, colour: '#1f6b4a', accent: '#9a7437' };

test('an omitted or null member is kept, an empty text clears, colours are lower case', () => {
  expect(changeLetterhead(full, {}, null)).toEqual(full);
  expect(changeLetterhead(full, { name: null, logo: null, colour: null }, null)).toEqual(full);
  expect(changeLetterhead(full, { name: ' ', accent: '' }, null)).toEqual({
    ...full,
    name: null,
    accent: null,
  });
  expect(changeLetterhead(full, { logo: new Uint8Array() }, null).logo).toBeNull();
  const capitals = { colour: '#1F6B4A', accent: '#9A7437' };
  expect(changeLetterhead(NO_LETTERHEAD, capitals, null)).toMatchObject({
    colour: '#1f6b4a',
    accent: '#9a7437',
  });
  expect(changeLetterhead(NO_LETTERHEAD, { name: ' Büroo ' }, null).name).toBe('Büroo');
  expect(changeLetterhead(NO_LETTERHEAD, { logo: logo.bytes }, logo).logo).toBe(logo);
  expect(changedMembers<Letterhead>(full, { ...full, name: 'Teine', logo: null })).toEqual([
    'name',
    'logo',
  ]);
  expect([isEmpty(NO_LETTERHEAD), isEmpty({ ...NO_LETTERHEAD, accent: '#000000' })]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#0a0a0a', 19.8],
  ['#0b0b0b', 19.68],
  ['#ff0000', 4],
  ['#00ff00', 1.37],
  ['#0000ff', 8.59],
])('the contrast of %s with white is %p', (colour, contrast) => {
  expect(contrastWithWhite(colour)).toBeCloseTo(contrast, 2);
});

test('a colour that is unreadable on white paper is refused; an accent may be lighter', () => {
  expect(colourProblems('colour', '#767676', 'f')).toEqual([]);
  expect(colourProblems('colour', '#777777', 'f')).toEqual([
    { field: 'f', type: 'colour_too_light', params: { ratio: 4.5 } },
  ]);
  expect(colourProblems('accent', '#777777', 'f')).toEqual([]);
  expect(colourProblems('accent', '#FFCC00', 'f')).toHaveLength(1);
  for (const value of ['', 7, null, 'x#ffffff', '#ffffff0', '#fffffg', 'ffffff']) {
    expect(colourProblems('colour', value, 'f')).toEqual([]);
  }
});

test('the look of the service has neither name nor logo nor colours', () => {
  expect(NO_LETTERHEAD).toStrictEqual({ name: null, logo: null, colour: null, accent: null });
});

test.each([[['#ffffff']], [5], [null], ['#fff']])(
  'the contrast of %j is not checked, because it is not a colour',
  (value) => {
    expect(colourProblems('colour', value, 'colour')).toEqual([]);
  },
);
