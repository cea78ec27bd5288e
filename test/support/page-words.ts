/** Words of a page that belong to the API or to another language than the reader's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import type { Page } from 'playwright-core';
import { presentLaw } from '../../src/app/knowledge.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { isLanguage } from '../../src/shared/language.js';

const { knowledge } = presentLaw();

/** Visible and spoken text nodes and labels, except code, user input, and what is marked as another language. */
const SEEN = `(() => {
  const found = new Set();
  const add = (text) => { if (text !== null && text.trim() !== '') found.add(text.trim()); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isMarked = parentElement.closest('[lang]') !== document.documentElement;
    if (!isMarked && parentElement.closest('code, pre, script, style, template, textarea, noscript') === null) add(textContent);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) add(one.getAttribute(name));
  return [...found];
})()`;

/** Names of fields and arguments, and values of enums. */
function wireNames(): ReadonlySet<string> {
  const found = new Set<string>();
  const add = ({ name }: Readonly<{ name: Readonly<{ value: string }> }>): void => {
    found.add(name.value);
  };
  visit(parse(readFileSync(join(PROJECT_ROOT, 'schema/schema.graphql'), 'utf8')), {
    [Kind.FIELD_DEFINITION]: add,
    [Kind.INPUT_VALUE_DEFINITION]: add,
    [Kind.ENUM_VALUE_DEFINITION]: add,
  });
  return found;
}

const NAMES = wireNames();

/** A name with underscores, a text key, or a time in machine format. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ['word of the API', /(?<![\w@./-])[a-z0-9]+(?:_[a-z0-9]+)+(?![\w@./-])/],
  [
    'key of a text',
    /\b(?:console|orders|documents|clocks|billing|sectors|measures|services):[a-z]/,
  ],
  ['raw time', /\d{4}-\d\d-\d\dT\d/],
  ['raw day', /(?<![\w/.-])\d{4}-\d\d-\d\d(?![\w/-])/],
  ['raw value', /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /],
];

/** Letters of Estonian that hardly any other language of the console has; the API answers in it by default. */
const ESTONIAN = /õ|ää|öö|üü/i;

/** Shorter names may be points of a provision. */
const MIN_NAME_LENGTH = 3;

/** Shorter texts may be the same in two languages. */
const MIN_WORDS = 4;

const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];

function knownIn(language: string): Vocabulary {
  if (!isLanguage(language)) throw new Error(`${language} is no language`);
  const texts = leavesOf(knowledge.texts[language]);
  return {
    texts: new Set(texts),
    words: new Set(texts.flatMap((text) => text.split(/[^\p{L}\d_-]+/u))),
  };
}

/** Texts of a language, and the words that occur in them. */
type Vocabulary = Readonly<{ texts: ReadonlySet<string>; words: ReadonlySet<string> }>;

const known = new Map<string, Vocabulary>();

function vocabularyOf(language: string): Vocabulary {
  const found = known.get(language) ?? knownIn(language);
  known.set(language, found);
  return found;
}

const isOfApi = (text: string): boolean =>
  text.length >= MIN_NAME_LENGTH && /^[a-z]/.test(text) && NAMES.has(text);

function isSentence(text: string): boolean {
  const [, ...later] = text.split(/\s+/);
  return later.length >= MIN_WORDS - 1 && later.some((word) => /^[a-z]+[,.]?$/.test(word));
}

/** A sentence in another language than the reader's. */
function isForeign(text: string, language: string): boolean {
  if (!isSentence(text)) return false;
  if (language !== 'et' && ESTONIAN.test(text)) return true;
  return language !== 'en' && vocabularyOf('en').texts.has(text);
}

function faultOf(text: string, language: string): string | null {
  const form = FORMS.find(([, pattern]) => pattern.test(text));
  if (form !== undefined) return form[0];
  const own = vocabularyOf(language);
  if (own.texts.has(text) || own.words.has(text)) return null;
  if (isOfApi(text)) return 'word of the API';
  return isForeign(text, language) ? 'of another language' : null;
}

/** One line for each text that a reader of the language should not see. */
export async function strangeWords(page: Page, language: string): Promise<readonly string[]> {
  const seen = await page.evaluate<string[]>(SEEN);
  return seen.flatMap((text) => {
    const fault = faultOf(text, language);
    return fault === null ? [] : [`${fault}: ${text.slice(0, 100)}`];
  });
}
