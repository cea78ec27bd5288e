/** Table of workers that are alive. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../postgres/tables.js';

export const WorkerHeartbeatEntity = defineEntity({
  name: 'WorkerHeartbeat',
  tableName: 'worker_heartbeat',
  properties: { workerId: p.text().primary(), at: p.datetime() },
});

/** Columns that we read of graphile-worker's public view. Source: its documentation, "graphile_worker.jobs". */
type JobsView = Readonly<{
  id: string;
  task_identifier: string;
  run_at: Date;
  attempts: number;
  max_attempts: number;
  locked_at: Date | null;
  locked_by: string | null;
  key: string | null;
  last_error: string | null;
}>;

declare module '../postgres/tables.js' {
  interface Tables {
    worker_heartbeat: TableOf<typeof WorkerHeartbeatEntity>;
    'graphile_worker.jobs': JobsView;
  }
}
