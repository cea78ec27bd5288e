/** Composes reports of links. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import type { Change } from '../modules/changelog/domain/change.js';
import { LinkReportsRepository } from '../modules/link-reports/link-reports.repository.js';
import { LinkReportsService } from '../modules/link-reports/link-reports.service.js';

export const makeLinkReports = (
  em: EntityManager,
  changes: readonly Change[],
): LinkReportsService =>
  new LinkReportsService({
    store: new LinkReportsRepository(em),
    changes,
    runtime: systemRuntime(),
  });
