/** Frameworks that the measures are mapped to, and their controls, articles and clauses. */
import type { MemberState } from '../../../shared/country.js';
import type { Language } from '../../../shared/language.js';
import type { Message } from '../../../shared/message.js';
import type { Act } from '../../../shared/source.js';
import type { Point } from './point.js';

/** In response order. */
export const FRAMEWORK_KEYS = [
  'nis2',
  'iso27001',
  'dora',
  'gdpr',
  'ir_2024_2690',
  'nist_csf_2_0',
  'cis_v8_1',
  'rts_2024_1774',
  'e_its_2024',
  'cyfun_2023',
  'cyfun_2025',
  'recyf',
  'bsi_it_grundschutz_2023',
  'ens_2022',
] as const;
export type FrameworkKey = (typeof FRAMEWORK_KEYS)[number];

/** `act`: where its text is published. `country`: member state whose national framework it is. */
export type Framework = Readonly<{
  key: FrameworkKey;
  title: Message;
  act: Act;
  country?: MemberState;
}>;

/**
 * `ref`: number as printed in the framework, unique within it.
 * `title`: short English name; null if there is none. `titles`: official titles of the law in other languages, if
 * known.
 * `point`: the point's own description; only where the points of an act were read one by one.
 * `parent`: ref of the parent chapter, theme, clause or control; null at the top or if unknown.
 */
export type Control = Readonly<{
  framework: FrameworkKey;
  ref: string;
  title: string | null;
  titles?: Readonly<Partial<Record<Language, string>>>;
  parent: string | null;
  point?: Point;
}>;

export const titleIn = ({ title, titles }: Control, language: Language): string | null =>
  titles?.[language] ?? title;

/** Language of the title: English if it was not translated; null if there is no title. */
export const titleLanguageOf = (
  { title, titles }: Control,
  language: Language,
): Language | null => {
  if (titles?.[language] !== undefined) return language;
  return title === null ? null : 'en';
};

export type ControlName = Readonly<Pick<Control, 'framework' | 'ref'>>;
