/** Questions of scoping as a file of the console, so that the reader's answers are never sent to the service. */
import { toScopingQuestionsView } from '../../src/modules/scoping/to-scoping-questions.graphql.js';
import { MEMBER_STATES } from '../../src/shared/country.js';
import { Localizer } from '../../src/shared/graphql/localizer.js';
import type { Language } from '../../src/shared/language.js';
import { consoleLaw } from './console-law.js';

/** Names of `GET /v1/scoping/questions`; `riigi_liigid` of every country. */
export function questionsIn(language: Language) {
  const { knowledge, texts } = consoleLaw();
  const localizer = new Localizer(texts, knowledge.version, language, language);
  const viewOf = (country: string | null) =>
    toScopingQuestionsView(knowledge.applicability, knowledge.countries, { localizer, country });
  const { questions, sectors, specialCases, countries } = viewOf(null);
  const typesOf = (country: string) =>
    viewOf(country).nationalTypes.map(({ key, title, provision }) => ({
      voti: key,
      nimetus: title,
      viide: provision,
    }));
  return {
    kysimused: questions.map(({ key, text, help, type, required, range }) => ({
      voti: key,
      tekst: text,
      abi: help,
      tyyp: type,
      kohustuslik: required,
      vahemik: range,
    })),
    sektorid: sectors.map(({ key, title, annex, point, subsectors }) => ({
      voti: key,
      nimetus: title,
      annex,
      punkt: point,
      alamsektorid: subsectors.map((sub) => ({
        voti: sub.key,
        nimetus: sub.title,
        punkt: sub.point,
      })),
    })),
    erijuhud: specialCases.map(({ key, title }) => ({ voti: key, nimetus: title })),
    riigid: countries.map(({ country, status }) => ({ riik: country, staatus: status })),
    riigi_liigid: Object.fromEntries(
      MEMBER_STATES.map((country) => [country, typesOf(country)] as const).filter(
        ([, types]) => types.length > 0,
      ),
    ),
  };
}
