/** Frameworks that the measures are mapped to, and their controls, articles and clauses. */
import type { Language } from '../../../shared/language.js';
import type { Message } from '../../../shared/message.js';

/** In response order. */
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
 * `ref`: number as printed in the framework, unique within it.
 * `title`: short English name; null if there is none. `titles`: official titles of the law in other languages, if
 * known.
 * `parent`: ref of the parent chapter, theme, clause or control; null at the top or if unknown.
 */
export type Control = Readonly<{
  framework: FrameworkKey;
  ref: string;
  title: string | null;
  titles?: Readonly<Partial<Record<Language, string>>>;
  parent: string | null;
}>;

export const titleIn = ({ title, titles }: Control, language: Language): string | null =>
  titles?.[language] ?? title;

export type ControlName = Readonly<Pick<Control, 'framework' | 'ref'>>;
