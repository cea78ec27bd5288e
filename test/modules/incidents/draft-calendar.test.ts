import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { draftCalendar } from '../../../src/modules/incidents/draft-calendar.graphql.js';
import type { CalendarEvent } from '../../../src/modules/incidents/domain/calendar-file.js';
import { ReformNoteView } from '../../../src/shared/graphql/reform.graphql.js';

const AT = new Date('2026-03-01T08:00:00Z');
const EVENT: CalendarEvent = {
  key: 'gdpr_authority 2026-03-01T08:00:00Z ee',
  at: AT,
  title: 'GDPR: notification',
  description: 'Within 96 h.',
  alarmSeconds: 3_600,
};
const NOTE = Object.assign(new ReformNoteView(), {
  id: 'x',
  name: 'COM(2025) 837',
  title: 'Digital Omnibus',
  stage: 'proposal',
  stageName: 'proposal',
  stageDate: null,
  positionDate: '2026-06-18',
  isLaw: false,
  notice: 'Draft, not law.',
  sources: [],
});

test('events under a draft name it and have separate keys', () => {
  const written: [string, readonly CalendarEvent[], Date][] = [];
  const write = draftCalendar((...all) => {
    written.push(all);
    return 'file';
  }, NOTE);
  expect(write('Incident deadlines', [EVENT], AT)).toBe('file');
  expect(written).toStrictEqual([
    [
      'Incident deadlines: COM(2025) 837',
      [
        {
          ...EVENT,
          key: `${EVENT.key} x`,
          title: 'COM(2025) 837: GDPR: notification',
          description: 'Draft, not law.\nWithin 96 h.',
        },
      ],
      AT,
    ],
  ]);
});
