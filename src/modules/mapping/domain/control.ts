/** Frameworks that the measures are mapped to, and their controls, articles and clauses. */
import type { Language } from '../../../shared/language.js';
import type { Message } from '../../../shared/message.js';

/** In the order in which answers list them. */
export const FRAMEWORK_KEYS = [
  'nis2',
  'iso27001',
  'dora',
  'gdpr',
  'ir_2024_2690',
  'nist_csf_2_0',
  'cis_v8_1',
] as const;
export type FrameworkKey = (typeof FRAMEWORK_KEYS)[number];

export type Framework = Readonly<{ key: FrameworkKey; title: Message }>;

/**
 * `ref`: number as the framework prints it, unique within it.
 * `title`: its own short name in English; null where it has none.
 * `titles`: the law's own, in language versions other than the English one, as far as they are known.
 * `parent`: ref of the chapter, theme, clause or control that it stands under; null at the top or where unknown.
 */
export type Control = Readonly<{
  framework: FrameworkKey;
  ref: string;
  title: string | null;
  titles?: Readonly<Partial<Record<Language, string>>>;
  parent: string | null;
}>;

/** The title in a language where the framework has one in it, else in English. */
export const titleIn = ({ title, titles }: Control, language: Language): string | null =>
  titles?.[language] ?? title;

/** Enough to find a control. */
export type ControlName = Readonly<Pick<Control, 'framework' | 'ref'>>;
