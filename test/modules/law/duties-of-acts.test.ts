import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { LawService } from '../../../src/modules/law/law.service.js';

const law = new LawService(presentLaw().knowledge);

test('duties of German energy operators are those of the EnWG, and are marked as such', () => {
  const { national } = law.duties('de');
  const ofEnergy = national.filter(({ group }) => group === 'energy');
  expect(ofEnergy.map(({ source }) => source.title)).toEqual(
    ofEnergy.map(() => 'Energiewirtschaftsgesetz (EnWG)'),
  );
  expect(ofEnergy.map(({ source }) => source.provision)).toContain('§ 5c Abs. 1 Satz 1 EnWG');
  expect(national.filter(({ group }) => group === null).map(({ code }) => code)).toContain(
    'de.measures',
  );
});

test('duties that an amending law or a determination states cite it, with the date of its text', () => {
  const sourceOf = (country: string, code: string) =>
    law.duties(country).national.find((one) => one.code === code)?.source;
  expect(sourceOf('ro', 'ro.fine_essential')).toMatchObject({
    title: 'Legea nr. 124/2025',
    positionDate: '2025-07-07',
  });
  expect(sourceOf('it', 'it.first_compliance')?.title).toBe('Determinazione ACN n. 379907/2025');
  expect(sourceOf('it', 'it.fine_essential')?.provision).toBe('art. 38, comma 9, lettera a)');
});

test.each([
  ['gr.register', { value: 2, unit: 'months', from: 'act_in_force' }],
  ['hu.register', { value: 30, unit: 'days', from: 'becoming_subject' }],
  ['hu.register_changes', { value: 14, unit: 'days', from: 'change_of_data' }],
  ['cz.register_changes', { value: 14, unit: 'days', from: 'change_of_data' }],
  ['hr.register_changes', { value: 2, unit: 'weeks', from: 'change_of_data' }],
  ['lv.register_changes', { value: 2, unit: 'weeks', from: 'change_of_data' }],
  // Working days: the quotation states them.
  ['pt.security_officer', null],
])('the term of %s is that of the act', (code, term) => {
  const { national } = law.duties(code.slice(0, 2));
  expect(national.find((one) => one.code === code)).toMatchObject({ term });
});

test.each([
  ['mt.fine_essential', 'art. 32(3)', 10, 2],
  ['mt.fine_important', 'art. 32(4)', 7, 1.4],
  ['be.fine_essential', 'art. 59, 5°, art. 62', 10, 2],
  ['sk.fine_important', '§ 31 ods. 2', 7, 1.4],
])('%s cites %s', (code, provision, million, turnoverPercent) => {
  const { national } = law.duties(code.slice(0, 2));
  const duty = national.find((one) => one.code === code);
  expect(duty).toMatchObject({ fine: { million, turnoverPercent } });
  expect(duty?.source.provision).toBe(provision);
});

test.each([
  ['fi', 7],
  ['de', 5],
  ['dk', 4],
])('the data for the register of %s are all items of its act', (country, items) => {
  const { national } = law.duties(country);
  expect(national.find(({ code }) => code === `${country}.register`)?.data).toHaveLength(items);
});
