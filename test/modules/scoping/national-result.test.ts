import { expect, test } from '@jest/globals';
import { scope } from './scoping-module.js';

const figures = (tootajad: number, kaive_meur: number, bilanss_meur: number) => ({
  tootajad,
  kaive_meur,
  bilanss_meur,
});

test.each([
  {
    name: 'Estonia counts staff and money together',
    request: { riik: 'ee', sektor: 'energy_electricity', ...figures(5, 60, 50) },
    directive: 'essential',
    national: { klassifikatsioon: 'valjas', suurus: 'vaike', erineb: true },
  },
  {
    name: 'Germany counts either',
    request: { riik: 'de', sektor: 'food', ...figures(60, 5, 5) },
    directive: 'important',
    national: { klassifikatsioon: 'important', suurus: 'keskmine', erineb: false },
  },
  {
    name: 'Hungary makes medium-sized entities of Annex I essential',
    request: { riik: 'hu', sektor: 'transport_rail', ...figures(120, 20, 20) },
    directive: 'important',
    national: { klassifikatsioon: 'essential', suurus: 'keskmine', erineb: true },
  },
  {
    name: 'Latvia makes every provider of electronic communications essential',
    request: { riik: 'lv', avalik_sidevork: true, ...figures(5, 1, 1) },
    directive: 'important',
    national: { klassifikatsioon: 'essential', suurus: 'mikro', erineb: true },
  },
  {
    name: 'Estonia makes local government essential',
    request: { riik: 'ee', erijuht: 'public_administration_local', ...figures(20, 1, 1) },
    directive: 'valjas',
    national: { klassifikatsioon: 'essential', suurus: 'vaike', erineb: true },
  },
])('$name', async ({ request: requested, directive, national }) => {
  const answer = await scope({ ...requested, keel: 'en' });
  expect(answer['klassifikatsioon']).toBe(directive);
  expect(answer['riigi_tulemus']).toMatchObject(national);
});

test('a differing national class comes first, with its provision, and the overlay follows it', async () => {
  const answer = await scope({
    riik: 'hu',
    sektor: 'transport_rail',
    ...figures(120, 20, 20),
    keel: 'en',
  });
  expect(answer['klassifikatsioon']).toBe('important');
  expect(answer['riigi_markus']).toMatch(
    /^By the act’s own rules \(Kiberbiztonsági törvény .*, 1\. § \(4\) bekezdés f\) pont\) the organisation is an essential entity/u,
  );
  expect(answer['riigi_overlay']).toMatchObject({
    kategooria: 'essential-entity',
    termin: 'alapvető szervezet',
  });
});

test('a class by a provision other than the one on classes cites only that provision, and the act once', async () => {
  const federal = { riik: 'de', erijuht: 'public_administration_central', ...figures(400, 60, 60) };
  const answer = await scope({ ...federal, keel: 'en' });
  expect(answer['riigi_markus']).toBe(
    'By the act’s own rules (BSIG, § 29 Abs. 2) the organisation is an essential entity. ' +
      'The official term for this class is “besonders wichtige Einrichtung”.',
  );
});

test('a class by the rules of the act comes first, with its provision and its quote', async () => {
  const trust = { riik: 'ee', erijuht: 'trust_service_provider', ...figures(400, 90, 80) };
  const answer = await scope({ ...trust, keel: 'en' });
  expect(answer['klassifikatsioon']).toBe('essential');
  expect(answer['riigi_tulemus']).toMatchObject({
    klassifikatsioon: 'important',
    erineb: true,
    viited: ['§ 3 lg 4 p 7'],
  });
  expect(answer['riigi_markus']).toMatch(/^By the act’s own rules \(KüTS, § 3 lg 4 p 7\)/u);
});

test('a case that the act leaves to another act has no class and no term, and the answer names that act', async () => {
  const energy = { riik: 'dk', sektor: 'energy_electricity', ...figures(300, 90, 90) };
  const answer = await scope({ ...energy, keel: 'en' });
  expect(answer['riigi_tulemus']).toBeNull();
  expect(answer['riigi_overlay']).toBeNull();
  expect(answer['riigi_markus']).toContain('Lov om styrket beredskab i energisektoren');
});

test('an organisation that the act covers without a class is described so', async () => {
  const registrar = { riik: 'gr', erijuht: 'domain_name_registration', ...figures(5, 1, 1) };
  const answer = await scope({ ...registrar, keel: 'en' });
  expect(answer['riigi_tulemus']).toBeNull();
  expect(answer['riigi_overlay']).toBeNull();
  expect(answer['riigi_markus']).toContain('the act gives it no class');
});

test('a class given by a decree under the act uses the terms of the act', async () => {
  const answer = await scope({
    riik: 'cz',
    sektor: 'banking',
    keel: 'en',
    ...figures(300, 90, 80),
  });
  expect(answer['riigi_tulemus']).toMatchObject({ viited: ['příloha, bod 17.1'] });
  expect(answer['riigi_overlay']).toMatchObject({
    termin: 'poskytovatel regulované služby v režimu vyšších povinností',
  });
});

test('a missing fact gives no class, and the answer names the provision that it would decide', async () => {
  const clinic = { riik: 'ee', sektor: 'health', ...figures(400, 90, 80) };
  const answer = await scope({ ...clinic, keel: 'en' });
  expect(answer['riigi_tulemus']).toBeNull();
  expect(answer['riigi_markus']).toContain('§ 3 lg 3');
});

test('a passage of an amending act is cited under that act', async () => {
  const bakery = { riik: 'ro', sektor: 'food', ...figures(60, 20, 20) };
  const answer = await scope({ ...bakery, keel: 'en' });
  expect(answer['riigi_tulemus']).toBeNull();
  expect(answer['riigi_markus']).toContain('Legea nr. 124/2025');
  expect(answer['riigi_markus']).not.toContain('OUG 155/2024, articol unic');
});

test.each(['lu', 'fr', 'si', 'us'])('%s has no limits to compute with', async (riik) => {
  const answer = await scope({ riik, sektor: 'food', ...figures(60, 20, 20) });
  expect(answer['riigi_tulemus']).toBeNull();
});

test('the sentence on an organisation outside the act names the act once', async () => {
  const answer = await scope({
    riik: 'ee',
    sektor: 'energy_electricity',
    ...figures(5, 1, 1),
    keel: 'en',
  });
  expect(answer['riigi_markus']).toMatch(
    /^By the act’s own rules \(KüTS, § 3\) the organisation is out of scope/u,
  );
});
