/** Who is informed of an incident, and how severe it is. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import {
  contactRows,
  severityRows,
} from '../../../../src/modules/documents/domain/notification-rows.js';
import { aCase, COUNTRIES, type KNOWLEDGE } from './small-documents.js';
import { aSupplier, type FactChanges } from './small-order.js';

describe('contacts', () => {
  const PRIVACY = { recipient: 'clauses:contact.privacy', channel: 'clauses:contact.privacy_how' };
  const POLICE = { recipient: 'clauses:contact.police', channel: 'clauses:contact.police_how' };
  const contacts = (facts: FactChanges, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
    contactRows(aCase(facts, knowledge));

  test('the data protection authority and the police are always listed', () => {
    expect(contacts({})).toEqual([PRIVACY, POLICE]);
  });

  test('the authority comes first, with its portal', () => {
    expect(contacts({ country: 'ee' })).toEqual([
      { recipient: 'CERT', channel: 'clauses:contact.portal [https://example.org/portal]' },
      PRIVACY,
      POLICE,
    ]);
  });

  test('without a portal the kind of incident is given, and no page of the authority', () => {
    expect(contacts({ country: 'es' })[0]).toEqual({
      recipient: 'CERT',
      channel: 'clauses:contact.significant',
    });
    const countries = { ...COUNTRIES, ee: aRecord({ incident: { portalUrl: null } }) };
    expect(contacts({ country: 'ee' }, { countries })[0]?.['channel']).toBe(
      'clauses:contact.significant',
    );
  });

  test('outside the scope customers are informed instead of an authority', () => {
    expect(contacts({ country: 'ee', size: { sector: 'none', employees: 3 } })).toEqual([
      { recipient: 'clauses:contact.customers', channel: 'clauses:contact.customers_how' },
      PRIVACY,
      POLICE,
    ]);
  });

  test('the first five suppliers that are critical or have access are listed', () => {
    const critical = (name: string) => aSupplier(name, { grade: 'critical' });
    const suppliers = [
      aSupplier('Paper', { grade: 'important' }),
      aSupplier('A', { hasAccess: true }),
      ...['B', 'C', 'D', 'E', 'F'].map(critical),
    ];
    expect(contacts({ suppliers }).slice(2)).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((name) => ({
        recipient: name,
        channel: `clauses:contact.supplier [service of ${name}]`,
      })),
    );
  });
});

test('grades of severity, the least first, have name, meaning and response', () => {
  const grade = (key: string) => ({
    grade: `clauses:severity.${key}.name`,
    meaning: `clauses:severity.${key}.meaning`,
    response: `clauses:severity.${key}.response`,
  });
  expect(severityRows(aCase())).toEqual(['four', 'three', 'two', 'one'].map(grade));
});
