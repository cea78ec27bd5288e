/** Deviations of national law, limited to sectors and types of entity. */
import { describe, expect, test } from '@jest/globals';
import type { MemberState } from '../../../../src/shared/country.js';
import { deviationTexts } from '../../../../src/modules/documents/domain/deviation-rows.js';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import { factsFor, knowledge, textsIn } from '../composed-fixture.js';

function textsOf(country: MemberState, payload: Record<string, unknown>): readonly string[] {
  const facts = factsFor({ tootajad: 120, ...payload }, country);
  const one = { knowledge, facts, language: 'en' } as const;
  return deviationTexts(one, knowledge.countries[country]);
}

const TRUST = 'every provider of trust services';
const OUTSIDE = 'Does not concern the organisation by the sector stated';

describe('a deviation for some sectors', () => {
  test('names whom the act limits it to', () => {
    const [first] = textsOf('ee', {
      sektor: 'digital_infrastructure',
      uksuse_liigid: ['trust_provider'],
    });
    expect(first).toContain(TRUST);
    expect(first).toContain('The act limits this to: Trust service providers.');
  });

  test('is last and without its content for an organisation of another sector', () => {
    const texts = textsOf('ee', { sektor: 'energy_electricity' });
    expect(texts.join('\n')).not.toContain(TRUST);
    const outside = texts.filter((text) => text.startsWith(OUTSIDE));
    expect(outside.length).toBeGreaterThan(0);
    expect(texts.slice(-outside.length)).toEqual(outside);
    expect(outside.every((text) => /Source: .+https:/.test(text))).toBe(true);
  });

  test('concerns a subsector, and whom a stated network or special case names', () => {
    const energy = 'Operators of energy supply networks';
    const telecoms = 'Operators of public telecommunications networks';
    expect(textsOf('de', { sektor: 'energy_electricity' }).join('\n')).toContain(energy);
    const food = textsOf('de', { sektor: 'food' }).join('\n');
    expect(food).not.toContain(energy);
    expect(food).not.toContain(telecoms);
    expect(textsOf('de', { sektor: 'food', avalik_sidevork: true }).join('\n')).toContain(telecoms);
    expect(
      textsOf('ee', { sektor: 'food', erijuhud: ['trust_service_provider'] }).join('\n'),
    ).toContain(TRUST);
  });

  test('may concern the types of the sector if the order states none', () => {
    const sektor = 'digital_infrastructure';
    expect(textsOf('ee', { sektor }).join('\n')).toContain(TRUST);
    expect(textsOf('ee', { sektor, uksuse_liigid: ['dns_provider'] }).join('\n')).not.toContain(
      TRUST,
    );
  });

  test('is given in full without a sector', () => {
    expect(textsOf('ee', {}).join('\n')).toContain(TRUST);
    expect(textsOf('ee', { sektor: 'puudub' }).join('\n')).toContain(TRUST);
  });
});

test('the act of the country is named by its short title, another act by its own', () => {
  const texts = textsOf('de', { sektor: 'energy_electricity' }).join('\n');
  expect(texts).toContain('Source: BSIG, § 32 Abs. 2 Satz 2, https:');
  expect(texts).toContain('Source: Energiewirtschaftsgesetz (EnWG), § 5c');
  expect(texts).not.toContain('(NIS2UmsuCG)');
});

test('notes for the sender do not repeat the deviations of the table', () => {
  const facts = factsFor({ tootajad: 120, sektor: 'energy_electricity' }, 'ee');
  const { tags } = planDocument({ kind: 'incident_templates', place: 1 }, facts, 'en', knowledge);
  expect(textsIn(tags).join('\n')).not.toContain(TRUST);
});
