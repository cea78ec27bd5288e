/** Links with a code: in the path, or behind `#` in the strict profile. */
import { expect, test } from '@jest/globals';
import { codeLinks } from '../../src/shared/code-links.js';

const URL_BASE = 'https://api.example.test';

test.each([
  {
    profile: 'standard',
    document: `${URL_BASE}/v1/download/TOKEN`,
    pdf: `${URL_BASE}/v1/download/TOKEN?vorming=pdf`,
    payment: `${URL_BASE}/pay/NAME`,
    inFinnish: `${URL_BASE}/pay/NAME?keel=fi`,
  },
  {
    profile: 'strict',
    document: `${URL_BASE}/download#TOKEN`,
    pdf: `${URL_BASE}/download?vorming=pdf#TOKEN`,
    payment: `${URL_BASE}/pay#NAME`,
    inFinnish: `${URL_BASE}/pay?keel=fi#NAME`,
  },
])('links of the $profile profile', ({ profile, ...expected }) => {
  const links = codeLinks(URL_BASE, profile === 'strict');
  expect({
    document: links.document('TOKEN', null),
    pdf: links.document('TOKEN', 'pdf'),
    payment: links.payment('NAME', null),
    inFinnish: links.payment('NAME', 'fi'),
  }).toEqual(expected);
  expect(links.isHidden).toBe(profile === 'strict');
});

test.each([
  { stored: `${URL_BASE}/pay/local_x`, standard: '/pay/local_x', strict: '/pay#local_x' },
  { stored: `${URL_BASE}/pay#local_x`, standard: '/pay/local_x', strict: '/pay#local_x' },
])('$stored, stored under either profile, is shown in the present one', (links) => {
  expect(codeLinks(URL_BASE, false).current(links.stored)).toBe(`${URL_BASE}${links.standard}`);
  expect(codeLinks(URL_BASE, true).current(links.stored)).toBe(`${URL_BASE}${links.strict}`);
});

test.each([
  'https://checkout.stripe.com/c/pay/cs_live_1#fragment',
  'https://other.example.test/pay/local_x',
  `${URL_BASE}/pay/local_x/y`,
  `${URL_BASE}.example/pay/local_x`,
  `${URL_BASE}/console`,
])('%s stays as it was stored', (stored) => {
  for (const isStrict of [false, true]) {
    expect(codeLinks(URL_BASE, isStrict).current(stored)).toBe(stored);
  }
});

test('without an address links stay within the service', () => {
  expect(codeLinks('', false).payment('NAME', 'et')).toBe('/pay/NAME?keel=et');
  expect(codeLinks('', true).payment('NAME', null)).toBe('/pay#NAME');
});
