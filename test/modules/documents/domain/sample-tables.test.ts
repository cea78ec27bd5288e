/** Tables of the sample document. */
import { describe, expect, test } from '@jest/globals';
import { listed } from '../../../../src/modules/documents/domain/document-parts.js';
import { blocksOf } from './small-sample.js';

describe('tables', () => {
  const [duties, roles, measures, mapping, statement, incident, sources] = blocksOf('table');
  const titles = (table: typeof duties) => table?.columns.map(({ title }) => title);
  const plain = (...lines: readonly string[]) => ({ lines });
  const toned = (tone: string, ...lines: readonly string[]) => ({ lines, tone });

  test('fill the width of the page', () => {
    for (const { columns } of blocksOf('table')) {
      expect(columns.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    }
  });

  test('duties have provision and text', () => {
    expect(titles(duties)).toEqual(['column.provision', 'column.duty']);
    expect(duties?.rows).toEqual([
      [toned('strong', 'Directive, art 21'), plain('duties.measures')],
    ]);
  });

  test('roles have task and basis', () => {
    expect(titles(roles)).toEqual(['column.role', 'column.task', 'column.basis']);
    expect(roles?.rows).toEqual([
      [
        toned('strong', 'roles.board.name'),
        plain('roles.board.task'),
        toned('muted', 'Directive, art 20'),
      ],
    ]);
  });

  test('measures show what is in place, the gap and a mark for the coverage', () => {
    expect(titles(measures)).toEqual([
      '',
      'column.measure',
      'column.in_place',
      'column.gap',
      'column.coverage',
    ]);
    const row = (key: string, name: string, coverage: ReturnType<typeof toned>) => [
      toned('strong', key),
      toned('plain', name, `art 21(2)(${key})`),
      plain('in place'),
      plain('gap'),
      coverage,
    ];
    expect(measures?.rows).toEqual([
      row('a', 'risk analysis', toned('good', 'coverage.strong')),
      row('b', 'incidents', toned('attention', 'coverage.partial')),
      row('c', 'continuity', toned('attention', 'coverage.partial')),
    ]);
  });

  test('the mapping lists controls, or a dash', () => {
    expect(titles(mapping)).toEqual([
      'column.article',
      'ISO/IEC 27001:2022',
      'DORA',
      'column.gdpr',
    ]);
    expect(mapping?.rows).toEqual([
      [toned('strong', 'art 21(2)(a)'), plain('A.5.1, A.5.2'), plain('art 5'), plain('–')],
      [toned('strong', 'art 21(2)(b)'), plain('–'), plain('–'), plain('art 32')],
      [toned('strong', 'art 21(2)(c)'), plain('–'), plain('–'), plain('art 32')],
    ]);
    expect(listed(['x', 'y'])).toEqual(plain('x, y'));
  });

  test('the statement shows for each control whether it applies, and marks its state', () => {
    expect(titles(statement)).toEqual([
      'column.control',
      'column.control_title',
      'column.measures',
      'column.applies',
      'column.state',
      'column.reason',
    ]);
    const row = (state: string, tone: string, answer: string) => [
      toned('strong', `A.${state}`),
      plain(`title of ${state}`),
      toned('muted', 'a, b'),
      plain(answer),
      toned(tone, `state.${state}`),
      plain('reason'),
    ];
    expect(statement?.rows).toEqual([
      row('implemented', 'good', 'answer.applies'),
      row('partly', 'attention', 'answer.applies'),
      row('planned', 'attention', 'answer.applies'),
      row('excluded', 'muted', 'answer.excluded'),
    ]);
  });

  test('stages show their content and when they end in the example', () => {
    expect(titles(incident)).toEqual(['column.stage', 'column.content', 'column.example']);
    const row = (key: string, end: string) => [
      toned('strong', `incident.${key}.name`),
      plain(`incident.${key}.content`),
      plain(end),
    ];
    expect(incident?.rows).toEqual([
      row('early_warning', '2026-01-29 10:05 UTC'),
      row('final_report', '2026-02-28 10:05 UTC'),
    ]);
  });

  test('sources have act, provisions and position, with a link', () => {
    expect(titles(sources)).toEqual(['column.act', 'column.provision', 'column.position']);
    expect(sources?.rows).toEqual([
      [
        { lines: ['Directive'], tone: 'strong', url: 'https://example.org/art 20; art 21' },
        plain('art 20; art 21'),
        plain('2026-01-01'),
      ],
    ]);
  });
});
