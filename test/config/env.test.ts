import { expect, test } from '@jest/globals';
import { ConfigError, loadConfig } from '../../src/config/env.js';

const errorsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
};

test('no setting is required', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    role: 'all',
    databaseUrl: null,
  });
});

test('an empty variable counts as unset', () => {
  expect(loadConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    databaseUrl: null,
    port: 3000,
  });
});

test('every error is listed in one message', () => {
  const errors = errorsOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://h',
    ROLE: 'boss',
    API_KEY_PEPPER: 'short',
  });
  expect(errors.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'API_KEY_PEPPER',
    'DATABASE_URL',
    'PORT',
    'ROLE',
  ]);
});

test('production requires its secrets', () => {
  expect(errorsOf({ NODE_ENV: 'production' })).toEqual([
    'API_KEY_PEPPER: is required with NODE_ENV=production',
    'DOWNLOAD_TOKEN_SECRET: is required with NODE_ENV=production',
  ]);
});

test('live payments require the seller’s details', () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(errorsOf(live)).toEqual(
    ['NAME', 'ADDRESS', 'REGISTRATION_CODE', 'VAT_NUMBER'].map(
      (name) => `SELLER_${name}: is required with a live STRIPE_SECRET_KEY`,
    ),
  );
  const seller = {
    SELLER_NAME: 'Seller OÜ',
    SELLER_ADDRESS: 'Müüja 1',
    SELLER_REGISTRATION_CODE: '10000000',
    SELLER_VAT_NUMBER: 'EE100000000',
  };
  expect(loadConfig({ ...live, ...seller }).seller.name).toBe('Seller OÜ');
});

test.each([
  ['SELLER_IBAN', 'EE38 2200 2210 2014 5685', null],
  ['SELLER_IBAN', 'EE392200221020145685', 'SELLER_IBAN: must be an IBAN'],
  [
    'SELLER_VAT_NUMBER',
    '100000000',
    'SELLER_VAT_NUMBER: must begin with the country, without spaces',
  ],
])('%s %s: %s', (name, value, fault) => {
  if (fault === null)
    expect(loadConfig({ [name]: value }).seller.iban).toBe('EE382200221020145685');
  else expect(errorsOf({ [name]: value })).toEqual([fault]);
});

test('a payment provider requires the secret of its events', () => {
  expect(errorsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY',
  ]);
});

test('a transaction pooler requires the direct address, and any pooler an address', () => {
  const address = { DATABASE_URL: 'postgres://h/d' };
  expect(errorsOf({ ...address, DATABASE_POOLER: 'transaction' })).toEqual([
    'DATABASE_DIRECT_URL: is required with DATABASE_POOLER=transaction',
  ]);
  expect(errorsOf({ DATABASE_POOLER: 'session' })).toEqual([
    'DATABASE_URL: is required with DATABASE_POOLER',
  ]);
  expect(loadConfig({ ...address, DATABASE_POOLER: 'session' })).toMatchObject({
    databasePooler: 'session',
    databaseDirectUrl: null,
    requestTimeoutMs: 4_500,
  });
});

test('an object store requires its keys', () => {
  expect(errorsOf({ FILES_S3_URL: 'https://store.test/bucket' })).toEqual([
    'FILES_S3_ACCESS_KEY_ID: is required with FILES_S3_URL',
    'FILES_S3_SECRET_ACCESS_KEY: is required with FILES_S3_URL',
  ]);
});

test.each([
  '{"sandbox":{"per_minute":5,"per_month":10}}',
  '{"sandbox":{"perMinute":5,"perMonth":10}}',
])('limits per tier are read from %s', (text) => {
  expect(loadConfig({ RATE_LIMITS: text }).rateLimits).toEqual({
    sandbox: { per_minute: 5, per_month: 10 },
  });
});

test.each([
  'no json',
  '{"gold":{"per_minute":1}}',
  '{"baas":{"per_minute":0}}',
  '{"baas":{"per_hour":1}}',
])('implausible limits are refused: %s', (text) => {
  expect(errorsOf({ RATE_LIMITS: text })[0]).toMatch(/^RATE_LIMITS/);
});

test.each([
  ['false', false],
  ['true', true],
  ['2', 2],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
])('TRUST_PROXY=%s', (text, read) => {
  expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(read);
});

test('a renamed setting is refused with its new name', () => {
  expect(errorsOf({ LANE: 'false' })).toEqual(['LANE: was renamed, set FAST_PATH instead']);
});

test('one error is one line; several are listed', () => {
  expect(new ConfigError(['PORT: x']).message).toBe('Configuration is wrong: PORT: x');
  expect(new ConfigError(['PORT: x', 'ROLE: y']).message).toBe(
    'Configuration is wrong:\n  - PORT: x\n  - ROLE: y',
  );
});
