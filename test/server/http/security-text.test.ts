import { expect, test } from '@jest/globals';
import { securityText } from '../../../src/server/http/security-routes.js';

const lines = (time: string) =>
  securityText('mailto:security@example.eu', 'https://api.example.eu', new Date(time)).split('\n');

test('contains contact, languages and its own address, one field per line', () => {
  expect(lines('2026-11-25T13:14:15Z')).toEqual([
    'Contact: mailto:security@example.eu',
    'Expires: 2027-02-23T00:00:00.000Z',
    'Preferred-Languages: en, et, de',
    'Canonical: https://api.example.eu/.well-known/security.txt',
    '',
  ]);
});

test('does not change for a day, and then expires a day later', () => {
  expect(lines('2026-11-25T00:00:00Z')).toEqual(lines('2026-11-25T23:59:59Z'));
  expect(lines('2026-11-26T00:00:00Z')[1]).toBe('Expires: 2027-02-24T00:00:00.000Z');
});
