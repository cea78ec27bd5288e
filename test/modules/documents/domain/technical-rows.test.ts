/** Tables of the technical report. */
import { describe, expect, test } from '@jest/globals';
import { aSource } from '../../incidents/domain/small-incidents.js';
import { NO_INPUT } from '../../technical-check/domain/no-input.js';
import {
  inputRows,
  technicalRows,
} from '../../../../src/modules/documents/domain/technical-rows.js';
import type { TechnicalInput } from '../../../../src/modules/technical-check/domain/technical-input.js';
import type { TechnicalKnowledge } from '../../../../src/modules/technical-check/domain/technical-rules.js';
import type { Source } from '../../../../src/shared/source.js';
import { aCase } from './small-documents.js';
import { withWords } from './small-texts.js';

const aRuleOf = (key: string, sources: readonly Source[]): TechnicalKnowledge['rules'][number] => ({
  key,
  input: 'TLS',
  subject: 'Protocol',
  severity: 'high',
  defect: 'outdated',
  target: 'TLSv1.3',
  sources,
});

const withInput = (input: Partial<TechnicalInput>, rules: TechnicalKnowledge['rules'] = []) =>
  aCase(
    { technical: { ...NO_INPUT, ...input }, systems: ['ERP'] },
    { technicalCheck: { rules, ended: [] }, texts: withWords({ 'acts:long': 'Regulation' }) },
  );

const leaf = (validUntil: string) => ({
  subject: 'CN=a.example',
  issuer: 'CN=a.example',
  names: ['a.example'],
  validUntil: new Date(validUntil),
  bits: null,
});

const INPUTS: readonly (readonly [name: string, input: Partial<TechnicalInput>, is: string])[] = [
  ['a zone', { zone: '' }, 'DNS'],
  ['a policy for mail', { mtaSts: '' }, 'MTA-STS'],
  ['a chain of certificates', { chain: [leaf('2027-06-01'), leaf('2027-06-01')] }, 'X.509 (2)'],
  ['protocols', { protocols: ['TLSv1.2', 'TLSv1.3'] }, 'TLS: TLSv1.2, TLSv1.3'],
  ['headers', { headers: '' }, 'HTTP'],
  ['a list of components', { sbom: '{}' }, 'SBOM'],
];

test.each(INPUTS)('what was handed over is listed with the date: %s', (_name, input, system) => {
  expect(inputRows(withInput(input))).toEqual([{ system, period: 'on 2026-11-23' }]);
});

test('the domain is named with each input but the list of components', () => {
  const all = Object.fromEntries(INPUTS.flatMap(([, input]) => Object.entries(input)));
  expect(inputRows(withInput({ ...all, domain: 'a.example' })).map(({ system }) => system)).toEqual(
    [
      'DNS a.example',
      'MTA-STS a.example',
      'X.509 a.example (2)',
      'TLS a.example: TLSv1.2, TLSv1.3',
      'HTTP a.example',
      'SBOM',
    ],
  );
});

test('without files the systems of the order are listed, and findings are left to a person', () => {
  expect(inputRows(withInput({}))).toEqual([{ system: 'ERP', period: '' }]);
  expect(technicalRows(withInput({}))).toHaveLength(4);
  expect(technicalRows(withInput({}))[0]).toMatchObject({ number: '1', finding: '' });
});

test('if the rules find nothing, that is stated', () => {
  expect(
    technicalRows(withInput({ protocols: ['TLSv1.3'], headers: 'strict-transport-security: x' })),
  ).toEqual([
    {
      number: '–',
      system: 'TLS: TLSv1.3, HTTP',
      finding: 'technical:nothing',
      severity: '–',
      recommendation: '–',
    },
  ]);
});

describe('findings', () => {
  const OLD = { protocols: ['TLSv1.0'] as const, headers: '' };
  const short = { ...aSource('section 4'), title: 'RFC 8996' };
  const long = { ...aSource('art 21(1)'), title: { key: 'acts:long' } };

  test('are numbered, and name what was observed', () => {
    const rules = [
      aRuleOf('tls_old', [short]),
      { ...aRuleOf('hsts_missing', []), defect: 'missing' as const },
    ];
    expect(technicalRows(withInput(OLD, rules))).toEqual([
      {
        number: '1',
        system: 'TLS',
        finding: 'Protocol: technical:defect.outdated – TLSv1.0',
        severity: 'technical:severity.high',
        recommendation: 'technical:action.tls_old (RFC 8996, section 4)',
      },
      {
        number: '2',
        system: 'TLS',
        finding: 'Protocol: technical:defect.missing',
        severity: 'technical:severity.high',
        recommendation: 'technical:action.hsts_missing ()',
      },
    ]);
  });

  test('cite standards, or acts if there is no standard', () => {
    const basis = (...sources: readonly Source[]) =>
      technicalRows(withInput(OLD, [aRuleOf('tls_old', sources)]))[0]?.['recommendation'];
    expect(basis(long, short)).toBe('technical:action.tls_old (RFC 8996, section 4)');
    expect(basis(short, { ...short, provision: 'section 5' })).toBe(
      'technical:action.tls_old (RFC 8996, section 4; RFC 8996, section 5)',
    );
    expect(basis(long)).toBe('technical:action.tls_old (Regulation, art 21(1))');
  });

  test('are those on the date of the document', () => {
    const rules = [aRuleOf('cert_expired', [short])];
    expect(
      technicalRows(withInput({ chain: [leaf('2026-11-22T23:59:59Z')] }, rules))[0],
    ).toMatchObject({
      finding: 'Protocol: technical:defect.outdated – CN=a.example, 2026-11-22',
    });
    const valid = technicalRows(withInput({ chain: [leaf('2026-11-23T00:00:00Z')] }, rules));
    expect(valid[0]).toMatchObject({ finding: 'technical:nothing' });
  });
});
