import { expect, test } from '@jest/globals';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { QUESTION_KEYS } from '../../../src/modules/gap-assessment/domain/gap-assessment.js';
import { answerOf, ask } from './questionnaire.js';

const QUESTIONS = `query ($keel: String) { wizardQuestions(keel: $keel) {
  max_skoor keel_kasutatud markused sources { seadus paragrahv url seisukuupaev kb_versioon }
  kysimused { voti meede artikkel teema tekst selgitus toendid kaal kaalu_pohjus
    variandid { vaartus punktid tahendus } iso27001 { viide nimetus } sources { paragrahv } }
} }`;

const EVALUATE = `query ($vastused: AnswersInput!, $keel: String, $riik: String) {
  wizardEvaluate(vastused: $vastused, keel: $keel, riik: $riik) {
    koondskoor max_skoor keel_kasutatud riigi_vihjed markused
    tase { voti nimetus tekst alates kuni alusta } meetmed { meede artikkel punktid max_punktid }
    pingerida { koht voti meede artikkel teema vastus punkte_puudu kaal kaalu_pohjus tegevusjarjekord
      soovitus toendid teenus iso27001 { viide nimetus } sources { paragrahv } }
    jargmine_samm { voti kysimus tekst teenus hind_eur }
    sources { seadus paragrahv url seisukuupaev kb_versioon }
} }`;

const wire = (word: string, others: Record<string, string> = {}) => ({
  vastused: { ...Object.fromEntries(QUESTION_KEYS.map((key) => [key, word])), ...others },
});

test.each(['et', 'en'])('the questions are complete in %s', async (keel) => {
  const data = await answerOf(QUESTIONS, { keel });
  expect(data).toMatchObject({ max_skoor: 40, keel_kasutatud: keel });
  const { kysimused } = data as { kysimused: Record<string, unknown>[] }; // shape of the query
  expect(kysimused.map(({ voti }) => voti)).toEqual(QUESTION_KEYS);
  for (const question of kysimused) {
    expect(question['variandid']).toMatchObject([
      { vaartus: 'jah', punktid: 2 },
      { vaartus: 'osaliselt', punktid: 1 },
      { vaartus: 'ei', punktid: 0 },
    ]);
    expect(JSON.stringify(question)).not.toMatch(/""|[{}]\w+[{}]/);
  }
});

test('an evaluation has the documented fields with documented values', async () => {
  const data = await answerOf(EVALUATE, wire('jah', { a2: 'ei', h2: 'osaliselt' }));
  expect(data).toMatchObject({
    koondskoor: 37,
    max_skoor: 40,
    keel_kasutatud: 'et',
    riigi_vihjed: [],
    tase: { voti: 'maintain', alates: 36, kuni: 40 },
    pingerida: [
      {
        koht: 1,
        voti: 'a2',
        meede: 'a',
        artikkel: 'art 21(2)(a)',
        vastus: 'ei',
        punkte_puudu: 2,
        teenus: 'yksikdokument',
      },
      {
        koht: 2,
        voti: 'h2',
        vastus: 'osaliselt',
        punkte_puudu: 1,
        iso27001: [{ viide: 'A.8.24', nimetus: 'Use of cryptography' }],
      },
    ],
    jargmine_samm: { voti: 'maintain', kysimus: 'a2', teenus: 'hooldus', hind_eur: 290.5 },
  });
});

test('every combination of answers has a recommendation, in both languages', async () => {
  for (const keel of ['et', 'en']) {
    for (const word of ['ei', 'osaliselt']) {
      const data = await answerOf(EVALUATE, { ...wire(word), keel });
      const { pingerida } = data as { pingerida: { soovitus: string }[] }; // shape of the query
      expect(new Set(pingerida.map(({ soovitus }) => soovitus)).size).toBe(20);
    }
  }
});

test.each(MEMBER_STATES)('%s adds hints and sources', async (riik) => {
  const plain = await answerOf(EVALUATE, wire('ei'));
  const national = await answerOf(EVALUATE, { ...wire('ei'), riik });
  type Data = { riigi_vihjed: string[]; sources: unknown[]; koondskoor: number };
  const [before, after] = [plain as Data, national as Data]; // shape of the query
  expect(after.koondskoor).toBe(before.koondskoor);
  expect(after.riigi_vihjed.length > 0).toBe(true);
  expect(after.sources.length).toBeGreaterThan(before.sources.length);
});

test('a country outside the Union gets one hint and no national source', async () => {
  const data = await answerOf(EVALUATE, { ...wire('jah'), riik: 'US', keel: 'en' });
  expect(data).toMatchObject({ riigi_vihjed: [expect.stringContaining('US')] });
});

test.each([
  { name: 'a missing answer', variables: { vastused: { a1: 'jah' } }, inputErrors: 19 },
  { name: 'an unknown answer', variables: wire('jah', { b1: 'yes' }), inputErrors: 1 },
  {
    name: 'a country of three letters',
    variables: { ...wire('jah'), riik: 'est' },
    inputErrors: 1,
  },
])('$name is refused', async ({ variables, inputErrors }) => {
  expect((await ask(EVALUATE, variables)).errors).toHaveLength(inputErrors);
});
