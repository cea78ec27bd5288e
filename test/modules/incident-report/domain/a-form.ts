/** A form of a report and its items; tests override the members that matter to them. */
import type {
  ReportForm,
  ReportItem,
} from '../../../../src/modules/incident-report/domain/report-form.js';

const SOURCE = {
  title: 'Act',
  provision: 'art 1',
  url: 'https://example.org/',
  positionDate: '2026-01-01',
};

export const anItem = (change: Partial<ReportItem> = {}): ReportItem => ({
  number: '1',
  titles: [],
  members: ['name'],
  need: 'required',
  when: null,
  isOnce: false,
  format: null,
  files: [],
  schema: null,
  source: SOURCE,
  ...change,
});

export const aForm = (
  items: readonly ReportItem[],
  file: ReportForm['file'] = null,
): ReportForm => ({
  kind: 'dora_initial_notification',
  regime: 'dora',
  title: { key: 'x:y' },
  items,
  file,
  sources: [SOURCE],
});
