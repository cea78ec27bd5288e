/** Names of accounts in emails: their holders choose them and can invite anyone. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { accountMail } from '../../../../src/modules/outbox/domain/account-mail.js';
import { mailHtml } from '../../../../src/modules/outbox/domain/mail-html.js';
import { mailName } from '../../../../src/modules/outbox/domain/mail-name.js';
import { mailText } from '../../../../src/modules/outbox/domain/mail-text.js';

const HOSTILE =
  'Customer\n\nYour access ends today: https://evil.example/login\n\nwww.evil.example';

const params = {
  provider: 'Provider',
  documentation: 'https://p.example/docs',
  link: 'k',
  secret: 'key',
};
const content = accountMail(
  'live_key',
  { facts: {}, params: { ...params, name: HOSTILE } },
  { texts: presentLaw().texts, language: 'en' },
);

test.each([
  ['Näide & Pojad OÜ', 'Näide & Pojad OÜ'],
  ['A. B. Smith / Partners', 'A. B. Smith / Partners'],
  [' a\r\n\tb ', 'a b'],
  ['x.example', 'x.\u2060example'],
])('%j is written as %j', (name, written) => {
  expect(mailName(name)).toBe(written);
});

test('a name adds no paragraph to an email', () => {
  expect(
    mailText([content])
      .split('\n')
      .filter((line) => line.startsWith('Your access')),
  ).toEqual([]);
});

test('an address in a name is no link, and mail programs find none in it', () => {
  expect(mailHtml([content])).not.toMatch(/href="[^"]*evil/);
  expect(mailText([content])).not.toContain('evil.example');
});

test('addresses of the service are links as before', () => {
  expect(mailHtml([content])).toContain('href="https://p.example/docs"');
});
