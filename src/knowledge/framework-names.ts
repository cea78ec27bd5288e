/** Names of frameworks and measures in the framework mapping. */
import type { Framework, FrameworkKey } from '../modules/mapping/domain/control.js';
import type { MeasureKey } from '../modules/mapping/domain/measure.js';
import type { MemberState } from '../shared/country.js';
import { LANGUAGES, type Language } from '../shared/language.js';
import { message } from '../shared/message.js';
import type { Acts } from '../shared/source.js';

type Names = Readonly<Record<Language, Readonly<{ name: Readonly<Record<MeasureKey, string>> }>>>;

export function namesOf(files: Names, key: MeasureKey): Readonly<Record<Language, string>> {
  const names = LANGUAGES.map((language) => [language, files[language].name[key]] as const);
  return Object.fromEntries(names) as Record<Language, string>; // one entry per language
}

type Listed = Readonly<{ key: FrameworkKey; act: string; country?: MemberState | undefined }>;

/**
 * Versions before 2026-11-24 have fewer frameworks, and those before 2026-11-29 name no countries.
 * @throws Error if an act is unknown
 */
export function toFrameworks(listed: readonly Listed[], acts: Acts): Framework[] {
  return listed.map(({ key, act: name, country }) => {
    const act = acts[name];
    if (act === undefined) throw new Error(`kb/sources.yaml has no act "${name}"`);
    const framework = { key, title: message(`mapping:framework.${key}`), act };
    return country === undefined ? framework : { ...framework, country };
  });
}
