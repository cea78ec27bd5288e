import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@jest/globals';
import i18next from 'i18next';
import ICU from 'i18next-icu';
import { presentLaw } from '../../../src/app/knowledge.js';
import { textFiles } from '../../../src/knowledge/texts.files.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { textEntries } from '../../../src/shared/text-entries.js';

const files = textFiles(presentLaw().files());
const texts = createTexts(files);

type Values = Record<string, string | number>;

/** Values that reach every plural branch; a select uses its first option. */
function valuesFor(
  elements: readonly MessageFormatElement[],
  count: number,
  plain = 'värtus',
): Values {
  return Object.assign(
    {},
    ...elements.map((element): Values => {
      if (element.type === TYPE.select) {
        const [first = 'other'] = Object.keys(element.options);
        const inner = Object.values(element.options).flatMap(({ value }) => value);
        return { ...valuesFor(inner, count, plain), [element.value]: first };
      }
      if (element.type === TYPE.plural) {
        const inner = Object.values(element.options).flatMap(({ value }) => value);
        return { ...valuesFor(inner, count, plain), [element.value]: count };
      }
      if (element.type === TYPE.number) return { [element.value]: count };
      return element.type === TYPE.argument ? { [element.value]: plain } : {};
    }),
  ) as Values; // of the parts above
}

test.each(LANGUAGES)(
  'every text in %s can be formatted with its values, for each plural form',
  (language) => {
    const errors = [...textEntries(files, language)].flatMap(([key, text]) =>
      [0, 1, 2, 5, 1.5].flatMap((count) => {
        const formatted = texts.localize({ key, params: valuesFor(parse(text), count) }, language);
        return /[{}]|undefined|NaN/.test(formatted) ? [`${key}: ${formatted}`] : [];
      }),
    );
    expect(errors).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'no sentence in %s ends in two full stops after a provision such as "1 mom."',
  (language) => {
    const doubled = [...textEntries(files, language)].flatMap(([key, text]) => {
      const sentence = texts.localize(
        { key, params: valuesFor(parse(text), 2, '1 mom.') },
        language,
      );
      return sentence.includes('..') ? [`${key}: ${sentence}`] : [];
    });
    expect(doubled).toEqual([]);
  },
);

/** Reference: i18next itself, which parses a text on every call and doubles full stops. */
const reference = i18next.createInstance();
await reference
  .use(new ICU({ parseErrorHandler: (error: Error) => error.message }))
  .init({ resources: files, fallbackLng: 'et', interpolation: { escapeValue: false } });

test.each(LANGUAGES)('texts in %s are formatted as by i18next', (language) => {
  const different = [...textEntries(files, language, 'en')].flatMap(([key, text]) =>
    [0, 1, 2, 5, 1.5, 1_234_567].flatMap((count) => {
      const params = valuesFor(parse(text), count);
      const localized = texts.localize({ key, params }, language);
      const expected = reference.t(key, { ...params, lng: language }).replaceAll('..', '.');
      return localized === expected ? [] : [`${key}: ${localized} instead of ${expected}`];
    }),
  );
  expect(different).toEqual([]);
});

test('a text without the value of a placeholder is rejected', () => {
  const message = { key: 'errors:types.greater_than_equal' };
  expect(() => texts.localize(message, 'en')).toThrow('"ge"');
  expect(() => texts.localize({ key: 'errors:types.constructor' }, 'en')).toThrow('lacks');
});
