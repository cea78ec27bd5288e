import { expect, test } from '@jest/globals';
import { errorLanguageOf } from '../../../src/server/errors/error-language.js';

test.each([
  { keel: undefined, accept: undefined, language: 'en' },
  { keel: 'et', accept: undefined, language: 'et' },
  { keel: 'Et', accept: 'en', language: 'et' },
  { keel: 'en', accept: undefined, language: 'en' },
  { keel: ['et', 'en'], accept: undefined, language: 'en' },
  { keel: {}, accept: undefined, language: 'en' },
  { keel: undefined, accept: 'et', language: 'et' },
  { keel: undefined, accept: 'et-EE,en;q=0.9', language: 'et' },
  { keel: undefined, accept: 'en,et;q=0.9', language: 'en' },
  { keel: undefined, accept: 'de,et;q=0.5', language: 'et' },
  { keel: undefined, accept: 'et;q=0', language: 'en' },
  { keel: undefined, accept: '*', language: 'en' },
  { keel: undefined, accept: '', language: 'en' },
  { keel: undefined, accept: 'q=,;;', language: 'en' },
])('keel $keel and Accept-Language $accept: $language', ({ keel, accept, language }) => {
  expect(errorLanguageOf(keel, accept)).toBe(language);
});
