import { expect, test } from '@jest/globals';
import { MEASURE_KEYS } from '../../../src/modules/mapping/domain/measure.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { ask, mappingSchema } from './mapping-module.js';

const schema = await mappingSchema();

const measure = (key: string, fields: string) =>
  ask(schema, `{ frameworkMappingMeasure(measure_key: ${JSON.stringify(key)}) { ${fields} } }`);

test('the mapping has ten measures and a gap for each article', async () => {
  const { data } = await ask(
    schema,
    '{ frameworkMapping { baseline { kokku tugev_kate osaline_kate vahed } meetmed { voti } } }',
  );
  expect(data).toMatchObject({
    frameworkMapping: {
      baseline: {
        kokku: 10,
        osaline_kate: ['art 21(2)(c)', 'art 21(2)(d)', 'art 21(2)(j)'],
        vahed: { 'art 21(2)(a)': 'et measures:gap.a', 'art 21(2)(j)': 'et measures:gap.j' },
      },
      meetmed: MEASURE_KEYS.map((voti) => ({ voti })),
    },
  });
});

test('a measure has its name in all 22 languages', async () => {
  const { data } = await measure('b', `nimetus { ${LANGUAGES.join(' ')} }`);
  expect(data).toMatchObject({
    frameworkMappingMeasure: {
      nimetus: { en: 'incident handling', et: 'intsidentide käsitlemine' },
    },
  });
  expect(JSON.stringify(data)).not.toContain('null');
});

test('the mapping of a measure lists core references only, each with its short name', async () => {
  const { data } = await measure('j', 'kaardistus { iso27001 { viide nimetus } dora { viide } }');
  expect(data).toEqual({
    frameworkMappingMeasure: {
      kaardistus: {
        iso27001: [
          { viide: 'A.8.5', nimetus: 'Secure authentication' },
          { viide: 'A.5.17', nimetus: 'Authentication information' },
        ],
        dora: [{ viide: 'art 9' }],
      },
    },
  });
});

test('coverage uses the documented values', async () => {
  const { data } = await measure('(c)', 'artikkel iso_sertifitseeritud { kate olemas vahe }');
  expect(data).toEqual({
    frameworkMappingMeasure: {
      artikkel: 'art 21(2)(c)',
      iso_sertifitseeritud: {
        kate: 'osaline',
        olemas: 'et measures:in_place.c',
        vahe: 'et measures:gap.c',
      },
    },
  });
});

test('the sources of a measure begin with its own article', async () => {
  const { data } = await measure('a', 'sources { seadus paragrahv kb_versioon }');
  expect(data).toMatchObject({
    frameworkMappingMeasure: {
      sources: expect.arrayContaining([
        { seadus: 'nis2', paragrahv: 'art 21(2)(a)', kb_versioon: 'kb_2026-01-01_00000000' },
      ]),
    },
  });
});

test('a fragment that matches several measures returns the first and lists the others', async () => {
  const { data, meta } = await measure('cybersecurity', 'voti');
  expect(data).toEqual({ frameworkMappingMeasure: { voti: 'f' } });
  expect(meta['muud_vasted']).toEqual(['art 21(2)(g)']);
});

test('a key that matches one measure lists no others', async () => {
  const { meta } = await measure('a', 'voti');
  expect(meta).not.toHaveProperty('muud_vasted');
});

test.each(['k', 'no such measure', ''])('"%s" is not found', async (key) => {
  const { errors } = await measure(key, 'voti');
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'NOT_FOUND' });
});

test('texts are in the language of keel', async () => {
  const { data } = await ask(
    schema,
    '{ frameworkMapping(keel: "en") { keel_kasutatud markused { tekst sources { paragrahv } } } }',
  );
  expect(data).toMatchObject({
    frameworkMapping: {
      keel_kasutatud: 'en',
      markused: expect.arrayContaining([
        { tekst: 'en mapping:note.no_presumption', sources: [{ paragrahv: 'art 25' }] },
      ]),
    },
  });
});

test('languages whose names were not compared with the Official Journal are reported', async () => {
  const { data } = await ask(schema, '{ frameworkMapping { nimetus_kontrollimata } }');
  expect(data).toMatchObject({
    frameworkMapping: { nimetus_kontrollimata: expect.not.arrayContaining(['en']) },
  });
});

test.each([
  { role: 'client', code: 'FORBIDDEN_ROLE' },
  { role: null, code: 'UNAUTHORIZED' },
] as const)('$role gets $code', async ({ role, code }) => {
  const { errors } = await ask(schema, '{ frameworkMapping { baseline { kokku } } }', role);
  expect(errors?.[0]?.originalError).toMatchObject({ code });
});
