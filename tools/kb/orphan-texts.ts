/**
 * Unused texts: keys in neither the law data nor the code. Gaps of template literals match anything,
 * so no used text is reported.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { KnowledgeFiles } from '../../src/knowledge/read-files.js';
import { dataStrings } from './data-strings.js';

type Spelling = readonly string[];

function spelling(node: ts.Node): Spelling | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

function spellingsIn(node: ts.Node): Spelling[] {
  const found: Spelling[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...spellingsIn(child));
  });
  const own = spelling(node);
  return own === null ? found : [own, ...found];
}

/** Most files reference no text and need not be parsed. */
const MAY_NAME_TEXT = /['"`][a-z_]+:/;

function codeSpellings(sourceDirectory: string): Spelling[] {
  const names = readdirSync(sourceDirectory, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(sourceDirectory, name), 'utf8');
      if (!MAY_NAME_TEXT.test(text)) return [];
      return spellingsIn(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
    });
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toForm = (pieces: Spelling): RegExp => new RegExp(`^${pieces.map(quoted).join('.+')}$`);

/** Keys begin with a namespace. */
const beginsKey = ([head]: Spelling): boolean => /^[a-z_]+:/.test(head ?? '');

/** Read as data, in all languages at once. */
const READ_AS_DATA = /^measures:name\.[a-j]$/;

/** By folder: the code does not change while the tool runs. */
const codeForms = new Map<string, readonly RegExp[]>();

function formsIn(sourceDirectory: string): readonly RegExp[] {
  const known = codeForms.get(sourceDirectory);
  if (known !== undefined) return known;
  const forms = codeSpellings(sourceDirectory).filter(beginsKey).map(toForm);
  codeForms.set(sourceDirectory, forms);
  return forms;
}

/**
 * @param keys all texts, `<namespace>:<dotted.path>`
 * @param sourceDirectory the folder `src/`
 */
export function orphanTexts(
  keys: readonly string[],
  files: KnowledgeFiles,
  sourceDirectory: string,
): string[] {
  const named = new Set(dataStrings(files).map(({ text }) => text));
  const forms = formsIn(sourceDirectory);
  return keys.filter(
    (key) => !named.has(key) && !READ_AS_DATA.test(key) && !forms.some((form) => form.test(key)),
  );
}
