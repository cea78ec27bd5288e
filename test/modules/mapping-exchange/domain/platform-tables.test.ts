/** Tables as their platforms document them. Sources: NIST IR 8278A Revision 1; trestle `csv-to-oscal-mc`; Openlane. */
import { describe, expect, test } from '@jest/globals';
import { linkSentence } from '../../../../src/modules/mapping-exchange/domain/export-setting.js';
import {
  olirSheets,
  openlaneTable,
  trestleTable,
} from '../../../../src/modules/mapping-exchange/domain/platform-tables.js';
import { RELATIONS } from '../../../../src/modules/mapping/domain/relation.js';
import { A_GRADE, aLink, aSetting } from './a-setting.js';

const SENTENCE = 'ID.AM: 1 – A.8.24 a; confidence high; evidence LAW, ENISA-TIG';

test('the sentence about a link has its provisions, its confidence, its evidence and its reason', () => {
  expect(linkSentence(aLink())).toBe(SENTENCE);
  expect(linkSentence(aLink({ grade: { ...A_GRADE, reason: null } }))).toBe(SENTENCE);
  expect(linkSentence(aLink({ grade: A_GRADE }))).toBe(`${SENTENCE}. Same effect.`);
});

describe('Openlane', () => {
  test('a row has type, sentence and both codes', () => {
    const { title, head, rows } = openlaneTable(aSetting());
    expect(title).toBe('mapped controls');
    expect(head).toEqual([
      'MappingType',
      'Relation',
      'Source',
      'FromControlRefCodes',
      'ToControlRefCodes',
    ]);
    expect(rows).toEqual([
      ['SUBSET', SENTENCE, 'IMPORTED', 'CYFUN_2023::ID.AM: 1', 'ISO27001::A.8.24'],
    ]);
  });

  test.each([
    ['equal', 'EQUAL'],
    ['equivalent', 'EQUAL'],
    ['subset', 'SUBSET'],
    ['superset', 'SUPERSET'],
    ['intersects', 'INTERSECT'],
  ] as const)('%s is %s', (relation, type) => {
    expect(openlaneTable(aSetting({ links: [aLink({ relation })] })).rows[0]?.[0]).toBe(type);
  });

  test.each([
    ['nis2', 'NIS2'],
    ['dora', 'DORA'],
    ['gdpr', 'GDPR'],
    ['nist_csf_2_0', 'NIST CSF'],
    ['cis_v8_1', 'CIS Controls'],
    ['recyf', 'RECYF'],
  ] as const)('%s is known as %s unless the caller names it otherwise', (to, name) => {
    expect(openlaneTable(aSetting({ to })).rows[0]?.[4]).toBe(`${name}::A.8.24`);
    const names = { from: 'Mine', to: 'Theirs' };
    expect(openlaneTable(aSetting({ to, names })).rows[0]?.slice(3)).toEqual([
      'Mine::ID.AM: 1',
      'Theirs::A.8.24',
    ]);
  });

  test('a code has no comma, which separates codes', () => {
    const target = { framework: 'iso27001', ref: 'A.8.24, a', provision: '' } as const;
    expect(openlaneTable(aSetting({ links: [aLink({ target })] })).rows[0]?.[4]).toBe(
      'ISO27001::A.8.24 a',
    );
  });
});

