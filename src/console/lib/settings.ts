/** Reader's settings, kept in the browser: language and theme. */
import { SETTINGS } from './browser-storage.js';
import { LANGUAGES } from './page-data.js';
import { stores } from './stores.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isServed = (language: string | null | undefined): language is string =>
  language !== null && language !== undefined && LANGUAGES.includes(language);

/** `?keel=`, else the last choice, else the browser's first supported language. */
export function firstLanguage(): string {
  const fromUrl = new URLSearchParams(location.search).get('keel');
  const candidates = [
    fromUrl,
    stores.settings.getItem(SETTINGS.language),
    ...navigator.languages.map((one) => one.slice(0, 2)),
  ];
  return candidates.find(isServed) ?? 'en';
}

export const keepLanguage = (language: string): void => {
  stores.settings.setItem(SETTINGS.language, language);
};

export function firstTheme(): Theme {
  const stored = stores.settings.getItem(SETTINGS.theme);
  return THEMES.find((one) => one === stored) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function keepTheme(theme: Theme): void {
  stores.settings.setItem(SETTINGS.theme, theme);
  applyTheme(theme);
}
