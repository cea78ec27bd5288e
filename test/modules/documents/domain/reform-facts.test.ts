/** What a document states about a draft of law. */
import { describe, expect, test } from '@jest/globals';
import { REFORM_ROWS } from '../../../../src/modules/documents/domain/reform-rows.js';
import { about, draft, FOR_MID_CAPS } from './a-draft-case.js';

const pairs = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map(({ field, value }) => [field, value]);

describe('facts of the draft', () => {
  test('are title, stage, position, procedure and reports, each once with its address', () => {
    const reform = draft({ procedure: '2026/1(COD)', stageDate: '2026-01-20' });
    expect(pairs(REFORM_ROWS.reform_facts(about({}, reform)))).toEqual([
      ['documents:paper.facts.draft', 'COM(2026) 1. draft'],
      ['documents:paper.facts.stage', 'reforms:stages.proposal, on 2026-01-20'],
      ['documents:sample.column.position', 'on 2026-02-01'],
      ['documents:paper.facts.procedure', '2026/1(COD)'],
      ['documents:paper.columns.reports', 'First report, one.example; Second report'],
    ]);
  });

  test('have the address of the draft beside its procedure, and not among the reports', () => {
    const text = {
      title: 'COM(2026) 1 (text)',
      url: 'https://www.two.example/1',
      readOn: '2026-02-04',
    };
    const sources = [text, ...draft().sources];
    const rows = (procedure: string | null) =>
      pairs(REFORM_ROWS.reform_facts(about({}, draft({ procedure, sources }))));
    expect(rows('2026/1(COD)').slice(3)).toEqual([
      ['documents:paper.facts.procedure', '2026/1(COD), two.example/1'],
      ['documents:paper.columns.reports', 'First report, one.example; Second report'],
    ]);
    expect(rows(null)[3]?.[1]).toBe('two.example/1');
  });

  test('leave out what is not known', () => {
    const fields = pairs(REFORM_ROWS.reform_facts(about()));
    expect(fields).toContainEqual(['documents:paper.facts.stage', 'reforms:stages.proposal']);
    expect(fields).toHaveLength(4);
  });

  test('reports of a change alone are listed, too', () => {
    const third = { title: 'Third report', url: null, readOn: '2026-02-04' };
    const reform = draft({ changes: [{ ...FOR_MID_CAPS, sources: [third] }] });
    expect(pairs(REFORM_ROWS.reform_facts(about({}, reform))).at(-1)?.[1]).toMatch(
      /; Third report$/,
    );
  });

  test('are blank without a draft', () => {
    expect(REFORM_ROWS.reform_facts(about({ reform: null }))).toEqual([
      { field: 'documents:paper.facts.draft', value: '' },
    ]);
  });
});
