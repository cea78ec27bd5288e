import { expect, test } from '@jest/globals';
import {
  at,
  attribute,
  elements,
  flag,
  named,
  numeric,
  parseXml,
  textIn,
  within,
} from '../../../src/platform/pdf/word/xml.js';

const BODY = `<?xml version="1.0"?><w:body a="1 &amp; 2"><w:p><w:r><w:t xml:space="preserve"> Õun &lt;1&gt; </w:t>
<w:t><![CDATA[<2>]]> &#x1F34E;&#12354;</w:t></w:r></w:p><w:b w:val="0"/><w:sz w:val="21"/></w:body>`;

test('elements, attributes and texts are read with their entities', () => {
  const body = parseXml(BODY);
  expect(body.tagName).toBe('w:body');
  expect(attribute(body, 'a')).toBe('1 & 2');
  expect(elements(body).map(({ tagName }) => tagName)).toEqual(['w:p', 'w:b', 'w:sz']);
  expect(named(at(body, 'w:p', 'w:r'), 'w:t').map(textIn)).toEqual([' Õun <1> ', '<2> 🍎あ']);
  expect(textIn(body)).toContain('Õun <1> \n<2> 🍎あ');
  expect(within(body, 'w:t')).toBe(named(at(body, 'w:p', 'w:r'), 'w:t')[0]);
  expect(within(body, 'w:none')).toBeNull();
  expect(at(body, 'w:p', 'w:none', 'w:t')).toBeNull();
  expect([flag(body, 'w:b'), flag(body, 'w:p'), flag(body, 'w:i')]).toEqual([
    false,
    true,
    undefined,
  ]);
  expect([numeric(at(body, 'w:sz')), numeric(body, 'a'), numeric(body)]).toEqual([21, null, null]);
});

test.each(['', '<a>', '<a></b>', '<a b=c/>', '<a>&nbsp;</a>', 'text', '<a/><b/>'])(
  'text that is not well-formed is rejected: %s',
  (text) => {
    expect(() => parseXml(text)).toThrow();
  },
);

test('entities of a document type are not expanded', () => {
  expect(() => parseXml('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')).toThrow();
});

test('deep nesting is read without recursion', () => {
  const depth = 100_000;
  const root = parseXml('<a>'.repeat(depth) + '</a>'.repeat(depth));
  expect(elements(root)).toHaveLength(1);
});
