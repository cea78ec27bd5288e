import { expect, test } from '@jest/globals';
import { applicability, ask } from './scoping-module.js';

const QUESTIONS = `query ($keel: String) {
  scopingQuestions(keel: $keel) {
    kysimused { voti tekst abi tyyp kohustuslik vahemik { min max } }
    sektorid {
      voti nimetus annex punkt
      uksuse_liigid { voti nimetus viited erijuhud }
      alamsektorid { voti nimetus annex punkt uksuse_liigid { voti } }
    }
    erijuhud { voti nimetus viide vajab_sektorit }
    riigid { riik staatus }
    keel_kasutatud
    sources { seadus paragrahv }
  }
}`;

type Keyed = Readonly<{ voti: string }>;
type Questions = Readonly<{
  kysimused: readonly (Keyed & Readonly<{ kohustuslik: boolean; vahemik: unknown }>)[];
  sektorid: readonly (Keyed &
    Readonly<{ alamsektorid: readonly Keyed[]; uksuse_liigid: readonly Keyed[] }>)[];
  erijuhud: readonly (Keyed & Readonly<{ viide: string; vajab_sektorit: boolean }>)[];
  riigid: readonly Readonly<{ riik: string; staatus: string }>[];
}>;

async function questions(keel: string): Promise<Questions> {
  const data = await ask(QUESTIONS, { keel });
  return data?.['scopingQuestions'] as Questions; // fields of the query
}

test('every field of the request except the language has a question', async () => {
  const { kysimused } = await questions('et');
  expect(kysimused.map(({ voti }) => voti).sort()).toEqual([
    'avalik_sidevork',
    'bilanss_meur',
    'erijuht',
    'kaive_meur',
    'riik',
    'sektor',
    'tegevuskood',
    'tootajad',
  ]);
  expect(kysimused[0]).toMatchObject({
    voti: 'tootajad',
    kohustuslik: true,
    vahemik: { min: 0, max: null },
  });
});

test('sectors and subsectors together are all the keys that scoping accepts', async () => {
  const { sektorid } = await questions('en');
  const keys = sektorid.flatMap(({ voti, alamsektorid }) => [
    voti,
    ...alamsektorid.map((one) => one.voti),
  ]);
  expect(keys.sort()).toEqual(Object.keys(applicability.sectors).sort());
  expect(sektorid).toHaveLength(18);
});

test('special cases are listed with their provisions', async () => {
  const { erijuhud } = await questions('en');
  expect(erijuhud.map(({ voti }) => voti)).toEqual(Object.keys(applicability.specialCases));
  expect(erijuhud.find(({ voti }) => voti === 'tld_registry')?.viide).toBe(
    'art 2(2)(a)(iii), art 3(1)(b)',
  );
  expect(erijuhud.find(({ voti }) => voti === 'dora_exempted')?.viide).toBe(
    'art 2(10), Regulation (EU) 2022/2554 art 2(4)',
  );
});

test('the countries are the Member States with their status', async () => {
  const { riigid } = await questions('en');
  expect(riigid).toHaveLength(27);
  expect(riigid.filter(({ staatus }) => staatus === 'pending').map(({ riik }) => riik)).toEqual([
    'es',
    'fr',
    'ie',
  ]);
});
