import { expect, test } from '@jest/globals';
import {
  changedParts,
  changeLetterhead,
  colourProblems,
  contrastWithWhite,
  isEmpty,
  NO_LETTERHEAD,
} from '../../../../src/modules/letterheads/domain/letterhead.js';

const logo = { bytes: new Uint8Array([1]), width: 40, height: 10 };
const full = { name: 'Büroo', logo, colour: '#1f6b4a', accent: '#9a7437' };

test('what is omitted or null stays, an empty text clears, colours are lower case', () => {
  expect(changeLetterhead(full, {}, null)).toEqual(full);
  expect(changeLetterhead(full, { name: null, logo: null, colour: null }, null)).toEqual(full);
  expect(changeLetterhead(full, { name: ' ', accent: '' }, null)).toEqual({
    ...full,
    name: null,
    accent: null,
  });
  expect(changeLetterhead(full, { logo: new Uint8Array() }, null).logo).toBeNull();
  expect(changeLetterhead(NO_LETTERHEAD, { colour: '#1F6B4A' }, null).colour).toBe('#1f6b4a');
  expect(changedParts(full, { ...full, name: 'Teine', logo: null })).toEqual(['name', 'logo']);
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
])('the contrast of %s with white is %p', (colour, contrast) => {
  expect(contrastWithWhite(colour)).toBeCloseTo(contrast, 2);
});

test('a colour that cannot be read on white paper is refused, an accent may be lighter', () => {
  expect(colourProblems('colour', '#767676', 'f')).toEqual([]);
  expect(colourProblems('colour', '#777777', 'f')).toEqual([
    { field: 'f', type: 'colour_too_light', params: { ratio: 4.5 } },
  ]);
  expect(colourProblems('accent', '#777777', 'f')).toEqual([]);
  expect(colourProblems('accent', '#FFCC00', 'f')).toHaveLength(1);
  expect(colourProblems('colour', '', 'f')).toEqual([]);
});
