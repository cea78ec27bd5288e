/** Parts of the guides that are generated from code, compared with other statements of the same rules. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { isObjectType } from 'graphql';
import { parse } from 'yaml';
import { KEY_LIMITS } from '../../src/app/field-rate-limits.js';
import { WEBHOOK_TYPES } from '../../src/modules/webhooks/domain/webhook.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { ROLES } from '../../src/shared/caller.js';
import { ORDER_PAYLOAD_SCHEMA } from '../../src/shared/graphql/order-payload.js';
import { eventTable, retryTable, sampleBody } from '../../tools/docs/generated/events.js';
import { operationLimitTable } from '../../tools/docs/generated/operation-limits.js';
import { payloadMembers, payloadOfServices } from '../../tools/docs/generated/payload.js';
import { licenceTable, priceTable } from '../../tools/docs/generated/prices.js';
import { retentionTable } from '../../tools/docs/generated/retention.js';
import { publicOperations, readSchema, rolesMatrix } from '../../tools/docs/generated/roles.js';
import { OPERATION_RULES, ROLES_OF } from '../contract/access-rules.js';

const schema = await readSchema();

test('the matrix of roles matches the access test of every operation', () => {
  const matrix = rolesMatrix(schema);
  const open = publicOperations(schema);
  for (const [coordinate, { rule }] of Object.entries(OPERATION_RULES)) {
    const name = coordinate.split('.')[1] ?? '';
    const row = matrix.split('\n').find((line) => line.includes(`\`${name}\` |`));
    if (rule === 'operator') expect([name, row]).toEqual([name, undefined]);
    else if (rule === 'public') {
      const path = `/v1${ROUTES[coordinate]?.path ?? ''}`.replaceAll(/:(\w+)/g, '{$1}');
      expect([open.includes(path), row]).toEqual([true, undefined]);
    } else {
      const roles = ROLES.map((role) => (ROLES_OF[rule].includes(role) ? 'yes' : '–'));
      expect([name, row?.split(' | ').slice(1, 1 + ROLES.length)]).toEqual([name, roles]);
    }
  }
});

test.each(WEBHOOK_TYPES)(
  '%s is in the catalogue, and its payload is what the service sends',
  (type) => {
    expect(eventTable()).toContain(`| \`${type}\` | `);
    expect(JSON.parse(sampleBody(type))).toMatchObject({
      type,
      data: { event_id: expect.any(String) },
    });
  },
);

test('the last retry comes after three days', () => {
  expect(retryTable().split('\n').at(-1)).toBe(
    '| 10 | 24 hours | 3 days, 3 hours, 35 minutes, 5 seconds |',
  );
});

test('every member of the payload is listed, and each service has a section', () => {
  const table = payloadMembers();
  for (const name of Object.keys(ORDER_PAYLOAD_SCHEMA['properties'] ?? {})) {
    expect(table).toMatch(new RegExp(`^\\| \`${name}(\\[\\])?\` \\|`, 'm'));
  }
  const sections = payloadOfServices([
    ['pakett', 'A'],
    ['hooldus', 'B'],
    ['yksikdokument', 'C'],
  ]);
  expect(sections.match(/`kohaldatavuse_deklaratsioon` \|.*all 20 answers/g)).toHaveLength(2);
  expect(sections).toContain('B. It has no document of its own');
});

test('prices and licences are those of the law data', () => {
  const services = {
    services: [
      { key: 'a', price: { kind: 'fixed', eur: 1890 }, documents: 1, discounted: { eur: 445 } },
      { key: 'b', price: { kind: 'periodic', eur: { month: 290, year: 2900 } }, documents: 0 },
      { key: 'c', price: { kind: 'tiered', eur: { R1: 1, R2: 2 } }, documents: 2 },
    ],
  };
  expect(priceTable(services, { a: 'A', b: 'B', c: 'C' }).split('\n').slice(2)).toEqual([
    '| `a` | A | 1 | 1,890 | 445 |',
    '| `b` | B | 0 | 290 a month, 2,900 a year | – |',
    '| `c` | C | 2 | R1 1, R2 2 | – |',
  ]);
  const licences = [{ key: 'professional', eur_per_month: 990, discount_quota: 10 }];
  expect(
    licenceTable(licences, { professional: { per_minute: 300, per_month: 50_000 } }),
  ).toContain('| `professional` | 990 | 300 | 50,000 | 10 |');
});

/** Limits as states them: coordinate, calls, period. */
const statedLimits = async (): Promise<Record<string, readonly [number, number]>> => {
  const text = await readFile('REQUIREMENTS.md', 'utf8');
  const rule = text.slice(text.indexOf('**R-10.80**')).replaceAll(/\s+/g, ' ');
  const parts = rule.matchAll(/((?:`[\w.]+`(?: and )?)+) (\d+) (?:a|an) (minute|hour)/g);
  const limits = [...parts].flatMap(([, places = '', max, period]) =>
    [...places.matchAll(/`([\w.]+)`/g)].map(
      ([, place = '']) => [place, [Number(max), period === 'minute' ? 60 : 3600]] as const,
    ),
  );
  return Object.fromEntries(limits);
};

test('limits of single operations are the same in code, requirements, descriptions and guides', async () => {
  const inCode = Object.entries(KEY_LIMITS).map(
    ([place, { max, windowSeconds }]) => [place, [max, windowSeconds]] as const,
  );
  expect(await statedLimits()).toEqual(Object.fromEntries(inCode));
  const table = operationLimitTable({ anonymous: { per_minute: 600, per_month: null } });
  for (const [place, [max, seconds]] of inCode) {
    const [type = '', name = ''] = place.split('.');
    const stated = `${String(max)} ${seconds === 60 ? 'a minute' : 'an hour'}`;
    const described = schema.getType(type);
    if (!isObjectType(described)) throw new Error(`${type} has no fields`);
    expect(described.getFields()[name]?.description).toContain(`At most ${stated} of one key`);
    const path = ROUTES[place]?.path;
    const row = table.split('\n').find((line) => line.includes(path ?? place));
    expect(row).toContain(`| ${stated} | key |`);
  }
  expect(table).toContain('| Requests without a valid key | 600 a minute | client address |');
});

test('limits of tiers are the same in the law data and in the requirements', async () => {
  const [text, limits] = await Promise.all([
    readFile('REQUIREMENTS.md', 'utf8'),
    readFile('kb/limits/tiers.yaml', 'utf8'),
  ]);
  const tiers = parse(limits) as Record<string, Record<'per_minute' | 'per_month', number>>;
  const rows = [...text.matchAll(/^\| (\w+)[^|]* \| ([\d,]+) \| ([\d,]+) \|$/gm)].map(
    ([, tier = '', ...numbers]) =>
      [tier.toLowerCase(), numbers.map((one) => Number(one.replaceAll(',', '')))] as const,
  );
  expect(rows.map(([tier]) => tier)).toEqual(['baas', 'professional', 'enterprise', 'sandbox']);
  for (const [tier, numbers] of rows) {
    expect([tier, tiers[tier]?.per_minute, tiers[tier]?.per_month]).toEqual([tier, ...numbers]);
  }
});

test('the period of documents in the table is that of the setting', () => {
  expect(retentionTable(5)).toContain('| Documents | 5 months; ');
});
