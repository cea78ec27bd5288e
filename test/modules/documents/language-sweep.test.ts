import { expect, test } from '@jest/globals';
import { SOLD_DOCUMENT_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { CASES, factsOf, knowledge, textsIn } from './composed-fixture.js';

/** Frameworks name their controls in English. */
const ENGLISH_TITLES = 'framework_map';

const textsOf = (language: Language, kinds: readonly (typeof SOLD_DOCUMENT_KINDS)[number][]) =>
  CASES.flatMap((name) =>
    kinds.flatMap((kind) =>
      textsIn(planDocument({ kind, place: 1 }, factsOf(name), language, knowledge).tags),
    ),
  );

const ISO_DATE = /(?<![\w/])\d{4}-\d{2}-\d{2}(?![\w/])/;
const TEMPLATE = /[{}]|undefined|\[object|NaN/;
const TWO_STOPS = /(?<!\.)\.\.(?!\.)/;
/** Words that no other language of the service has. */
const ENGLISH = /(?<!\p{L})(the|which|shall|whether|recitals?)(?!\p{L})/iu;
const ESTONIAN = /(?<!\p{L})(ning|mille|üksus|intsidendi|määruse|põhjendus)(?!\p{L})/iu;
/** A point or a comma between digits if the language uses the other: 500,000 or 500.000. */
const ENGLISH_AMOUNT = /\d,\d{3}(?!\d)/;

test.each(LANGUAGES)('documents in %s have no template field, ISO date or doubled stop', (one) => {
  const texts = textsOf(one, SOLD_DOCUMENT_KINDS).filter((text) => !text.startsWith('http'));
  for (const wrong of [ISO_DATE, TEMPLATE, TWO_STOPS]) {
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  }
});

/** A provision in the form of the law data. */
const ENGLISH_CITATION = /(?<![\p{L}])arts? \d+\(|(?<![\p{L}\d.] )\(\d+\)\(|subparagraph/u;

test.each(LANGUAGES.filter((one) => one !== 'en'))(
  'documents in %s cite provisions in the style of the language',
  (one) => {
    const texts = textsOf(one, SOLD_DOCUMENT_KINDS);
    expect(texts.filter((text) => ENGLISH_CITATION.test(text))).toEqual([]);
  },
);

test.each(LANGUAGES)('documents in %s have no words or formats of another language', (one) => {
  const texts = textsOf(
    one,
    SOLD_DOCUMENT_KINDS.filter((kind) => kind !== ENGLISH_TITLES),
  );
  const wrong = [
    ...(one === 'en' ? [] : [ENGLISH, ENGLISH_AMOUNT]),
    ...(one === 'et' ? [] : [ESTONIAN]),
  ];
  expect(texts.filter((text) => wrong.some((found) => found.test(text)))).toEqual([]);
});
