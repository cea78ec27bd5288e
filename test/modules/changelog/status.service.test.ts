import { expect, test } from '@jest/globals';
import type {
  ComponentName,
  ComponentState,
  Probes,
} from '../../../src/modules/changelog/status.ports.js';
import { StatusService } from '../../../src/modules/changelog/status.service.js';
import { memoryArchive } from '../../fakes/memory-archive.js';

const up: ComponentState = { status: 'ok', mode: null };
const down: ComponentState = { status: 'down', mode: null };

const parts = {
  log: [],
  archive: memoryArchive({ 'kb_2026-01-01_00000000': {} }),
  build: { version: '1.0.0', startedAt: new Date('2026-01-01T00:00:00Z') },
};

const withDown = (...names: ComponentName[]): Probes => ({
  check: () => {
    const state = (name: ComponentName) => (names.includes(name) ? down : up);
    return Promise.resolve({
      api: state('api'),
      database: state('database'),
      redis: state('redis'),
      worker: state('worker'),
    });
  },
});

const cases: { names: ComponentName[]; overall: string }[] = [
  { names: [], overall: 'operational' },
  { names: ['redis'], overall: 'degraded' },
  { names: ['worker'], overall: 'degraded' },
  { names: ['redis', 'worker'], overall: 'degraded' },
  { names: ['database'], overall: 'outage' },
  { names: ['database', 'redis'], overall: 'outage' },
  { names: ['api'], overall: 'outage' },
];

test.each(cases)('with $names down the service status is $overall', async ({ names, overall }) => {
  const report = await new StatusService({ ...parts, probes: withDown(...names) }).status();
  expect(report.overall).toBe(overall);
});

test.each([
  { now: '2026-01-01T00:00:00.000Z', seconds: 0 },
  { now: '2026-01-01T00:00:01.999Z', seconds: 1 },
  { now: '2026-01-02T00:00:00.000Z', seconds: 86_400 },
  { now: '2025-12-31T23:59:59.000Z', seconds: 0 },
])('at $now the uptime of the process is $seconds seconds', ({ now, seconds }) => {
  const health = new StatusService({ ...parts, probes: withDown() }).health(new Date(now));
  expect(health).toEqual({ status: 'ok', version: '1.0.0', uptimeSeconds: seconds });
});
