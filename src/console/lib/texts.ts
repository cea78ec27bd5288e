/** Texts of a language: ICU messages of kb/texts, loaded when the language is chosen. */
import i18next, { type TFunction } from 'i18next';
import ICU from 'i18next-icu';
import { pageData } from './page-data.js';

const i18n = i18next.createInstance().use(ICU);
const ready = i18n.init({
  resources: {},
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

/** `strict`: replaces the texts of the same keys in the strict profile. */
type Namespaces = Readonly<Record<string, unknown> & { console: Readonly<{ strict: unknown }> }>;

export type Translate = TFunction;

/** @throws Error if the texts cannot be loaded */
export async function tIn(language: string): Promise<Translate> {
  await ready;
  if (!i18n.hasResourceBundle(language, 'console')) {
    const answer = await fetch(pageData.texts[language] ?? '');
    if (!answer.ok) throw new Error(`the texts in "${language}" could not be loaded`);
    // Written by the console's build.
    const namespaces = (await answer.json()) as Namespaces;
    for (const [name, texts] of Object.entries(namespaces)) {
      i18n.addResourceBundle(language, name, texts);
    }
    if (pageData.isStrict)
      i18n.addResourceBundle(language, 'console', namespaces.console.strict, true, true);
  }
  return i18n.getFixedT(language);
}
