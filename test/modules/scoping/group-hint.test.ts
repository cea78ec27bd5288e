import { expect, test } from '@jest/globals';
import { ask } from './scoping-module.js';

const hintOf = async (values: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const data = await ask(
    `query ($tootajad: Int!, $sektor: String, $kaive_meur: Float, $bilanss_meur: Float, $hint: Boolean!) {
      scoping(
        tootajad: $tootajad, sektor: $sektor, kaive_meur: $kaive_meur, bilanss_meur: $bilanss_meur,
        kontserni_vihje: $hint, keel: "en"
      ) { kontserni_vihje }
    }`,
    { hint: true, ...values },
  );
  return (data?.['scoping'] as Record<string, unknown>)['kontserni_vihje'];
};

test('names the least linked enterprise that would make the class stricter', async () => {
  const hint = await hintOf({ tootajad: 120, sektor: 'energy_electricity' });
  expect(hint).toBe(
    'If the organisation belongs to a group whose figures are not included: a linked enterprise with at least 130 people would give the result essential entity.',
  );
});

test.each([
  ['the strictest class', { tootajad: 300, sektor: 'energy_electricity' }],
  ['no sector', { tootajad: 10 }],
  ['no request for it', { tootajad: 120, sektor: 'energy_electricity', hint: false }],
])('is null with %s', async (_, values) => {
  expect(await hintOf(values)).toBeNull();
});
