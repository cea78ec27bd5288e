/** Texts of the home page, by language. */
import { BG } from './home-texts/bg.js';
import { DE } from './home-texts/de.js';
import { EN } from './home-texts/en.js';
import { ET } from './home-texts/et.js';
import { FR } from './home-texts/fr.js';
import type { HomeTexts } from './home-texts/home-text-types.js';

/** Those in which the pictures of the console are taken. */
export const HOME_LANGUAGES = ['en', 'de', 'et', 'fr', 'bg'] as const;
export type HomeLanguage = (typeof HOME_LANGUAGES)[number];

export const HOME_TEXTS: Readonly<Record<HomeLanguage, HomeTexts>> = {
  en: EN,
  de: DE,
  et: ET,
  fr: FR,
  bg: BG,
};
