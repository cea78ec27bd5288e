/** A group under an invented draft of a small law. */
import { expect, test } from '@jest/globals';
import { aChange, aDraft, MID_CAP } from '../../reforms/domain/a-draft.js';
import { aCaveat, aSector, LAW } from '../../scoping/domain/small-law.js';
import { actsAsEnacted } from '../../../../src/modules/groups/domain/group-draft.js';
import { applicabilityUnder } from '../../../../src/modules/reforms/domain/applicability-under.js';
import { entity, graphOf, LARGE } from './graphs.js';
import { scopeOf, serviceFor } from './small-group-law.js';

const FOR_MID_CAPS = aChange(MID_CAP);

const draftOf = (...changes: readonly ReturnType<typeof aChange>[]) =>
  applicabilityUnder(LAW, aDraft(changes));

const under = (draft: typeof LAW, enacted: typeof LAW = LAW) =>
  serviceFor(draft, serviceFor(enacted));

test('the act applies unchanged; whether it differs is judged by the class under the draft', () => {
  const { outcomes, inForce } = scopeOf(under(draftOf(FOR_MID_CAPS)), LARGE, 'ee');
  expect(inForce?.[0]?.withGroup.verdict.entityClass).toBe('essential');
  expect(inForce?.[0]?.national?.verdict).toMatchObject({
    entityClass: 'important',
    differs: true,
  });
  expect(outcomes[0]?.withGroup.verdict.entityClass).toBe('important');
  expect(outcomes[0]?.national?.verdict).toMatchObject({
    entityClass: 'important',
    differs: false,
  });
  expect(outcomes[2]).toBeNull();
});

test('an act that leaves the class to the Directive leaves it to the Directive in force', () => {
  const change = aChange({
    kind: 'special_case_sizes',
    specialCase: 'network',
    sizes: ['large'],
    gives: 'important',
    rule: { key: 'reforms:network' },
  });
  const { outcomes } = scopeOf(under(draftOf(change)), LARGE, 'lv', 'food', ['network']);
  expect(outcomes[0]?.withGroup.verdict.entityClass).toBe('important');
  expect(outcomes[0]?.national?.verdict).toMatchObject({ entityClass: 'essential', differs: true });
});

test('without a country the draft has no national class', () => {
  expect(scopeOf(under(draftOf(FOR_MID_CAPS)), LARGE).outcomes[0]?.national).toBeNull();
});

test('an outcome without one in force stays as it is', () => {
  const { outcomes, subjects } = scopeOf(serviceFor(), LARGE, 'ee');
  const given = { outcomes, subjects };
  expect(actsAsEnacted(LAW, given, { outcomes: [], subjects })).toEqual(outcomes);
  expect(actsAsEnacted(LAW, given, { outcomes, subjects: [] })).toEqual(outcomes);
});

const keysOf = (...given: Parameters<typeof scopeOf>) =>
  scopeOf(...given).draftWarnings.map(({ message }) => message.key);

const WARNING = aChange({
  kind: 'condition',
  sectors: ['power'],
  warning: { key: 'reforms:some' },
});

test('the warnings of a draft are its notice and those of its sectors, each once', () => {
  expect(keysOf(under(draftOf(FOR_MID_CAPS, WARNING)), LARGE)).toEqual([
    'reforms:draft',
    'reforms:some',
  ]);
});

test('warnings that the law in force has, too, are not those of the draft', () => {
  const sectors = { ...LAW.sectors, power: aSector('power', { caveats: [aCaveat('known')] }) };
  const enacted = { ...LAW, sectors };
  const draft = applicabilityUnder(enacted, aDraft([WARNING]));
  expect(keysOf(under(draft, enacted), LARGE)).toEqual(['reforms:draft', 'reforms:some']);
});

test.each([
  ['in_scope', 300, true],
  ['in_scope', 5, false],
  ['out_of_scope', 300, false],
  ['out_of_scope', 5, true],
  [null, 5, true],
] as const)('a warning for %s of an entity of %d people: %s', (when, employees, isGiven) => {
  const sectors = {
    ...LAW.sectors,
    power: aSector('power', { caveats: [aCaveat('new', { when })] }),
  };
  const draft = { ...LAW, sectors };
  const graph = graphOf([entity('A', [employees, 1, 1])]);
  expect(keysOf(under(draft), graph)).toEqual(isGiven ? ['new'] : []);
});

test('an entity without a sector has the warnings of none', () => {
  expect(keysOf(under(draftOf(WARNING)), LARGE, null, null)).toEqual(['reforms:draft']);
});
