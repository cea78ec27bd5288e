/** Changes of the law data as events: order, filters, and continuation over releases. */
import { expect, test } from '@jest/globals';
import type { Change } from '../../../src/modules/changelog/domain/change.js';
import {
  versionsBefore,
  type LawChangeFilter,
} from '../../../src/modules/changelog/domain/law-changes.js';
import { LawChangesService } from '../../../src/modules/changelog/law-changes.service.js';
import { nameUuid } from '../../../src/platform/crypto/name-uuid.js';
import { isUuid } from '../../../src/shared/uuid.js';

const [FIRST, SECOND, THIRD] = [
  'kb_2026-01-01_00000001',
  'kb_2026-01-02_00000002',
  'kb_2026-01-02_00000003',
] as const;

const change = (id: string, more: Partial<Change>): Change => ({
  id,
  date: '2026-01-02',
  kbVersion: SECOND,
  previousKbVersion: FIRST,
  act: 'Act',
  provision: null,
  country: null,
  kind: 'added',
  description: { et: id },
  url: 'https://example.org',
  ...more,
});

const RELEASED = [
  change('z-first', { kbVersion: FIRST, previousKbVersion: null, date: '2026-01-01' }),
  change('m-estonia', { country: 'ee' }),
  change('n-germany', { country: 'de', measures: ['b'] }),
];
/** Its day and its id come before those of records that were published earlier. */
const LATER = change('a-later', { kbVersion: THIRD, previousKbVersion: SECOND });

const eventIdOf = (id: string): string => nameUuid('test', id);

const serviceOf = (log: readonly Change[], present: string): LawChangesService =>
  new LawChangesService({ log, present, eventIdOf });

const ALL: LawChangeFilter = { country: null, measure: null, framework: null };

/** Everything that comes before the stream waits. */
async function idsOf(
  service: LawChangesService,
  after: string | null,
  filter: Partial<LawChangeFilter> = {},
): Promise<readonly string[]> {
  const ids: string[] = [];
  const stream = service.follow({ ...ALL, ...filter }, after)[Symbol.asyncIterator]();
  for (;;) {
    const waits = new Promise<null>((resolve) => setImmediate(resolve, null));
    const next = await Promise.race([stream.next(), waits]);
    if (next === null || next.done === true) break;
    ids.push(next.value.change.id);
  }
  await stream.return?.();
  return ids;
}

test('a subscriber receives each change once, even if a later release adds earlier ids', async () => {
  const before = serviceOf(RELEASED, SECOND);
  expect(await idsOf(before, null)).toEqual(['m-estonia', 'n-germany']);
  expect(await idsOf(before, eventIdOf('n-germany'))).toEqual([]);
  const restarted = serviceOf([LATER, ...RELEASED], THIRD);
  expect(await idsOf(restarted, eventIdOf('n-germany'))).toEqual(['a-later']);
  expect(await idsOf(restarted, 'z-first')).toEqual(['m-estonia', 'n-germany', 'a-later']);
  expect(await idsOf(restarted, null)).toEqual(['a-later']);
});

test('filters keep changes that are not limited to others', async () => {
  const service = serviceOf([LATER, ...RELEASED], THIRD);
  const idsFor = (filter: Partial<LawChangeFilter>) => idsOf(service, 'z-first', filter);
  expect(await idsFor({ country: 'ee' })).toEqual(['m-estonia', 'a-later']);
  expect(await idsFor({ measure: 'a' })).toEqual(['m-estonia', 'a-later']);
  expect(await idsFor({ measure: 'b', country: 'de' })).toEqual(['n-germany', 'a-later']);
  expect(await idsFor({ framework: 'iso27001' })).toHaveLength(3);
});

test('an unknown id is refused', () => {
  expect(() => serviceOf(RELEASED, SECOND).follow(ALL, 'nothing')).toThrow();
});

test('a stream that is closed while it waits ends', async () => {
  const stream = serviceOf(RELEASED, SECOND).follow(ALL, 'n-germany')[Symbol.asyncIterator]();
  const next = stream.next();
  await stream.return?.();
  expect(await next).toEqual({ done: true, value: undefined });
});

test('ids of events are UUIDs derived from the record', () => {
  const ids = RELEASED.map(({ id }) => eventIdOf(id));
  expect(ids.every(isUuid)).toBe(true);
  expect(new Set(ids).size).toBe(RELEASED.length);
  expect(ids[0]).toBe(nameUuid('test', 'z-first'));
  expect(ids[0]).toMatch(/^.{14}8.{4}[89ab]/);
});

test('versions before a change are those that do not contain it', () => {
  const of = versionsBefore([LATER, ...RELEASED], THIRD);
  expect([of(LATER), ...RELEASED.map(of)]).toEqual([[FIRST, SECOND], [], [FIRST], [FIRST]]);
});
