import { expect, test } from '@jest/globals';
import { codeLinks } from '../../../src/shared/code-links.js';
import { orderLinks } from '../../../src/platform/crypto/order-links.js';

const OLD = 'the old secret, of thirty-two bytes or more';
const NEW = 'the new secret, of thirty-two bytes or more';
const ORDER = '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11';
const links = orderLinks({ current: NEW, earlier: [OLD] }, codeLinks('https://api.test', false));
const nameOf = (link: string): string => link.split('/').at(-1) ?? '';

test('a link identifies its order, also with the previous secret', () => {
  const link = links.linkOf(ORDER);
  expect(link).toMatch(/^https:\/\/api\.test\/pay\/o_[\w-]{43}$/);
  expect(links.read(nameOf(link))).toBe(ORDER);
  const old = orderLinks({ current: OLD, earlier: [] }, codeLinks('', false)).linkOf(ORDER);
  expect(old).not.toBe(link);
  expect(links.read(nameOf(old))).toBe(ORDER);
});

test('where codes are hidden, the name is behind #', () => {
  const hidden = orderLinks({ current: NEW, earlier: [] }, codeLinks('https://api.test', true));
  expect(hidden.linkOf(ORDER)).toMatch(/^https:\/\/api\.test\/pay#o_[\w-]{43}$/);
  expect(hidden.linkOf(ORDER).split('#')[1]).toBe(nameOf(links.linkOf(ORDER)));
});

test('a link with any altered character is invalid', () => {
  const name = nameOf(links.linkOf(ORDER));
  for (let at = 0; at < name.length; at += 1) {
    const other = name[at] === 'A' ? 'B' : 'A';
    const altered = `${name.slice(0, at)}${other}${name.slice(at + 1)}`;
    expect(links.read(altered)).toBeNull();
  }
  expect(links.read('done')).toBeNull();
  expect(links.read(`${name}A`)).toBeNull();
  expect(orderLinks({ current: OLD, earlier: [] }, codeLinks('', false)).read(name)).toBeNull();
});
