/** Facts of an order in tables; what it lacks is blank. */
import { describe, expect, test } from '@jest/globals';
import {
  amendmentRows,
  earlierRows,
  findingRows,
  organisationRows,
  processRows,
  roleRows,
  supplierRows,
  systemRows,
} from '../../../../src/modules/documents/domain/order-rows.js';
import {
  isUnchanged,
  lawParams,
} from '../../../../src/modules/documents/domain/re-signing-rows.js';
import { aCase } from './small-documents.js';
import { aSupplier, ORGANISATION } from './small-order.js';

test('the organisation has a row per fact', () => {
  const one = aCase({
    organisation: ORGANISATION,
    size: {
      sector: 'energy',
      activityCode: '35.11',
      employees: 0,
      turnoverMeur: 1.5,
      balanceMeur: 2,
      scope: 'all',
    },
  });
  expect(organisationRows(one).map(({ field, value }) => [field, value])).toEqual([
    ['documents:paper.facts.name', 'A'],
    ['documents:paper.facts.registration_code', '1'],
    ['documents:paper.facts.address', 'Street 1'],
    ['documents:paper.facts.contact', 'Mari'],
    ['documents:paper.facts.phone', '+372 1'],
    ['documents:paper.facts.email', 'a@example.org'],
    ['documents:paper.facts.sector', 'sectors:names.energy'],
    ['documents:paper.facts.activity_code', '35.11'],
    ['documents:paper.facts.employees', '0'],
    ['documents:paper.facts.turnover', '1.5'],
    ['documents:paper.facts.balance', '2'],
    ['documents:paper.facts.scope', 'all'],
  ]);
});

test('facts that are missing are blank; a sector that is not known stays as written', () => {
  expect(organisationRows(aCase()).map(({ value }) => value)).toEqual(Array(12).fill(''));
  expect(organisationRows(aCase({ size: { sector: 'fishery' } }))[6]?.['value']).toBe('fishery');
});

test('roles have holder, task and provision', () => {
  const rows = roleRows(aCase({ roles: { data_protection: 'Mari' } }));
  expect(rows[0]).toEqual({
    role: 'Board',
    holder: '',
    task: 'documents:paper.roles.board.task',
    basis: 'documents:paper.acts.nis2, art 20(1)',
  });
  expect(rows.map(({ holder }) => holder)).toEqual(['', '', '', '', 'Mari']);
});

describe('what the order does not list leaves four lines to fill in', () => {
  const four = (row: object) => [row, row, row, row];

  test('suppliers', () => {
    expect(supplierRows(aCase())).toEqual(
      four({ supplier: '', delivers: '', criticality: '', assessed: '' }),
    );
    expect(
      supplierRows(aCase({ suppliers: [aSupplier('Cloud', { criticality: 'vital' })] })),
    ).toEqual([
      { supplier: 'Cloud', delivers: 'service of Cloud', criticality: 'vital', assessed: '' },
    ]);
  });

  test('processes', () => {
    expect(processRows()).toEqual(four({ process: '', rto: '', rpo: '', responsible: '' }));
  });

  test('systems', () => {
    expect(systemRows(aCase())).toEqual(four({ system: '', period: '' }));
    expect(systemRows(aCase({ systems: ['ERP'] }))).toEqual([{ system: 'ERP', period: '' }]);
  });

  test('findings, numbered', () => {
    const empty = { system: '', finding: '', severity: '', recommendation: '' };
    expect(findingRows()).toEqual(['1', '2', '3', '4'].map((number) => ({ ...empty, number })));
  });

  test('earlier documents and their amendments', () => {
    expect(earlierRows(aCase())).toEqual(four({ document: '', digest: '' }));
    expect(amendmentRows(aCase())).toEqual(four({ document: '', change: '' }));
  });
});

test('earlier documents are listed with their digests, in every format', () => {
  const earlier = [
    { fileName: 'policy.docx', sha256: 'aa' },
    { fileName: 'policy.pdf', sha256: 'bb', isOtherFormat: true },
  ];
  expect(earlierRows(aCase({ earlier }))).toEqual([
    { document: 'policy.docx', digest: 'aa' },
    { document: 'policy.pdf', digest: 'bb' },
  ]);
});

test('amendments are listed one per line, once for all formats; a dash if there are none', () => {
  const earlier = [
    { fileName: 'policy.docx', sha256: 'aa', changes: ['New.', 'Other.'] },
    { fileName: 'policy.pdf', sha256: 'bb', isOtherFormat: true, changes: ['New.'] },
    { fileName: 'plan.docx', sha256: 'cc' },
    { fileName: 'map.docx', sha256: 'dd', changes: [] },
  ];
  expect(amendmentRows(aCase({ earlier }))).toEqual([
    { document: 'policy.docx', change: 'New.' },
    { document: 'policy.docx', change: 'Other.' },
    { document: 'plan.docx', change: '–' },
    { document: 'map.docx', change: '–' },
  ]);
});

test('a renewed confirmation is unchanged only if its files were compared and none changed', () => {
  const file = { fileName: 'policy.docx', sha256: 'aa', kbVersion: 'kb_2026-03-01_abcdef01' };
  expect(isUnchanged(aCase({ earlier: [] }))).toBe(false);
  expect(isUnchanged(aCase({ earlier: [file] }))).toBe(true);
  expect(isUnchanged(aCase({ earlier: [file, { ...file, changes: ['New.'] }] }))).toBe(false);
  expect(lawParams(aCase({ earlier: [file] }))).toMatchObject({
    before: 'kb_2026-03-01_abcdef01',
    before_date: { day: '2026-03-01' },
    after: 'kb_1',
    same: 'no',
  });
});
