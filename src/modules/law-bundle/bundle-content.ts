/** Puts the law data and texts of one version and language into a bundle. */
import type { Knowledge } from '../../knowledge/load-knowledge.js';
import { parseMessage } from '../../platform/i18n/compile-message.js';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/language.js';
import { messageWriter, type MessagePart } from '../../shared/message-writer.js';
import { textEntries } from '../../shared/text-entries.js';
import type { Texts } from '../../shared/texts.js';
import { toRelease } from '../changelog/domain/kb-release.js';
import { isBundled, toBundledKnowledge } from './bundled-knowledge.js';
import {
  BUNDLE_FORMAT,
  isBundledText,
  type BundledHolidays,
  type BundleText,
  type LawBundle,
} from './domain/law-bundle.js';

export type BundledLaw = Readonly<{
  knowledge: Knowledge;
  texts: Texts;
}>;

const isLiteral = ([first, ...others]: readonly MessagePart[]): boolean =>
  first?.type === 0 && others.length === 0;

/** @throws Error for a message that needs a formatter, which the package does not have */
function toBundleText(text: string, language: Language): BundleText {
  if (!/['{#]/u.test(text)) return text;
  const parts = parseMessage(text, language);
  if (messageWriter(parts, language) === null) {
    throw new Error(`the offline package cannot write "${text}"`);
  }
  return isLiteral(parts) ? (parts[0]?.value ?? '') : parts;
}

/** Texts that the language lacks are Estonian, as in the service. */
function bundleTexts(
  { texts: files, groups }: Pick<Knowledge, 'texts' | 'groups'>,
  language: Language,
): Record<string, BundleText> {
  const withGroups = isBundled(groups);
  const all = new Map([
    ...textEntries(files, DEFAULT_LANGUAGE, language),
    ...textEntries(files, language),
  ]);
  return Object.fromEntries(
    [...all]
      .filter(([key]) => isBundledText(key, withGroups))
      .map(([key, text]) => [key, toBundleText(text, language)]),
  );
}

/** Language of the answers. */
export const languageOf = ({ complete }: Texts, requested: Language): Language =>
  complete.has(requested) ? requested : DEFAULT_LANGUAGE;

/** @param requested language of the texts, which are Estonian if it is incomplete */
export function toLawBundle(
  { knowledge, texts }: BundledLaw,
  requested: Language,
  holidays: BundledHolidays,
): LawBundle {
  const { version } = knowledge;
  const language = languageOf(texts, requested);
  return {
    format: BUNDLE_FORMAT,
    version,
    released: toRelease(version).date,
    requested,
    language,
    knowledge: toBundledKnowledge(knowledge, language, holidays),
    texts: bundleTexts(knowledge, requested),
  };
}