test('trestle: descriptions, links, then the controls of either side without a link', () => {
  const { title, head, rows } = trestleTable(aSetting({ links: [aLink({ grade: A_GRADE })] }));
  const catalogs = ['oscal-catalog-cyfun_2023.json', 'oscal-catalog-iso27001.json'];
  expect(title).toBe('mapping');
  expect(head).toEqual([
    '$$Source_Resource',
    '$$Target_Resource',
    '$$Map_Source_ID_Ref_list',
    '$$Map_Target_ID_Ref_list',
    '$$Map_Relationship',
    'confidence',
    'evidence',
  ]);
  expect(rows).toEqual([
    [
      'source catalog',
      'target catalog',
      'source control ids',
      'target control ids',
      'relationship',
      'confidence in the evidence',
      'evidence',
    ],
    [...catalogs, 'cyfun_2023_ID.AM-1', 'iso27001_A.8.24', 'subset-of', 'high', 'LAW ENISA-TIG'],
    [...catalogs, 'cyfun_2023_ID', '', '', '', ''],
    [...catalogs, 'cyfun_2023_ID.AM-2', '', '', '', ''],
    [...catalogs, '', 'iso27001_A.5.1', '', '', ''],
  ]);
});

describe('OLIR', () => {
  test('the general information names both documents and the version', () => {
    const [general] = olirSheets(aSetting());
    expect(general?.title).toBe('General Information');
    expect(general?.head).toEqual(['Field Name', 'Value']);
    expect(general?.rows).toEqual([
      ['Informative Reference Name', 'Title of cyfun_2023 – Title of iso27001'],
      ['Reference Version', 'kb_1'],
      ['Focal Document Version', 'Title of cyfun_2023'],
      ['Reference Document', 'Title of iso27001'],
      ['Summary', 'Indicative mapping; not legal advice.'],
      ['Comprehensive', 'No'],
      ['Comments', 'Descriptions are short names, not the text of the documents.'],
    ]);
  });

  test('the relationships have the columns of the template', () => {
    const [, relationships] = olirSheets(aSetting());
    expect(relationships?.title).toBe('Relationships');
    expect(relationships?.head).toEqual([
      'Focal Document Element',
      'Focal Document Element Description',
      'Rationale',
      'Relationship',
      'Reference Document Element',
      'Reference Document Element Description',
      'Comments (Optional)',
      'Strength of Relationship (Optional)',
    ]);
  });

  const rowOf = (more: Parameters<typeof aLink>[0]) =>
    olirSheets(aSetting({ links: [aLink(more)] }))[1]?.rows[0];

  test('a relationship has both elements with their names; without a grade it has no strength', () => {
    expect(rowOf({})).toEqual([
      'ID.AM: 1',
      'Devices',
      'Semantic',
      'subset of',
      'A.8.24',
      'Cryptography',
      SENTENCE,
      '',
    ]);
  });

  test.each([
    ['equal', 'equal', '10'],
    ['equivalent', 'equal', '10'],
    ['subset', 'subset of', '7'],
    ['superset', 'superset of', '7'],
    ['intersects', 'intersects with', '7'],
  ] as const)('%s is %s with the strength %s (section 3.2.12)', (relation, words, strength) => {
    const row = rowOf({ relation, grade: A_GRADE });
    expect([row?.[3], row?.[7]]).toEqual([words, strength]);
  });

  test.each([
    ['syntactic', 'Syntactic'],
    ['semantic', 'Semantic'],
    ['functional', 'Functional'],
  ] as const)('the rationale %s is %s', (rationale, word) => {
    expect(rowOf({ grade: { ...A_GRADE, rationale } })?.[2]).toBe(word);
  });

  test('an element of the reference document has no colon (section 3.2.3), and no name if unknown', () => {
    const target = { framework: 'iso27001', ref: 'a:b', provision: '' } as const;
    const source = { framework: 'cyfun_2023', ref: 'ID', provision: 'ID' } as const;
    const row = rowOf({ source, target });
    expect([row?.[1], row?.[4], row?.[5]]).toEqual(['', 'a-b', '']);
  });
});

test('every relation has a word in every table', () => {
  for (const relation of RELATIONS) {
    const setting = aSetting({ links: [aLink({ relation })] });
    expect(openlaneTable(setting).rows[0]?.[0]).toMatch(/^[A-Z]+$/);
    expect(trestleTable(setting).rows[1]?.[4]).toMatch(/^[a-z-]+$/);
  }
});
