/** Puts the law data and texts of one version and language into a bundle. */
import type { Knowledge } from '../../knowledge/load-knowledge.js';
import { parseMessage } from '../../platform/i18n/compile-message.js';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/language.js';
import { messageWriter, type MessagePart } from '../../shared/message-writer.js';
import { textEntries } from '../../shared/text-entries.js';
import type { TextFiles, Texts } from '../../shared/texts.js';
import { toRelease } from '../changelog/domain/kb-release.js';
import {
  BUNDLE_FORMAT,
  BUNDLE_NAMESPACES,
  type BundleText,
  type LawBundle,
} from './domain/law-bundle.js';

export type BundledLaw = Readonly<{
  knowledge: Pick<Knowledge, 'applicability' | 'countries' | 'texts' | 'version'>;
  texts: Texts;
}>;

const isBundled = (key: string): boolean => BUNDLE_NAMESPACES.includes(key.split(':', 1)[0] ?? '');

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
function bundleTexts(files: TextFiles, language: Language): Record<string, BundleText> {
  const all = new Map([
    ...textEntries(files, DEFAULT_LANGUAGE, language),
    ...textEntries(files, language),
  ]);
  return Object.fromEntries(
    [...all]
      .filter(([key]) => isBundled(key))
      .map(([key, text]) => [key, toBundleText(text, language)]),
  );
}

export function toLawBundle({ knowledge, texts }: BundledLaw, requested: Language): LawBundle {
  const { applicability, countries, version } = knowledge;
  return {
    format: BUNDLE_FORMAT,
    version,
    released: toRelease(version).date,
    requested,
    language: texts.complete.has(requested) ? requested : DEFAULT_LANGUAGE,
    knowledge: { applicability, countries },
    texts: bundleTexts(knowledge.texts, requested),
  };
}
