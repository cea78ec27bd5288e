import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/shared/errors.js';
import { scope } from './scoping-module.js';

const medium = { tootajad: 120, kaive_meur: 20, bilanss_meur: 20 };

/** Error types by field. */
async function errors(requested: Record<string, unknown>): Promise<Record<string, string>> {
  const error = await scope(requested).catch((thrown: unknown) => thrown);
  if (!(error instanceof ServiceError)) throw new Error('was not refused by the service');
  return Object.fromEntries(error.details.map(({ field, type }) => [field, type]));
}

test('the answer uses the documented values', async () => {
  expect(await scope({ ...medium, sektor: 'food' })).toMatchObject({
    klassifikatsioon: 'important',
    suurus: 'keskmine',
    sektor: 'food',
    annex: 'II',
    riigi_overlay: null,
    riigi_markus: null,
    kood_vaste: null,
    kood_vihjed: [],
    olukord: [],
    keel_kasutatud: 'et',
  });
  expect(await scope({ tootajad: 5 })).toMatchObject({
    klassifikatsioon: 'valjas',
    suurus: 'mikro',
    sektor: null,
    annex: null,
  });
});

test('reasons and trace are in the requested language', async () => {
  const { pohjendused } = await scope({ ...medium, sektor: 'food', keel: 'en' });
  expect(pohjendused).toContain(
    'The sector “Production, processing and distribution of food” is listed in Annex II, point 4.',
  );
  const { jalg } = await scope({ ...medium, sektor: 'food' });
  expect(jalg).toEqual([
    {
      reegel: 'size_medium',
      artikkel: 'Komisjoni soovitus 2003/361/EÜ Annex art 2(1)',
      tekst: expect.any(String),
    },
    { reegel: 'sector', artikkel: 'Annex II point 4', tekst: expect.any(String) },
    { reegel: 'annex_ii_medium', artikkel: 'art 2(1), art 3(2)', tekst: expect.any(String) },
  ]);
});

test('the nearest change states field, limit and class', async () => {
  const { vastupidine } = await scope({
    tootajad: 49,
    kaive_meur: 10,
    bilanss_meur: 10,
    sektor: 'space',
    keel: 'en',
  });
  expect(vastupidine).toEqual([
    {
      tingimus: 'tootajad >= 50',
      klassifikatsioon: 'important',
      tekst: 'From 50 employees: important entity.',
    },
  ]);
});

test('sources list the Directive, the recommendation and the national act, each with the version', async () => {
  const answer = await scope({ ...medium, sektor: 'food', riik: 'ee', keel: 'en' });
  const sources = answer['sources'] as readonly { seadus: string; kb_versioon: string }[]; // by the schema
  expect(sources.map(({ seadus }) => seadus)).toEqual(
    expect.arrayContaining([
      'Directive (EU) 2022/2555',
      'Commission Recommendation 2003/361/EC',
      'Küberturvalisuse seadus',
    ]),
  );
  expect(
    sources.every(({ kb_versioon: version }) => /^kb_[\d-]{10}_[0-9a-f]{8}$/.test(version)),
  ).toBe(true);
});

test('a confirmed code sets the sector and is reported', async () => {
  expect(await scope({ ...medium, tegevuskood: '35110', riik: 'ee' })).toMatchObject({
    klassifikatsioon: 'important',
    sektor: 'energy_electricity',
    kood_vaste: {
      kood: '35.11',
      klassifikaator: 'NACE Rev. 2.1',
      nimetus: 'Production of electricity from non-renewable sources',
      sektor: 'energy_electricity',
      annex: 'I',
      tugevus: 'kinnitatud',
    },
  });
});

test('the stated sector takes precedence over the code, which is still reported', async () => {
  expect(await scope({ ...medium, sektor: 'food', tegevuskood: '35.11' })).toMatchObject({
    sektor: 'food',
    annex: 'II',
    kood_vaste: { sektor: 'energy_electricity' },
  });
});

test('an unknown or blank code changes nothing', async () => {
  const plain = await scope({ ...medium, sektor: 'food' });
  const { hoiatused, ...unknown } = await scope({
    ...medium,
    sektor: 'food',
    tegevuskood: 'x'.repeat(5000),
  });
  expect(plain).toMatchObject(unknown);
  expect((hoiatused as readonly string[])[0]).toHaveLength(
    'Tegevuskoodi „“ ei tuntud ära ja see ei muutnud midagi.'.length + 40,
  ); // strings by the schema
  expect(await scope({ ...medium, sektor: 'food', tegevuskood: '  ' })).toEqual(plain);
});

test('the national overlay replaces the class of the Directive', async () => {
  const { riigi_overlay: overlay } = await scope({ tootajad: 300, sektor: 'space', riik: 'EE' });
  expect(overlay).toMatchObject({
    riik: 'ee',
    kategooria: 'essential-entity',
    termin: 'ülioluline üksus',
    act: 'KüTS',
    kynnis_alus: 'arvud_seaduses',
    kb_id: expect.any(Number),
  });
});

test.each([
  ['out of scope', { tootajad: 5, sektor: 'space', riik: 'ee' }],
  ['a class without a national provision', { ...medium, sektor: 'space', riik: 'fi' }],
  ['an unconfirmed provision', { ...medium, sektor: 'space', riik: 'lu' }],
  ['a pending country', { ...medium, sektor: 'space', riik: 'ie' }],
  ['a country outside the Union', { ...medium, sektor: 'space', riik: 'us' }],
])('there is no overlay for %s', async (_, request) => {
  const answer = await scope(request);
  expect(answer['riigi_overlay']).toBeNull();
});

test.each(['es', 'fr', 'ie'])('the country %s is pending, with an explanation', async (riik) => {
  expect(await scope({ ...medium, sektor: 'space', riik })).toMatchObject({
    transposition_status: 'pending',
    transposition_note: expect.stringMatching(/./),
    riigi_markus: expect.stringMatching(/./),
  });
});

test('a transposed country has its status in GraphQL and no pending note', async () => {
  expect(await scope({ ...medium, sektor: 'space', riik: 'EL', keel: 'en' })).toMatchObject({
    transposition_status: 'transposed',
    transposition_note: null,
  });
});

test('a country outside the Union causes a warning', async () => {
  const { hoiatused } = await scope({ ...medium, sektor: 'space', riik: 'uk', keel: 'en' });
  expect(hoiatused).toContainEqual(expect.stringContaining('GB'));
});

test('unknown keys of sector and special case are refused together', async () => {
  expect(await errors({ ...medium, sektor: 'constructor', erijuht: '' })).toEqual({
    sektor: 'enum',
    erijuht: 'enum',
  });
});

test('negative figures and malformed countries are refused', async () => {
  expect(await errors({ tootajad: -1, kaive_meur: -0.01, bilanss_meur: -1, riik: 'e1' })).toEqual({
    tootajad: 'greater_than_equal',
    kaive_meur: 'greater_than_equal',
    bilanss_meur: 'greater_than_equal',
    riik: 'string_pattern_mismatch',
  });
});

test.each([49.6, 2_147_483_648, '10', null])(
  '%p employees are not an integer of the schema',
  async (tootajad) => {
    await expect(scope({ tootajad })).rejects.toThrow(/Int cannot|tootajad/);
  },
);

test('unknown is not treated as zero', async () => {
  const input = { tootajad: 5, bilanss_meur: 60, sektor: 'space' };
  expect(await scope({ ...input, kaive_meur: 0 })).toMatchObject({ suurus: 'mikro' });
  expect(await scope({ ...input, kaive_meur: null })).toMatchObject({ suurus: 'suur' });
});
