/** Reader's settings, kept in the browser: language and theme. */
import { LANGUAGES } from './page-data.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const LANGUAGE = 'console.language';
const THEME = 'console.theme';

/** Storage may be blocked; then a choice lasts until the page is closed. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice lasts until the page is closed.
  }
}

const isServed = (language: string | null | undefined): language is string =>
  language !== null && language !== undefined && LANGUAGES.includes(language);

/** `?keel=`, else the last choice, else the browser's first supported language. */
export function firstLanguage(): string {
  const fromUrl = new URLSearchParams(location.search).get('keel');
  const candidates = [
    fromUrl,
    stored(LANGUAGE),
    ...navigator.languages.map((one) => one.slice(0, 2)),
  ];
  return candidates.find(isServed) ?? 'en';
}

export const keepLanguage = (language: string): void => {
  store(LANGUAGE, language);
};

export const firstTheme = (): Theme => THEMES.find((one) => one === stored(THEME)) ?? 'system';

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function keepTheme(theme: Theme): void {
  store(THEME, theme);
  applyTheme(theme);
}
