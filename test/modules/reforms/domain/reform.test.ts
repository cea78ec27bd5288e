import { expect, test } from '@jest/globals';
import {
  draftNotice,
  nothingCoded,
  REFORM_STAGES,
  sourcesOf,
  stageName,
  wordingIn,
} from '../../../../src/modules/reforms/domain/reform.js';
import { A_SOURCE, aDraft } from './a-draft.js';

const draft = aDraft();

test('a report without an address is no source, and one with an address is secondary', () => {
  expect(sourcesOf(draft, draft.sources)).toEqual([A_SOURCE]);
});

test('the notice names the draft and the last day for which its stage is known', () => {
  expect(draftNotice(draft)).toEqual({
    key: 'reforms:draft',
    params: { name: 'COM(2026) 1', date: { day: '2026-02-01' } },
  });
});

test('that nothing was coded names the draft', () => {
  expect(nothingCoded(draft)).toEqual({
    key: 'reforms:nothing_coded',
    params: { name: 'COM(2026) 1' },
  });
});

test.each(REFORM_STAGES)('the stage %s has a name', (stage) => {
  expect(stageName({ ...draft, stage })).toEqual({ key: `reforms:stages.${stage}` });
});

test('a text that older law data lacks in a language is in Estonian', () => {
  const text = { et: 'eesti', en: 'English' };
  expect(wordingIn(text, 'en')).toBe('English');
  expect(wordingIn(text, 'fr')).toBe('eesti');
  expect(wordingIn({ ...text, fr: 'français' }, 'fr')).toBe('français');
});
