/** Creates the service of reports about links. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import type { Change } from '../changelog/domain/change.js';
import { LinkReportsRepository } from './link-reports.repository.js';
import { LinkReportsService } from './link-reports.service.js';

export const createLinkReportsModule = (
  em: EntityManager,
  changes: readonly Change[],
): LinkReportsService =>
  new LinkReportsService({
    store: new LinkReportsRepository(em),
    changes,
    runtime: systemRuntime(),
  });
