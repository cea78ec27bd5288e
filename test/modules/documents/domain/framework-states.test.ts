/** What the answers of an organisation mean for each framework. */
import { describe, expect, test } from '@jest/globals';
import {
  frameworkStateRows,
  sharedEvidenceRows,
} from '../../../../src/modules/documents/domain/framework-states.js';
import { statedControls } from '../../../../src/modules/documents/domain/stated-controls.js';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import { factsFor, factsOf, knowledge, textsIn } from '../composed-fixture.js';

const caseOf = (payload: Record<string, unknown>, country = 'ee') =>
  ({ knowledge, facts: factsFor(payload, country), language: 'en' }) as const;

const listed = (one: ReturnType<typeof caseOf>, framework: string, state: string) =>
  frameworkStateRows(one)
    .filter((row) => row['framework'] === framework && row['state'] === state)
    .flatMap(({ control }) => (typeof control === 'string' ? control.split(', ') : []));

const BACKUP = { vastused: { c1: 'jah', c2: 'ei' } };

describe('the state of references', () => {
  test('of ISO/IEC 27001 is that of the statement of applicability', () => {
    const one = caseOf(BACKUP);
    const [yes, no] = (['yes', 'no'] as const).map((wanted) =>
      statedControls(one)
        .filter(({ answer }) => answer === wanted)
        .map(({ ref }) => ref),
    );
    expect(yes).toEqual(expect.arrayContaining(['A.8.13', 'A.8.14']));
    expect(listed(one, 'ISO/IEC 27001', 'In place').filter((ref) => ref.startsWith('A.'))).toEqual(
      yes?.filter((ref) => listed(one, 'ISO/IEC 27001', 'In place').includes(ref)),
    );
    expect(no).toEqual(expect.arrayContaining(listed(one, 'ISO/IEC 27001', 'Missing')));
  });

  test('of a point of the Regulation follows from the questions that cite it', () => {
    expect(listed(caseOf(BACKUP), 'Regulation (EU) 2024/2690', 'In place')).toContain('point 4.2');
    expect(listed(caseOf(BACKUP), 'Regulation (EU) 2024/2690', 'Missing')).toContain('point 4.3');
  });

  test('of other references is that of their measure', () => {
    expect(listed(caseOf(BACKUP), 'DORA', 'In part')).toContain('art 12');
    expect(listed(caseOf({ vastused: { c1: 'ei', c2: 'ei' } }), 'DORA', 'Missing')).toContain(
      'art 12',
    );
    expect(listed(caseOf(BACKUP), 'DORA', 'Not assessed')).toContain('art 28');
  });

  test('names each reference once, and what does not apply nowhere', () => {
    const rows = frameworkStateRows(caseOf({ ...BACKUP, pilveteenused: false }));
    const iso = rows.filter(({ framework }) => framework === 'ISO/IEC 27001');
    const refs = iso.flatMap(({ control }) =>
      typeof control === 'string' ? control.split(', ') : [],
    );
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs).not.toContain('A.5.23');
    expect(refs).toContain('A.5.22');
  });

  test('lists the framework of the country, and no other', () => {
    expect(listed(caseOf(BACKUP), 'E-ITS 2024', 'In place')).toContain('CON.3');
    const names = frameworkStateRows(caseOf(BACKUP, 'de')).map(({ framework }) => framework);
    expect(names).not.toContain('E-ITS 2024');
  });
});

describe('evidence for several frameworks', () => {
  test('is that of questions answered yes, with the references that it serves', () => {
    const rows = sharedEvidenceRows(caseOf(BACKUP));
    expect(rows.map(({ number }) => number)).toEqual(['c1']);
    expect(rows[0]?.['control']).toMatch(/^ISO\/IEC 27001: A\.8\.13.*\nDORA: art 12.*\nRegulation/);
    expect(rows[0]?.['control']).toContain('E-ITS 2024: CON.3');
  });

  test('is a dash if nothing is in place', () => {
    const dash = { number: '–', topic: '–', evidence: '–', control: '–' };
    expect(sharedEvidenceRows(caseOf({}))).toEqual([dash]);
  });
});

test('the framework map differs by the answers of the organisation', () => {
  const textOf = (vastused: object) => {
    const facts = { ...factsOf('electricity'), answers: factsFor({ vastused }, 'de').answers };
    const { tags } = planDocument({ kind: 'framework_map', place: 1 }, facts, 'de', knowledge);
    return textsIn(tags).join('\n');
  };
  expect(textOf({ c1: 'jah', c2: 'jah' })).toContain('Vorhanden');
  expect(textOf({})).not.toContain('Vorhanden');
});
