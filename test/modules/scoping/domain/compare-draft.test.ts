import { describe, expect, test } from '@jest/globals';
import { compareDraft } from '../../../../src/modules/scoping/domain/compare-draft.js';
import { draftChange } from '../../../../src/modules/scoping/domain/draft-change.js';
import { NIS2_2026, request, under } from '../../reforms/drafts.js';

const service = under(NIS2_2026);

function changeOf(given: Parameters<typeof request>[0]) {
  const { assessment, inForce } = service.scope(request(given));
  if (inForce === null) throw new Error('no assessment under the law in force');
  return draftChange(inForce, assessment);
}

const MID_CAP = { employees: 400, sector: 'energy_oil' };
const SMALL_DNS = { employees: 20, special: 'dns_service_provider' };
const LARGE = { employees: 900, sector: 'energy_oil' };

describe('the change for one organisation', () => {
  test.each([
    ['a mid-cap', MID_CAP, 'essential', 'important', ['reform_small_mid_cap']],
    ['a small DNS provider', SMALL_DNS, 'essential', 'out_of_scope', ['reform_dns_small']],
    ['a larger entity', LARGE, 'essential', 'essential', []],
    [
      'a mid-cap that is essential on another ground',
      { ...MID_CAP, special: 'critical_entity_cer' },
      'essential',
      'essential',
      ['reform_small_mid_cap'],
    ],
    [
      'an operator whom only the draft brings into scope',
      { employees: 5, special: 'submarine_data_infrastructure' },
      'out_of_scope',
      'important',
      ['reform_submarine_data'],
    ],
  ])('%s', (_, given, before, after, rules) => {
    const change = changeOf(given);
    expect(change).toMatchObject({ before, after });
    expect(change.rules.map(({ code }) => code)).toStrictEqual(rules);
  });
});

describe('the comparison of many', () => {
  const { movers, before, after } = compareDraft([LARGE, MID_CAP, SMALL_DNS].map(changeOf));

  test('lists changes of class by their index', () => {
    expect(movers.map(({ at }) => at)).toStrictEqual([1, 2]);
  });

  test('counts every class before and after', () => {
    expect(before).toStrictEqual({ essential: 3, important: 0, out_of_scope: 0 });
    expect(after).toStrictEqual({ essential: 1, important: 1, out_of_scope: 1 });
  });

  test('an empty list gives an empty comparison', () => {
    const none = { essential: 0, important: 0, out_of_scope: 0 };
    expect(compareDraft([])).toStrictEqual({ movers: [], before: none, after: none });
  });
});
