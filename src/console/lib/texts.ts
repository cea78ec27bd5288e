/** Texts of a language: ICU messages of kb/texts, loaded when the language is chosen. */
import i18next, { type Resource, type TFunction } from 'i18next';
import ICU from 'i18next-icu';
import { pageData } from './page-data.js';

const i18n = i18next.createInstance().use(ICU);
const ready = i18n.init({
  resources: {},
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

export type Translate = TFunction;

/** @throws Error if the texts cannot be loaded */
export async function tIn(language: string): Promise<Translate> {
  await ready;
  if (!i18n.hasResourceBundle(language, 'console')) {
    const answer = await fetch(pageData.texts[language] ?? '');
    if (!answer.ok) throw new Error(`the words of "${language}" are not to be had`);
    // Written by the console's build.
    const namespaces = (await answer.json()) as Resource[string];
    for (const [name, texts] of Object.entries(namespaces)) {
      i18n.addResourceBundle(language, name, texts);
    }
  }
  return i18n.getFixedT(language);
}
