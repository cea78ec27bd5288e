/** Which stages of an act an organisation has, and what each contains. */
import { describe, expect, test } from '@jest/globals';
import { aRegime, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import { termRows } from '../../../../src/modules/documents/domain/notification-rows.js';
import { aCase } from './small-documents.js';
import { type FactChanges } from './small-order.js';

const LARGE = { sector: 'power', employees: 300 };

describe('stages of a package', () => {
  const regimes = [
    aRegime([
      aStage({ stage: 'incident_notification' }),
      aStage({ stage: 'trust_service_notification' }),
      aStage({ stage: 'final_report_after_handling' }),
      aStage({ stage: 'progress_report' }),
    ]),
  ];
  const incident = { ...KNOWN, national: { ee: regimes } };
  const rows = (facts: FactChanges) =>
    termRows(aCase({ country: 'ee', size: LARGE, ...facts }, { incident }));

  test('without trust services their stage is left out', () => {
    expect(rows({}).map(({ step }) => step)).toEqual([
      'clauses:stage.incident_notification',
      'clauses:stage.final_report_after_handling',
      'clauses:stage.progress_report',
    ]);
    expect(rows({ profile: { entityTypes: ['trust_provider'] } })).toHaveLength(4);
  });

  test('a stage that repeats another has its content, the rest the state of the incident', () => {
    const contents = rows({ profile: { entityTypes: ['trust_provider'] } }).map(
      ({ content }) => content,
    );
    expect(contents.slice(1)).toEqual([
      'clauses:contents.incident_notification',
      'clauses:contents.final_report',
      'clauses:contents.other',
    ]);
  });
});
