/** What the page of a country shows; every text is in the reader's language or that of the act. */
import type { Language } from '../../shared/language.js';

/** Dates: YYYY-MM-DD. `readDate`: null if the text was not read. */
export type ShownSource = Readonly<{
  act: string;
  provision: string;
  url: string;
  textDate: string;
  readDate: string | null;
}>;

export type Fact = Readonly<{ label: string; text: string }>;

/** `quote`: in the language of the act, which `lang` names. */
export type CountryRow = Readonly<{
  title: string;
  facts: readonly Fact[];
  quote: string | null;
  sources: readonly ShownSource[];
}>;

export type Section = Readonly<{ id: string; title: string; rows: readonly CountryRow[] }>;

/** `officialLanguage`: of quotes and of the title of the act. */
export type CountryPageModel = Readonly<{
  country: string;
  language: Language;
  officialLanguage: string;
  title: string;
  act: string;
  lead: readonly string[];
  facts: readonly Fact[];
  sections: readonly Section[];
}>;

export type CountryEntry = Readonly<{ country: string; name: string; act: string }>;

/** Ports of the pages. */
export interface CountryPages {
  /** @throws NOT_FOUND if it is no member state */
  page(country: string, language: Language): CountryPageModel;
  list(language: Language): readonly CountryEntry[];
}
